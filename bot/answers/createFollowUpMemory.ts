/**
 * Remembers what people ask after each answer (bot/knowledge/followUps): a follow-up that resembles one of these messages
 * means its entry, whatever other entries its few words resemble.
 */
import type { Features } from './questionFeatures.ts';

/** What visitors ask after an entry's answer, with the entry that answers it, or `none`. */
export type FollowUps = Readonly<Record<string, readonly (readonly [text: string, id: string])[]>>;

/** A text per entry, a line per message with its entry first: 12,000 arrays would take 4 MB more per language. */
export type FollowUpLines = Readonly<Record<string, string>>;

/** By the id of the answered entry. */
export type FollowUpsAfter = (id: string) => FollowUps[string];

export const toLines = (followUps: FollowUps): FollowUpLines =>
  Object.fromEntries(
    Object.entries(followUps).map(([answered, messages]) => [
      answered,
      messages.map(([message, id]) => `${id} ${message}`).join('\n'),
    ]),
  );

export const fromLines =
  (lines: FollowUpLines): FollowUpsAfter =>
  (answered) =>
    (lines[answered]?.split('\n') ?? []).map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(end + 1), line.slice(0, end)];
    });

/** By the id of an entry or `none`: similarity to the most similar message that meant it, from 0 to 1. */
export type Recall = ReadonlyMap<string, number>;

/** How much a message after a neighbouring answer counts: "are they extra?" about one template, asked about another. */
const neighbourShare = 0.6;

/** `neighboursOf`: entries that people ask for next. */
export function createFollowUpMemory(
  followUpsAfter: FollowUpsAfter,
  featuresOf: (text: string) => Features,
  neighboursOf: (id: string) => readonly string[],
) {
  return (text: Features, answeredIds: readonly string[]): Recall => {
    const weights = new Map<number, number>();
    text.buckets.forEach((bucket, nth) => {
      weights.set(bucket, text.weights[nth] ?? 0);
    });
    const recall = new Map<string, number>();
    for (const answered of new Set([...answeredIds, ...answeredIds.flatMap(neighboursOf)])) {
      const share = answeredIds.includes(answered) ? 1 : neighbourShare;
      for (const [message, id] of followUpsAfter(answered)) {
        const { buckets, weights: own } = featuresOf(message);
        let similarity = 0;
        for (let nth = 0; nth < buckets.length; nth++)
          similarity += share * (own[nth] ?? 0) * (weights.get(buckets[nth] ?? 0) ?? 0);
        if (similarity > (recall.get(id) ?? 0)) recall.set(id, similarity);
      }
    }
    return recall;
  };
}
