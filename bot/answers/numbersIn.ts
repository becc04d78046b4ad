/** The numbers of a message in reading order, digits and words alike, with where they stand in its text. */
import { withDigits } from './numberWords.ts';

export type TextNumber = {
  value: number;
  /** In the text with digits. */
  from: number;
  to: number;
  isMoney: boolean;
  isShare: boolean;
  /** "One", "eine": rather an article than a number. */
  isWord: boolean;
};

const number =
  /(?<![\p{L}\d])(?:\d{1,3}(?:[.,’'\u00A0\u202F]\d{3})+(?!\d)|\d+)(?:[.,]\d{1,2}(?![\d.,]*\d))?|(?<!\p{L})(?:one|ein(?:e[rnms]?)?)(?!\p{L})/giu;
const thousands = /^ ?(?:k|tsd|tausend|thousand|grand)(?!\p{L})/iu;
const moneyBefore = /(?:[€£$]|(?<!\d ?)(?<!\p{L})(?:eur|euro)) ?$/iu;
const moneyAfter = /^ ?(?:[€£$]|(?:euros?|eur|pounds?|quid|franken|chf)(?!\p{L}))/iu;
const shareAfter = /^ ?(?:%|(?:percent|per cent|prozent)(?!\p{L}))/iu;

export function numbersIn(text: string): { digits: string; numbers: TextNumber[] } {
  const digits = withDigits(text);
  const numbers = [...digits.matchAll(number)].map((found): TextNumber => {
    const end = found.index + found[0].length;
    const factor = thousands.exec(digits.slice(end, end + 12))?.[0] ?? '';
    const to = end + factor.length;
    const isWord = /^\p{L}/u.test(found[0]);
    const after = digits.slice(to, to + 12);
    return {
      ...{ value: (isWord ? 1 : numberOf(found[0])) * (factor ? 1_000 : 1), from: found.index, to, isWord },
      isMoney: moneyBefore.test(digits.slice(Math.max(0, found.index - 10), found.index)) || moneyAfter.test(after),
      isShare: shareAfter.test(after),
    };
  });
  return { digits, numbers };
}

/** "1.499", "9,90". */
const numberOf = (written: string): number =>
  Number(written.replace(/[.,’'\u00A0\u202F](?=\d{3}(?!\d))/g, '').replace(',', '.'));
