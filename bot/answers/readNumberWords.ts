/**
 * Numbers in words: "fünfzehn", "zwölftausend", "eighteen hundred", "twenty-five". A closed list of words, and sums and
 * products of them.
 */

const smallNumbers: Readonly<Record<string, number>> = {
  ...{ zwei: 2, zwo: 2, drei: 3, vier: 4, fünf: 5, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11 },
  ...{ zwölf: 12, zwolf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, funfzehn: 15, sechzehn: 16, siebzehn: 17 },
  ...{ achtzehn: 18, neunzehn: 19, zwanzig: 20, dreißig: 30, dreissig: 30, vierzig: 40, fünfzig: 50, funfzig: 50 },
  ...{ sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90, dutzend: 12 },
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, dozen: 12 },
};
/** "Zu zweit". */
const groups: Readonly<Record<string, number>> = {
  ...{ zweit: 2, dritt: 3, viert: 4, fünft: 5, funft: 5, sechst: 6, siebt: 7, neunt: 9, zehnt: 10, zwölft: 12 },
};
const factors: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, hundert: 100, tausend: 1_000 };

/** Most texts have none, and each is read many times. "Both" and "beide" are counted by numberWords.ts. */
export const mayHaveNumber = new RegExp(
  `hundred|thousand|hundert|tausend|dozen|dutzend|\\bboth\\b|\\bbeiden?\\b|\\p{L}und(?:zwanzig|drei(?:ß|ss)ig|vierzig|f(?:ü|u)nfzig|sechzig|siebzig|achtzig|neunzig)|(?<!\\p{L})(?:${[
    ...Object.keys(smallNumbers),
    ...Object.keys(groups),
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** The value of one word. */
function numberOf(word: string): number | undefined {
  return smallNumbers[word] ?? groups[word] ?? compoundValue(word, 'tausend') ?? compoundValue(word, 'hundert');
}

/** "Zwölftausendfünfhundert", "zweiundzwanzig". */
function compoundValue(word: string, factor: 'tausend' | 'hundert'): number | undefined {
  const at = word.indexOf(factor);
  if (at < 0) return tensValue(word);
  const [before, after] = [word.slice(0, at), word.slice(at + factor.length)];
  const times = before === '' || before === 'ein' ? 1 : numberOf(before);
  const rest = after === '' ? 0 : numberOf(after);
  return times === undefined || rest === undefined ? undefined : times * (factors[factor] ?? 1) + rest;
}

/** "Zweiundzwanzig", "einundzwanzig". */
function tensValue(word: string): number | undefined {
  if (!word.includes('und')) return undefined;
  const [unit = '', tens = '', ...more] = word.split('und');
  const [one, ten] = [unit === 'ein' ? 1 : smallNumbers[unit], smallNumbers[tens]];
  const isNumber = one !== undefined && ten !== undefined && one < 10 && ten >= 20 && more.length === 0;
  return isNumber ? one + ten : undefined;
}

/** "Two hundred and fifty": 250. Undefined if a word is no number or two numbers follow each other. */
export function readNumberWords(words: readonly string[]): number | undefined {
  if (halfDozens.includes(words.join(' '))) return 6;
  let [sum, last] = [0, 0];
  for (const [nth, word] of words.entries()) {
    const factor = nth > 0 ? factors[word] : undefined;
    const value = isArticle(word) && words.length > 1 && nth === 0 ? 1 : numberOf(word);
    if (word === 'and' && last >= 100) continue;
    if (factor !== undefined) sum *= factor;
    else if (isDozen(word) && nth === 1) sum *= 12;
    else if (value === undefined || (nth > 0 && !mayFollow(value, last))) return undefined;
    else sum += value;
    last = factor ?? value ?? 0;
  }
  return words.at(-1) === 'and' || sum === 0 ? undefined : sum;
}

/** Most words begin no number. */
export const beginsNumber = (word: string): boolean =>
  isArticle(word) || /^(?:half|halbes)$/.test(word) || numberOf(word) !== undefined;

const halfDozens = ['half a dozen', 'half dozen', 'halbes dutzend'];
const isDozen = (word: string): boolean => word === 'dozen' || word === 'dutzend';
const isArticle = (word: string): boolean => word === 'a' || word === 'one' || word === 'ein';

/** "Twenty five", "two hundred fifty", but not "five seven". */
const mayFollow = (value: number, last: number): boolean =>
  last >= 100 ? value < last : last >= 20 && last % 10 === 0 && value < 10;
