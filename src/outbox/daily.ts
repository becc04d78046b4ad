/** Runs a task once a day while the process runs. */

/** Milliseconds. Delayed after the start, so that the first requests are not slowed down. */
const firstAfter = 60_000;
const every = 24 * 3_600_000;

export type Daily = { start(): void; stop(): Promise<void> };

/** Timers count elapsed time, so a clock change neither repeats nor skips a run. */
export function createDaily(task: () => Promise<void>): Daily {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  function plan(wait: number): void {
    timer = setTimeout(() => {
      running = task().finally(() => {
        if (!stopped) plan(every);
      });
    }, wait);
    timer.unref();
  }

  return {
    start() {
      if (!timer && !stopped) plan(firstAfter);
    },
    /** Waits for a run in progress. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
