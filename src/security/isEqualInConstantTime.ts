import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. Hashing first hides the length and the position of the first difference. */
export const isEqualInConstantTime = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
