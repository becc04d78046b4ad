/** Runs a task once a day while the process lives, and ends with it. */

/** Not at the start itself: the first visitors come first. */
const firstAfter = 60_000;
const every = 24 * 3_600_000;

export type Daily = { start(): void; stop(): Promise<void> };

/** Timers count elapsed time: a clock that is put back or forward neither repeats a run nor skips one. */
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
    /** Waits for a run that is under way. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
