/**
 * Rate limits of forms (docs/decisions/0185-forms-have-three-rate-limits.md): per client address, per inbox, and in
 * total. Doubtful forms, which may come from a program, get half of each limit; the other half stays free for people.
 */
import { addressPrefix, createRateLimiter, type RateLimiter, unlimited } from '../security/createRateLimiter.ts';
import { normaliseMailbox } from './inboxRateLimits.ts';

/** Forms per client address in ten minutes, if RATE_LIMIT is not set; the other limits scale with it. */
export const formsPerAddress = 30;
const formsPerMailbox = 10;
const siteLimitFactor = 20;

const tenMinutes = 600;
const hour = 3_600;

type RateLimitRequest = {
  clientAddress: string;
  /** Absent if the form has errors: it then counts only against its client address. */
  email?: string | undefined;
  suspicious: boolean;
  /** Tokens it takes from the limit of the client address. */
  cost: number;
};

export type RateLimitExceeded = {
  seconds: number;
  /** Key of the error sentence (words, forms.refused). */
  reason: 'tooMany' | 'tooManyOfMailbox' | 'tooManyInAll';
};

export type FormRateLimits = {
  /** Takes tokens from all limits, or from none. Returns the limit with the longest wait, or undefined if accepted. */
  take(request: RateLimitRequest): RateLimitExceeded | undefined;
  /** Refunds the tokens of a form that was not stored. */
  refund(request: RateLimitRequest): void;
};

export function createFormRateLimits(limit: number = formsPerAddress): FormRateLimits {
  const address = createBucket(limit, tenMinutes);
  const mailbox = createBucket(limit === 0 ? 0 : Math.max(formsPerMailbox, Math.ceil(limit / 3)), hour);
  const all = createBucket(limit * siteLimitFactor, tenMinutes);

  type Needed = [reason: RateLimitExceeded['reason'], bucket: RateLimitBucket, key: string, cost: number];
  const neededFor = ({ clientAddress, email, cost }: RateLimitRequest): Needed[] => [
    ['tooMany', address, addressPrefix(clientAddress), cost],
    ...(email
      ? ([
          ['tooManyOfMailbox', mailbox, normaliseMailbox(email), 1],
          ['tooManyInAll', all, 'all', 1],
        ] satisfies Needed[])
      : []),
  ];

  return {
    take(request) {
      const needed = neededFor(request);
      const waits = needed.map(([reason, bucket, key, cost]) => ({
        reason,
        seconds: bucket.wait(key, cost, request.suspicious),
      }));
      const longest = waits.reduce((one, other) => (other.seconds > one.seconds ? other : one));
      if (longest.seconds > 0) return longest;
      for (const [, bucket, key, cost] of needed) bucket.take(key, cost, request.suspicious);
      return undefined;
    },
    refund(request) {
      for (const [, bucket, key, cost] of neededFor(request)) bucket.take(key, -cost, request.suspicious);
    },
  };
}

type RateLimitBucket = {
  wait(key: string, cost: number, doubtful: boolean): number;
  take(key: string, cost: number, doubtful: boolean): void;
};

function createBucket(capacity: number, seconds: number): RateLimitBucket {
  const limiter = (tokens: number): RateLimiter => (capacity === 0 ? unlimited : createRateLimiter(tokens, seconds));
  const whole = limiter(capacity);
  const half = limiter(Math.ceil(capacity / 2));
  const of = (doubtful: boolean) => (doubtful ? [whole, half] : [whole]);
  return {
    wait: (key, cost, doubtful) => Math.max(...of(doubtful).map((one) => one.wait(key, cost))),
    take: (key, cost, doubtful) => {
      for (const one of of(doubtful)) one.take(key, cost);
    },
  };
}
