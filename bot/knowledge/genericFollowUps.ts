import type { FollowUps } from './joinFollowUps.ts';

/** By the id of the answered entry, then by the name of a question: the entry that is meant, or `none`. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** By the name of a question. */
export type Wordings = Readonly<Record<string, readonly string[]>>;

/** Wordings of each question after each answer; taken in turn, so that all are used. */
const perAnswer = 3;

/** Follow-ups that name no topic, such as "What does that cost?": what they mean depends on the last answer alone. */
export function genericFollowUps(meanings: Meanings, wordings: Wordings): FollowUps {
  const used = new Map<string, number>();
  const next = (name: string): string[] => {
    const at = used.get(name) ?? 0;
    const texts = wordings[name] ?? [];
    used.set(name, at + perAnswer);
    return Array.from(
      { length: Math.min(perAnswer, texts.length) },
      (_, nth) => texts[(at + nth) % texts.length] ?? '',
    );
  };
  return Object.fromEntries(
    Object.entries(meanings).map(([answered, targets]) => [
      answered,
      Object.entries(targets).flatMap(([name, target]) => next(name).map((text) => [text, target] as const)),
    ]),
  );
}
