/**
 * Which version of a rendered page a request gets after the content changed: the previous one for a short time, so that
 * publications do not hold up visitors (docs/decisions/0324-visitors-do-not-wait-for-publications.md).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedReads } from './recordReads.ts';

export type PageVersion<Value> = {
  value: Value;
  reads: Pick<RecordedReads, 'isCurrent'>;
  /** Start and duration of its rendering, in milliseconds of `performance.now()`. */
  startedAt: number;
  duration: number;
  /** It replaced an outdated version: changes may be steady. */
  isRenewed: boolean;
  /** When the content that it shows changed. */
  outdatedAt: number | undefined;
};

/**
 * `pausing`: outdated, and rendered only just now: send it. `due`: render the page again, and send this version if that
 * takes long. `expired`: no longer to be sent.
 */
type VersionState = 'current' | 'pausing' | 'due' | 'expired';

/** Milliseconds after a change. With the read of the content and the rendering, a page is old for two seconds at most. */
export const longestOutdated = 1_200;

/** A page in steady change is rendered again after this many times of its duration: 10 such pages take a quarter of the time. */
const pause = { times: 40, most: 700 };

/** Milliseconds after the start of a rendering in which requests wait for it while the previous version may be sent. */
const patience = 100;

export function versionState(version: PageVersion<unknown>, now = performance.now()): VersionState {
  if (version.outdatedAt === undefined) return 'current';
  if (now - version.outdatedAt > longestOutdated) return 'expired';
  const isPausing = version.isRenewed && now - version.startedAt < Math.min(pause.most, pause.times * version.duration);
  return isPausing ? 'pausing' : 'due';
}

/** Records that the content has changed, at the first change that concerns the page. */
export function markIfOutdated(version: PageVersion<unknown>): void {
  if (version.outdatedAt === undefined && !version.reads.isCurrent()) version.outdatedAt = performance.now();
}

/** A rendering that requests share. `soon`: what it resolves to, or undefined when it is slow or fails. */
export type UnderWay<Value> = { done: Promise<Value>; soon: Promise<Value | undefined> };

/** One wait for all requests: each on its own would hold up many of them as long as pages change. */
export const withPatience = <Value>(done: Promise<Value>): UnderWay<Value> => ({
  done,
  soon: Promise.race([done.catch(() => undefined), wait(patience, undefined, { ref: false })]),
});
