/** Helpers for the steps of a template and the lines of its preview, for the files in de/ and en/. */
import type { TemplateLine, TemplateStep } from './schema.ts';

export const say = (text: string): TemplateStep => ({ block: 'message', text });
export const ask = (text: string): TemplateStep => ({ block: 'question', text });
export const choose = (text: string): TemplateStep => ({ block: 'choice', text });
export const branch = (text: string): TemplateStep => ({ block: 'branch', text });
export const lookUp = (text: string): TemplateStep => ({ block: 'knowledge', text });
export const handOver = (text: string): TemplateStep => ({ block: 'handover', text });

export const visitor = (text: string): TemplateLine => ({ from: 'visitor', text });
export const team = (text: string): TemplateLine => ({ from: 'team', text });
/** `source`: source of the answer. */
export const bot = (text: string, source?: string): TemplateLine => ({
  from: 'assistant',
  text,
  ...(source && { source }),
});
/** The voice assistant repeats what it understood, and waits for a yes. */
export const readBack = (text: string): TemplateLine => ({ ...bot(text), act: 'reads-back' });
