/**
 * Coalesces reads by key: a key that waits is not queued twice, and one that is being read is queued once more, so that
 * 200 webhooks are a handful of reads and the last one sees the newest content. Urgent keys (webhooks) go first.
 */
type Waiting = { promise: Promise<void>; resolve: () => void };

/** `read` never rejects. `requestedAt`: `performance.now()` of the first request that it serves. */
type Options<Key> = { width: number; read: (key: Key, requestedAt: number) => Promise<void> };

export function createReadQueue<Key>({ width, read }: Options<Key>) {
  const urgent = new Map<Key, Waiting & { at: number }>();
  const idle = new Map<Key, Waiting & { at: number }>();
  const running = new Set<Key>();

  function next(): void {
    for (const queue of [urgent, idle]) {
      for (const [key, { at, resolve }] of queue) {
        if (running.size >= width) return;
        // Never two reads of one key: an older answer must not overwrite a newer one.
        if (running.has(key)) continue;
        queue.delete(key);
        running.add(key);
        void read(key, at).finally(() => {
          running.delete(key);
          resolve();
          next();
        });
      }
    }
  }

  return {
    /** Resolves after a read that started after this call. */
    request(key: Key, isUrgent: boolean): Promise<void> {
      const waits = urgent.get(key) ?? idle.get(key);
      if (waits && (!isUrgent || urgent.has(key))) return waits.promise;
      idle.delete(key);
      const waiting = waits ?? { ...Promise.withResolvers<void>(), at: performance.now() };
      (isUrgent ? urgent : idle).set(key, waiting);
      next();
      return waiting.promise;
    },
  };
}
