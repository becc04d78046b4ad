/**
 * Idempotency: a repeated form is the same lead (product-decisions.md, Forms) and gets the first outcome without a rate
 * limit. A double click, or a retry after a lost response, never gets 429.
 */

import type { FormOutcome } from '../leads/leadService.ts';
import { createRateLimiter } from '../security/createRateLimiter.ts';
import type { FormStore } from './formStores.ts';

/** Repeats in ten minutes, more than people make; further repeats are rate limited like any other form. */
const maxRepeats = 20;

export function createIdempotency() {
  /** Forms in progress: a second click can arrive before the first form is stored. */
  const running = new Map<string, Promise<FormOutcome>>();
  const limiter = createRateLimiter(maxRepeats, 600);

  return {
    /** The outcome of `judge`; waits for the same form in progress first and returns its outcome if it was accepted. */
    async once(key: string | null, judge: () => Promise<FormOutcome>): Promise<FormOutcome> {
      if (key === null) return judge();
      const first = running.get(key);
      const outcome = first && (await first);
      if (outcome?.status === 303) return outcome;
      const mine = judge();
      running.set(key, mine);
      return mine.finally(() => running.delete(key));
    },

    /** The id under which the same form was stored earlier. */
    async known({ find }: Pick<FormStore, 'find'>, key: string | null): Promise<string | undefined> {
      if (key === null) return undefined;
      // Database errors surface in `store`; here they count as "not found".
      const id = await find(key).catch(() => undefined);
      return id && limiter.take(key) === 0 ? id : undefined;
    },
  };
}
