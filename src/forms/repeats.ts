/**
 * A form that comes again is the same lead (product-decisions.md, Forms), and no limit stands between it and the answer
 * of the first time: who clicks twice, or sends again because no answer came, never sees 429.
 */

import type { Outcome } from '../leads/desk.ts';
import { createRateLimiter } from '../security/rate-limit.ts';
import type { FormHandler } from './formHandlers.ts';

/** More often than people repeat anything; from then on a repeat waits like every other form. */
const patience = 20;

export function createRepeats() {
  /** Forms that are being judged right now: the second click of two comes before the first is stored. */
  const running = new Map<string, Promise<Outcome>>();
  const limiter = createRateLimiter(patience, 600);

  return {
    /** What `judge` says, or what it says to the same form at this moment. */
    async once(key: string | null, judge: () => Promise<Outcome>): Promise<Outcome> {
      if (key === null) return judge();
      const first = running.get(key);
      const outcome = first && (await first);
      if (outcome?.status === 303) return outcome;
      const mine = judge();
      running.set(key, mine);
      return mine.finally(() => running.delete(key));
    },

    /** The id under which the same form was stored earlier. */
    async known({ find }: Pick<FormHandler, 'find'>, key: string | null): Promise<string | undefined> {
      if (key === null) return undefined;
      // Database errors surface in `store`; here they count as "not found".
      const id = await find(key).catch(() => undefined);
      return id && limiter.take(key) === 0 ? id : undefined;
    },
  };
}
