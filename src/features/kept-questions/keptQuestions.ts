/**
 * Questions that the chat could not answer and that visitors let us keep: only the text, without a time of day or
 * anything about the visitor, for 90 days (docs/how-to/teach-the-bot.md).
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import type { Locale } from '../../routes/table.ts';

export const keptDays = 90;

export type KeptQuestion = { locale: string; text: string; count: number; latest: string };

export type KeptQuestions = { keep(text: string, locale: Locale): Promise<void> };

export const createKeptQuestions = ({ write }: Pick<Database, 'write'>): KeptQuestions => ({
  keep: (text, locale) =>
    write(async (transaction) => {
      const row = { id: randomUUID(), locale, text, kept_on: dayOf(new Date()) };
      await transaction.insertInto('kept_question').values(row).execute();
    }),
});

/** Most frequent first. Questions that differ only in case count as one. */
export async function listKeptQuestions({ query }: Pick<Database, 'query'>): Promise<KeptQuestion[]> {
  const rows = await query.selectFrom('kept_question').select(['locale', 'text', 'kept_on']).execute();
  const groups = Map.groupBy(rows, ({ locale, text }) => `${locale} ${text.trim().toLowerCase()}`);
  return [...groups.values()]
    .map((same) => ({
      ...{ locale: same[0]?.locale ?? '', text: same[0]?.text ?? '', count: same.length },
      latest:
        same
          .map((row) => row.kept_on)
          .sort()
          .at(-1) ?? '',
    }))
    .sort((one, other) => other.count - one.count || other.latest.localeCompare(one.latest));
}

/** Returns how many were deleted. */
export async function deleteOldQuestions({ query }: Pick<Database, 'query'>, now: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('kept_question')
    .where('kept_on', '<', dayOf(new Date(now.getTime() - keptDays * 86_400_000)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
