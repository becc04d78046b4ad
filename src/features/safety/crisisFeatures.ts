/**
 * Features of the crisis model. A text is split into windows of a few words, because one sentence of many can express
 * danger. Features of a window are its words, word pairs and character n-grams, as bucket numbers (feature hashing).
 */
import { normaliseCrisisText } from './normaliseCrisisText.ts';

/** A window: the buckets of its features, deduplicated. */
export type FeatureWindow = readonly number[];

/** In words; slightly longer clauses are not split. */
const windowLength = 14;
/** Texts up to this many words also form one window as a whole. */
const wholeLength = 40;
const nGramLengths = [4, 5];

export function windowsOf(text: string, buckets: number): FeatureWindow[] {
  const clauses = normaliseCrisisText(text)
    .split('|')
    .map((clause) => clause.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const pairs = clauses.slice(1).map((words, at) => [...(clauses[at] ?? []), '|', ...words]);
  const whole = clauses.flatMap((words, at) => (at === 0 ? words : ['|', ...words]));
  const windows = [
    ...clauses.flatMap(splitIntoWindows),
    ...pairs.filter((words) => words.length <= windowLength + 6),
    ...(whole.length <= wholeLength ? [whole] : []),
  ];
  return windows.map((words) => featuresOf(words, buckets));
}

/** Windows overlap by half. */
function splitIntoWindows(words: readonly string[]): string[][] {
  if (words.length <= windowLength + 4) return [[...words]];
  const half = windowLength / 2;
  const starts = Array.from({ length: Math.ceil(words.length / half) - 1 }, (_, at) => at * half);
  return starts.map((start) => words.slice(start, start + windowLength));
}

function featuresOf(words: readonly string[], buckets: number): FeatureWindow {
  const names = words.flatMap((word, at) => {
    const later = [1, 2, 3].flatMap((distance) => {
      const other = words[at + distance];
      return other === undefined ? [] : [`${distance === 1 ? 'b' : 's'}${word} ${other}`];
    });
    return [`u${word}`, ...later, ...nGramsOf(`_${word}_`)];
  });
  return [...new Set(names.map((name) => bucketOf(name, buckets)))];
}

const nGramsOf = (word: string): string[] =>
  nGramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => `c${word.slice(at, at + length)}`),
  );

/** FNV-1a, folded. */
function bucketOf(name: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}
