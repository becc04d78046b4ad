/** The one document by which sales says that it can be reached: written by the command, read by the visitor's browser. */

/** Public to read, and nothing beside it (firestore.rules). */
export const documentPath = 'availability/sales';

/** ISO times. The document holds nothing else, and nothing about a person. */
export type SalesState = { available: boolean; updatedAt: string; until: string | null };

/** A state older than this counts as unknown (docs/decisions/0276-a-state-of-sales-lasts-15-minutes.md). */
export const freshMs = 15 * 60_000;

/** A visitor's clock may be that much behind. */
const skewMs = 60_000;

/** When the availability that a document states ends; undefined: sales is not available, or its state is unknown. */
export function availableUntil(document: unknown, now: number): number | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const { available, updatedAt, until }: { [field: string]: unknown } = { ...document };
  if (available !== true || typeof updatedAt !== 'string') return undefined;
  const written = Date.parse(updatedAt);
  const limit = typeof until === 'string' ? Date.parse(until) : Number.POSITIVE_INFINITY;
  const end = Math.min(written + freshMs, limit);
  // An unreadable time is NaN, which no comparison accepts.
  return written <= now + skewMs && end > now ? end : undefined;
}
