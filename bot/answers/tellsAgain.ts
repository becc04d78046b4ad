/** Whether a second answer tells mostly what the first one tells. */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';

/** Of the words of the second answer; measured with answers to strangers' questions (docs/decisions/0355). */
const leastShare = 0.45;

export function tellsAgain(first: string, second: string, locale: Locale): boolean {
  const told = stemsOf(first, locale);
  const again = [...stemsOf(second, locale)];
  return again.filter((stem) => told.has(stem)).length >= leastShare * again.length;
}

function stemsOf(text: string, locale: Locale): Set<string> {
  const { fold, stem, stopWords } = languages[locale];
  const words = wordsIn(text).map(({ word }) => fold(word));
  return new Set(words.filter((word) => word.length > 2 && !stopWords.has(word)).map(stem));
}
