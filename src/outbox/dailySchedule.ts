/** Runs a task once a day while the process runs. */

/** Milliseconds. Delayed after the start, so that the first requests are not slowed down. */
const initialDelayMs = 60_000;
const intervalMs = 24 * 3_600_000;

export type DailySchedule = { start(): void; stop(): Promise<void> };

/** Timers count elapsed time, so a clock change neither repeats nor skips a run. */
export function createDailySchedule(task: () => Promise<void>): DailySchedule {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  function scheduleRun(wait: number): void {
    timer = setTimeout(() => {
      running = task().finally(() => {
        if (!stopped) scheduleRun(intervalMs);
      });
    }, wait);
    timer.unref();
  }

  return {
    start() {
      if (!timer && !stopped) scheduleRun(initialDelayMs);
    },
    /** Waits for a run in progress. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
