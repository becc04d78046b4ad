/**
 * Token buckets in memory: `capacity` at once, refilled evenly over `windowSeconds`. State is per process and not
 * persisted.
 */
import { isIPv6 } from 'node:net';

export type RateLimiter = {
  /** Returns 0, or the seconds until the key has `cost` tokens (default 1). Takes none. */
  wait(key: string, cost?: number): number;
  /**
   * Takes `cost` tokens (default 1) of the key if it has enough; a negative cost refunds them. Returns the same as
   * `wait`.
   */
  take(key: string, cost?: number): number;
};

type Bucket = { tokens: number; filledAt: number };

/** Above this number of keys the oldest are deleted, so that memory stays bounded. */
const maxKeys = 20_000;

/** Elapsed time in milliseconds: with a wall clock, setting it back would block clients until it catches up. */
const elapsed = () => performance.now();

export function createRateLimiter(capacity: number, windowSeconds: number, now: () => number = elapsed): RateLimiter {
  const perSecond = capacity / windowSeconds;
  const buckets = new Map<string, Bucket>();

  const refilled = (bucket: Bucket, time: number): number =>
    Math.min(capacity, bucket.tokens + (Math.max(0, time - bucket.filledAt) / 1_000) * perSecond);

  /** Addresses are personal data: a bucket that is full again is deleted (the privacy policy states when). */
  let sweeping = false;
  function sweepLater(): void {
    if (sweeping) return;
    sweeping = true;
    setTimeout(() => {
      sweeping = false;
      forget(now());
      if (buckets.size > 0) sweepLater();
    }, windowSeconds * 1_000).unref();
  }

  function forget(time: number): void {
    for (const [key, bucket] of buckets) if (refilled(bucket, time) >= capacity) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size <= maxKeys) return;
      buckets.delete(key);
    }
  }

  /** A cost above the capacity counts as the capacity; otherwise the bucket could never cover it. */
  const shortage = (key: string, cost: number) => {
    const time = now();
    const tokens = refilled(buckets.get(key) ?? { tokens: capacity, filledAt: time }, time);
    const price = Math.min(cost, capacity);
    return { time, tokens, price, seconds: tokens >= price ? 0 : Math.ceil((price - tokens) / perSecond) };
  };

  return {
    wait: (key, cost = 1) => shortage(key, cost).seconds,
    take(key, cost = 1) {
      const { time, tokens, price, seconds } = shortage(key, cost);
      buckets.set(key, { tokens: seconds === 0 ? Math.min(capacity, tokens - price) : tokens, filledAt: time });
      if (buckets.size > maxKeys) forget(time);
      sweepLater();
      return seconds;
    },
  };
}

/** Lets everything through. */
export const unlimited: RateLimiter = { wait: () => 0, take: () => 0 };

/** The rate limit key of a visitor: an IPv4 address, or the /64 of an IPv6 address. */
export function addressPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const groups = [...start, ...zeros, ...end].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
