/**
 * One piece of work after the other per key: who asks for many pages at once waits for themselves, and everybody else for
 * one of them at most.
 */
export function serialByKey() {
  /** The last piece of work of each key. */
  const last = new Map<string, Promise<unknown>>();

  return async function inSeries<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
