/**
 * Rate limits of forms (docs/decisions/0185-limits-of-the-forms.md): per client address, per inbox, and in total.
 * Doubtful forms, which may come from a program, get half of each limit; the other half stays free for people.
 */
import { addressPrefix, createRateLimiter, type RateLimiter, unlimited } from '../security/rate-limit.ts';
import { mailboxOf } from './confirmationLimit.ts';

/** Forms per client address in ten minutes, if RATE_LIMIT is not set; the other limits scale with it. */
const perAddress = 30;
const perMailbox = 10;
const inAll = 20;

const tenMinutes = 600;
const hour = 3_600;

type Asked = {
  clientAddress: string;
  /** Absent if the form has errors: it then counts only against its client address. */
  email?: string | undefined;
  doubtful: boolean;
  /** Tokens it takes from the limit of the client address. */
  cost: number;
};

export type Full = {
  seconds: number;
  /** Key of the error sentence (words, forms.refused). */
  why: 'tooMany' | 'tooManyOfMailbox' | 'tooManyInAll';
};

export type Limits = {
  /** Takes tokens from all limits, or from none. Returns the limit with the longest wait, or undefined if accepted. */
  take(asked: Asked): Full | undefined;
  /** Refunds the tokens of a form that was not stored. */
  giveBack(asked: Asked): void;
};

export function createLimits(limit: number = perAddress): Limits {
  const address = createRoom(limit, tenMinutes);
  const mailbox = createRoom(limit === 0 ? 0 : Math.max(perMailbox, Math.ceil(limit / 3)), hour);
  const all = createRoom(limit * inAll, tenMinutes);

  type Needed = [why: Full['why'], room: Room, key: string, cost: number];
  const neededFor = ({ clientAddress, email, cost }: Asked): Needed[] => [
    ['tooMany', address, addressPrefix(clientAddress), cost],
    ...(email
      ? ([
          ['tooManyOfMailbox', mailbox, mailboxOf(email), 1],
          ['tooManyInAll', all, 'all', 1],
        ] satisfies Needed[])
      : []),
  ];

  return {
    take(asked) {
      const needed = neededFor(asked);
      const waits = needed.map(([why, room, key, cost]) => ({ why, seconds: room.wait(key, cost, asked.doubtful) }));
      const longest = waits.reduce((one, other) => (other.seconds > one.seconds ? other : one));
      if (longest.seconds > 0) return longest;
      for (const [, room, key, cost] of needed) room.take(key, cost, asked.doubtful);
      return undefined;
    },
    giveBack(asked) {
      for (const [, room, key, cost] of neededFor(asked)) room.take(key, -cost, asked.doubtful);
    },
  };
}

type Room = {
  wait(key: string, cost: number, doubtful: boolean): number;
  take(key: string, cost: number, doubtful: boolean): void;
};

function createRoom(capacity: number, seconds: number): Room {
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
