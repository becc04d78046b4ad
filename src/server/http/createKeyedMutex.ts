import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Runs the work of a key one after the other, with a turn of the event loop between. A client that requests many pages
 * at once delays itself, and delays other clients by one page at most.
 */
export function createKeyedMutex() {
  /** The last piece of work of each key. */
  const last = new Map<string, Promise<unknown>>();

  return async function inSeries<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key);
    const mine = before
      ? before
          .catch(() => {})
          .then(() => nextTurn())
          .then(work)
      : work();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
