/** Measures the bot's answers with a file of questions: the rates of issue and decision 0291. */
import { z } from 'zod';
import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import { fill } from '../../src/text/words/words.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import type { Bot } from './createBot.ts';

/** Questions by people who saw only the pages. Texts may contain tokens. */
export const questionFileSchema = z.object({
  answerable: z.array(
    z.object({
      question: z.string(),
      /** Addresses of the pages that state the fact. */
      pages: z.array(z.string()),
      fact: z.string(),
      /** A right answer contains one of them. */
      needles: z.array(z.string()),
    }),
  ),
  unanswerable: z.array(z.string()),
});

export type QuestionFile = z.infer<typeof questionFileSchema>;

export type Rates = {
  answerable: number;
  /** Shares of the answerable questions. */
  rightSource: number;
  needle: number;
  refused: number;
  askedBack: number;
  /** Share of the unanswerable questions. */
  unanswerable: number;
  rightlyRefused: number;
  medianLength: number;
};

export async function evaluateBot(
  bot: Bot,
  { answerable, unanswerable }: QuestionFile,
  locale: Locale,
): Promise<{ rates: Rates; failures: string[] }> {
  const tokens = knowledgeTokens(locale);
  const ask = (question: string) =>
    bot.answer({ botId: 'evaluate', locale, text: fill(question, tokens), history: [] });
  const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ').toLowerCase();
  const failures: string[] = [];
  const asked: { kind: string; length: number; isRight: boolean; hasNeedle: boolean }[] = [];
  for (const { question, pages, needles, fact } of answerable) {
    const { kind, text, sources } = await ask(question);
    const isRight = pages.map((page) => homeOf(page, locale)).includes(sources[0]?.href.split('#')[0] ?? '');
    const hasNeedle = needles.some((needle) => plain(text).includes(plain(fill(needle, tokens))));
    asked.push({ kind, length: text.length, isRight: kind !== 'unsure' && kind !== 'clarify' && isRight, hasNeedle });
    if (!isRight || !hasNeedle)
      failures.push(
        `${kind} ${isRight ? '' : 'SOURCE '}${question}\n   wanted: ${fact}\n   got: ${text} (${sources.map(({ href }) => href).join(' ')})`,
      );
  }
  let rightlyRefused = 0;
  for (const question of unanswerable) {
    const { kind, text } = await ask(question);
    if (kind !== 'answer' && kind !== 'clarify') rightlyRefused += 1;
    else failures.push(`NOT REFUSED ${kind} ${question}\n   got: ${text}`);
  }
  const share = (count: number, of: number) => (of === 0 ? 1 : count / of);
  const count = (isCounted: (one: (typeof asked)[number]) => boolean) =>
    share(asked.filter(isCounted).length, asked.length);
  const lengths = asked.map(({ length }) => length).sort((one, other) => one - other);
  return {
    rates: {
      answerable: asked.length,
      rightSource: count(({ isRight }) => isRight),
      needle: count(({ hasNeedle }) => hasNeedle),
      refused: count(({ kind }) => kind === 'unsure'),
      askedBack: count(({ kind }) => kind === 'clarify'),
      unanswerable: unanswerable.length,
      rightlyRefused: share(rightlyRefused, unanswerable.length),
      medianLength: lengths[Math.floor(lengths.length / 2)] ?? 0,
    },
    failures,
  };
}

/** A file of questions may call the home page `/index`. */
const homeOf = (page: string, locale: Locale): string =>
  ['/', '/index', '/home', '/en', '/en/home'].includes(page) ? href('home', locale) : page;

export const ratesInWords = (rates: Rates): string =>
  Object.entries(rates)
    .map(([name, value]) => `${name.padEnd(16)} ${value <= 1 ? `${(100 * value).toFixed(1)} %` : value}`)
    .join('\n');
