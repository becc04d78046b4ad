import { beginsNumber, mayHaveNumber, readNumberWords } from './readNumberWords.ts';

/** "One hundred and twenty five". */
const mostWords = 5;
const joint = /^(?: |-)$/;
const digitBefore = /\d ?$/;

/** A text with the numbers that are written as words in digits. */
export function withDigits(text: string): string {
  if (!mayHaveNumber.test(text)) return text;
  const counted = text.replace(/\bboth(?= of us\b)/i, '2').replace(/\b(?:uns|wir) beiden?\b/i, '2 von uns');
  const words = [...counted.matchAll(/\p{L}+/gu)];
  let [digits, at] = ['', 0];
  for (let nth = 0; nth < words.length; nth++) {
    const first = words[nth];
    const number = first && numberAt(words, nth, counted);
    if (!first || !number || digitBefore.test(counted.slice(Math.max(0, first.index - 2), first.index))) continue;
    digits += counted.slice(at, first.index) + number.value;
    at = number.end;
    nth += number.count - 1;
  }
  return digits + counted.slice(at);
}

/** The longest number that begins with this word. */
function numberAt(words: readonly RegExpMatchArray[], nth: number, text: string) {
  if (!beginsNumber(words[nth]?.[0].toLowerCase() ?? '')) return undefined;
  let [run, end] = [[] as string[], 0];
  let longest: { value: number; count: number; end: number } | undefined;
  for (const word of words.slice(nth, nth + mostWords)) {
    const start = word.index ?? 0;
    if (run.length > 0 && !joint.test(text.slice(end, start))) break;
    run = [...run, word[0].toLowerCase()];
    end = start + word[0].length;
    const value = readNumberWords(run);
    if (value !== undefined) longest = { value, count: run.length, end };
  }
  return longest;
}
