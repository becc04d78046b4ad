import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimiter } from './createRateLimiter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('allows requests up to the capacity, then returns the seconds to wait', () => {
  const limiter = createRateLimiter(2, 600);
  expect([limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([0, 0, 0]);
  expect(limiter.take('a')).toBe(300);
  vi.advanceTimersByTime(300_000);
  expect(limiter.take('a')).toBe(0);
});

it('deletes an address after at most two windows, as the privacy policy states', () => {
  const limiter = createRateLimiter(2, 600);
  limiter.take('a');
  vi.advanceTimersByTime(599_000);
  limiter.take('a');
  limiter.take('a');
  vi.advanceTimersByTime(601_000);
  // The sweep that finds nothing left is the last one.
  expect(vi.getTimerCount()).toBe(0);
});
