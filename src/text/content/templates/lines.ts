/** Helpers for the steps of a template and the lines of its preview, for the files in de/ and en/. */
import type { Line, Step } from './schema.ts';

export const say = (text: string): Step => ({ block: 'message', text });
export const ask = (text: string): Step => ({ block: 'question', text });
export const choose = (text: string): Step => ({ block: 'choice', text });
export const branch = (text: string): Step => ({ block: 'branch', text });
export const know = (text: string): Step => ({ block: 'knowledge', text });
export const handOver = (text: string): Step => ({ block: 'handover', text });

export const visitor = (text: string): Line => ({ from: 'visitor', text });
export const team = (text: string): Line => ({ from: 'team', text });
/** `source`: source of the answer. */
export const bot = (text: string, source?: string): Line => ({ from: 'assistant', text, ...(source && { source }) });
