/** Parses a request body into a question, or returns the status and the reason for the refusal. */
import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '../../src/routes/table.ts';
import { parseJson } from '../../src/security/readBody.ts';
import { type BotQuestion, questionLimits, speakers } from '../protocol/botApi.ts';

export type QuestionError = {
  status: 400 | 413 | 422;
  why: 'json' | 'tooLarge' | 'empty' | 'tooLong' | 'history' | 'shape';
};

export type ReadQuestionResult = { question: BotQuestion } | { wrong: QuestionError; locale: Locale };

/** Removes control, format and surrogate characters: they could only hide text. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();

const spoken = z.string({ error: 'shape' }).transform(stripControlCharacters);

const turn = z.strictObject({ who: z.enum(speakers), text: spoken }, { error: 'history' });

const schema = z.strictObject({
  botId: z.string().regex(/^[\w.-]{1,64}$/, 'shape'),
  locale: z.enum(locales, { error: 'shape' }),
  text: spoken
    .refine((text) => text !== '', 'empty')
    .refine((text) => [...text].length <= questionLimits.text, 'tooLong'),
  history: z
    .array(turn, { error: 'history' })
    .max(questionLimits.turns, 'history')
    .refine((turns) => bytesOf(turns) <= questionLimits.historyBytes, 'history')
    .default([]),
  page: z
    .string({ error: 'shape' })
    .max(300, 'shape')
    .regex(/^\/(?!\/)/, 'shape')
    .optional(),
  isPrivate: z.boolean({ error: 'shape' }).optional(),
});

export function readQuestion({ bytes, tooLarge }: { bytes: Uint8Array; tooLarge: boolean }): ReadQuestionResult {
  const text = new TextDecoder().decode(bytes);
  const locale = localeIn(text);
  if (tooLarge) return { wrong: { status: 413, why: 'tooLarge' }, locale };
  const said = parseJson(text);
  if (typeof said !== 'object' || said === null) return { wrong: { status: 400, why: 'json' }, locale };
  const result = schema.safeParse(said);
  if (result.success) return { question: result.data };
  const [issue] = result.error.issues;
  const why = reasons.find((reason) => reason === issue?.message) ?? 'shape';
  return { wrong: { status: 422, why: issue?.path[0] === 'history' ? 'history' : why }, locale };
}

const reasons = ['empty', 'tooLong', 'history', 'shape'] as const;

const bytesOf = (turns: readonly { text: string }[]): number =>
  turns.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/** The locale for the error sentence, read from the raw text because an invalid body may still name one. */
const localeIn = (json: string): Locale => {
  const named = /"locale"\s*:\s*"(\w+)"/.exec(json)?.[1];
  return locales.find((locale) => locale === named) ?? defaultLocale;
};
