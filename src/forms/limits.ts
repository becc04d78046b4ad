/**
 * How many forms are taken (docs/decisions/0185-limits-of-the-forms.md): from one address, for one inbox, and in all.
 * Who may be a program gets half of each room, so that people always find the other half free.
 */
import { addressPrefix, createRateLimiter, type RateLimiter, unlimited } from '../security/rate-limit.ts';
import { mailboxOf } from './confirmationLimit.ts';

/** Forms per address in ten minutes, unless RATE_LIMIT says otherwise; the other limits grow with it. */
const perAddress = 30;
const perMailbox = 10;
const inAll = 20;

const tenMinutes = 600;
const hour = 3_600;

type Asked = {
  clientAddress: string;
  /** Absent while the form has mistakes: what cannot become a lead takes no room from others. */
  email?: string | undefined;
  doubtful: boolean;
  /** How much of the room of the address it takes. */
  cost: number;
};

export type Full = {
  seconds: number;
  /** Which sentence says it (words, forms.refused). */
  why: 'tooMany' | 'tooManyOfMailbox' | 'tooManyInAll';
};

export type Limits = {
  /** Takes the room that a form needs, all of it or none. Returns what was full. */
  take(asked: Asked): Full | undefined;
  /** Returns what was taken, where nothing came of it. */
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
