import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * One piece of work after the other per key, and a turn of the event loop between two: who asks for many pages at once
 * waits for themselves, and everybody else for one of them at most.
 */
export function serialByKey() {
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
