/**
 * Publishing at a time: `publishAt` and `unpublishAt` of an entry, by the site's clock, because Strapi's free edition
 * has no schedule. An entry outside its time is read, kept on disk and shown nowhere.
 */
import { z } from 'zod';
import { isRecord } from './flatten.ts';

/** Fields of a schema whose entries have times. */
export const entryTimes = {
  publishAt: z.iso.datetime({ offset: true }).nullish(),
  unpublishAt: z.iso.datetime({ offset: true }).nullish(),
};

/** True if an entry, as received, is shown now. */
export function isInTime(entry: unknown): boolean {
  const now = Date.now();
  const { publishAt = Number.NEGATIVE_INFINITY, unpublishAt = Number.POSITIVE_INFINITY } = timesOf(entry);
  return publishAt <= now && now < unpublishAt;
}

/** The entry without its times: editors preview it before. */
export const withoutTimes = (data: unknown): unknown =>
  Array.isArray(data)
    ? data.map(withoutTimes)
    : isRecord(data)
      ? { ...data, publishAt: undefined, unpublishAt: undefined }
      : data;

/** Calls back at the next moment at which an entry begins or ends; `watch` again after each change. */
export function createEntryClock(onMoment: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    watch(entries: Iterable<unknown>): void {
      clearTimeout(timer);
      const now = Date.now();
      const times = [...entries].flatMap((entry) => Object.values(timesOf(entry)).filter((time) => time > now));
      const next = Math.min(...times);
      // Timers fire up to a millisecond early, and not at all after 24 days.
      if (times.length > 0) timer = setTimeout(onMoment, Math.min(next - now + 2, longest)).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

export const hasTimes = (entry: unknown): boolean => Object.keys(timesOf(entry)).length > 0;

const longest = 24 * 60 * 60 * 1000;

function timesOf(entry: unknown): { publishAt?: number; unpublishAt?: number } {
  if (!isRecord(entry)) return {};
  const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  const [publishAt, unpublishAt] = [timeOf(entry.publishAt), timeOf(entry.unpublishAt)];
  return {
    ...(!Number.isNaN(publishAt) && { publishAt }),
    ...(!Number.isNaN(unpublishAt) && { unpublishAt }),
  };
}
