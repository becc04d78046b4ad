/** Messages that visitors send to the bot (bot/knowledge): none of them expresses danger. */
import { readdirSync, readFileSync } from 'node:fs';

type Entry = { id: string; asks: string[] };

/** Entries about emergencies: their questions may sound like one. */
const aboutDanger = /emergenc|danger|pain|crisis/;
const heldOut = 3;

/** `measured`: the questions of every third entry and the development questions, which train nothing. */
export function ordinaryQuestions(locale: string): Record<'training' | 'measured', string[]> {
  const folder = new URL(`../knowledge/${locale}/`, import.meta.url);
  const entries = readdirSync(folder)
    .sort()
    .flatMap((name): Entry[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    .filter(({ id }) => !aboutDanger.test(id));
  const asksOf = (chosen: readonly Entry[]) => chosen.flatMap(({ asks }) => asks);
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../questions/${name}.${locale}.json`, folder), 'utf8'));
  const elsewhere: Record<string, string[]> = read('unanswered');
  const { answerable, unanswerable }: { answerable: { question: string }[]; unanswerable: string[] } =
    read('development');
  return {
    training: [...asksOf(entries.filter((_, nth) => nth % heldOut !== 0)), ...Object.values(elsewhere).flat()],
    measured: [
      ...asksOf(entries.filter((_, nth) => nth % heldOut === 0)),
      ...answerable.map(({ question }) => question),
      ...unanswerable,
    ],
  };
}
