/**
 * Features of each number of a message for the model of their roles (numberRoles.ts): the words around it with their
 * side and distance, its size, a currency or a share, its place among the numbers, and the words of the message.
 */
import { languages } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { OwnSum } from '../knowledge/acts.ts';
import type { numbersIn, TextNumber } from './numbersIn.ts';
import { bucketOf, type Features, normaliseFeatures } from './questionFeatures.ts';

/** Few, because the model has few examples. */
export const roleBuckets = 8_192;

const farthest = 4;
const gramLengths = [3, 4];
/** Measured with every fourth training message left out in turn. */
const kindWeights = { near: 1, side: 0.6, clause: 0.7, pair: 0.6, gram: 0.3, size: 0.6, place: 0.4, message: 0.15 };
const evenWeights = new Float32Array(roleBuckets).fill(1);

type Token = { word: string; number?: number };

export function createNumberReader(locale: Locale): (found: ReturnType<typeof numbersIn>, kind: OwnSum) => Features[] {
  const { fold, stem } = languages[locale];

  /** Words as stems, numbers as their size, and the marks that end a clause. */
  function tokensIn({ digits, numbers }: ReturnType<typeof numbersIn>): Token[] {
    const tokens: Token[] = [];
    let at = 0;
    const addWords = (to: number) => {
      for (const [word] of digits.slice(at, to).matchAll(/[\p{L}\p{M}]+|[^\s\p{L}\p{M}]/gu))
        tokens.push({ word: stem(fold(word)) });
    };
    for (const [nth, number] of numbers.entries()) {
      addWords(number.from);
      tokens.push({ word: sizeOf(number), number: nth });
      at = number.to;
    }
    addWords(digits.length);
    return tokens;
  }

  return (found, kind) => {
    const tokens = tokensIn(found);
    return found.numbers.map((number, nth) => {
      const counts = new Map<number, number>();
      const add = (name: string, weight: number) => {
        const bucket = bucketOf(name) % roleBuckets;
        counts.set(bucket, Math.max(counts.get(bucket) ?? 0, weight));
      };
      const at = tokens.findIndex(({ number }) => number === nth);
      const before = tokens.slice(0, at).toReversed();
      const after = tokens.slice(at + 1);
      addSide('<', before);
      addSide('>', after);
      const [left = '^', right = '$'] = [before[0]?.word, after[0]?.word];
      add(`b${left} ${right}`, kindWeights.pair);
      add(`k${kind}>${right}`, kindWeights.pair);
      const size = sizeOf(number);
      add(`s${size}`, kindWeights.size);
      add(`ks${kind} ${size}`, kindWeights.size);
      const [previous, next] = [found.numbers[nth - 1], found.numbers[nth + 1]];
      add(`p${kind} ${nth}/${found.numbers.length}`, kindWeights.place);
      add(`o${previous ? sizeOf(previous) : '^'} ${size} ${next ? sizeOf(next) : '$'}`, kindWeights.place);
      for (const { word } of tokens) add(`m${word}`, kindWeights.message);
      return normaliseFeatures(counts, evenWeights);

      function addSide(side: string, words: readonly Token[]) {
        words.slice(0, farthest).forEach(({ word }, distance) => {
          add(`w${side}${distance} ${word}`, kindWeights.near / (1 + distance / 2));
          add(`w${side}${word}`, kindWeights.side);
          if (distance < 3) for (const gram of gramsOf(word)) add(`g${side}${gram}`, kindWeights.gram);
          if (distance === 0) add(`w${side}${word} ${words[1]?.word ?? '$'}`, kindWeights.pair);
        });
        const end = words.findIndex(({ word, number }) => number !== undefined || clauseEnd.test(word));
        for (const { word } of words.slice(0, end < 0 ? words.length : end)) add(`c${side}${word}`, kindWeights.clause);
      }
    });
  };
}

const clauseEnd = /^[.,;:?!()–—-]$/;

const limits = [0, 1, 4, 9, 20, 50, 100, 500, 999, 1_500, 2_500, 4_500, 10_000, 20_000, 60_000];

/** The class of its size, and what stands beside it. */
function sizeOf({ value, isMoney, isShare, isWord }: TextNumber): string {
  const beside = isMoney ? '€' : isShare ? '%' : isWord ? 'w' : '';
  const isWhole = Number.isInteger(value);
  return `#${limits.findIndex((limit) => value <= limit)}${beside}${isWhole ? '' : ','}`;
}

function* gramsOf(word: string): Generator<string> {
  const framed = `_${word}_`;
  for (const length of gramLengths)
    for (let at = 0; at + length <= framed.length; at++) yield framed.slice(at, at + length);
}
