/** The fixed crisis response, by kind and language: texts from the words, numbers from `helplines`. */
import type { Locale } from '../../routes/table.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import { type CrisisKind, type DangerKind, dangerKinds } from './crisisModel.ts';
import { helplines } from './helplines.ts';

export type CrisisAnswer = {
  title: string;
  /** Paragraphs separated by blank lines; lines that begin with "• " are list items. */
  text: string;
  /** Substrings of the text that are rendered as links. */
  links: readonly { text: string; href: string }[];
};

export type CrisisAnswers = Readonly<Record<DangerKind, CrisisAnswer>>;

export const crisisAnswer = (kind: DangerKind, locale: Locale): CrisisAnswer => {
  const { title, paragraphs, ways, after } = wordsFor(locale).safety[kind];
  const entries = ways.map((way) => `• ${way}`).join('\n');
  return { title, ...withNumbers([...paragraphs, entries, ...after].join('\n\n')) };
};

/** For a text that may be harmless: `line` stands above its answer; `ask` is the reply if nothing answers it. */
export function unsureAnswer(kind: CrisisKind, locale: Locale): Record<'line' | 'ask', Omit<CrisisAnswer, 'title'>> {
  const { ask, ...lines } = wordsFor(locale).safety.unsure;
  return { line: withNumbers(lines[kind]), ask: withNumbers(fill(ask, { line: lines[kind] })) };
}

function withNumbers(template: string): Omit<CrisisAnswer, 'title'> {
  const used = Object.entries(helplines).filter(([name]) => template.includes(`{${name}}`));
  return {
    text: fill(template, Object.fromEntries(used.map(([name, { text }]) => [name, text]))),
    links: used.map(([, { text, href }]) => ({ text, href })),
  };
}

/** All responses of a language, for client scripts, which fetch their words from the server. */
export const crisisAnswers = (locale: Locale): CrisisAnswers => {
  const [self, violence, medical, threat] = dangerKinds.map((kind) => crisisAnswer(kind, locale));
  if (!self || !violence || !medical || !threat) throw new Error('A kind of crisis has no answer');
  return { self, violence, medical, threat };
};
