/** Runs a callback in idle time. Safari has no `requestIdleCallback`; there a timeout replaces it. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);
