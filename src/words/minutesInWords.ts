import { fill } from './words.ts';

/** A wait as people are told it: „einer Minute“, „5 Minuten“. */
export function minutesInWords(seconds: number, words: { minute: string; minutes: string }): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? words.minute : fill(words.minutes, { count });
}
