/** The document with the availability of sales: written by the command, read by the visitor's browser. */

/** The only publicly readable document (firestore.rules). */
export const salesStatePath = 'availability/sales';

/** ISO times. The document contains no other fields and no personal data. */
export type SalesState = { available: boolean; updatedAt: string; until: string | null };

/** An older state counts as unknown (docs/decisions/0276-availability-expires-after-15-minutes.md). */
export const salesStateValidMs = 15 * 60_000;

/** Tolerated clock skew: a visitor's clock can be this far behind. */
const skewMs = 60_000;

/**
 * When the stated availability ends, in epoch milliseconds; undefined if sales is unavailable or the state is unknown.
 */
export function availableUntil(document: unknown, now: number): number | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const { available, updatedAt, until }: { [field: string]: unknown } = { ...document };
  if (available !== true || typeof updatedAt !== 'string') return undefined;
  const written = Date.parse(updatedAt);
  const limit = typeof until === 'string' ? Date.parse(until) : Number.POSITIVE_INFINITY;
  const end = Math.min(written + salesStateValidMs, limit);
  // An invalid time is NaN, for which every comparison is false.
  return written <= now + skewMs && end > now ? end : undefined;
}
