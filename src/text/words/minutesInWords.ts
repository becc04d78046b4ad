import { fill } from './words.ts';

/** A wait in words, rounded up: „einer Minute“, „5 Minuten“, „21 Stunden“. */
export function minutesInWords(seconds: number, words: { minute: string; minutes: string; hours: string }): string {
  const count = Math.ceil(seconds / 60);
  if (count > 120) return fill(words.hours, { count: Math.ceil(count / 60) });
  return count === 1 ? words.minute : fill(words.minutes, { count });
}
