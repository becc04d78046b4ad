/** "In winter 80 guests write to us, in July and August 400": two numbers of users, and the months of the larger one. */
import { withDigits } from './numberWords.ts';

export type Seasons = {
  /** Active users a month. */
  few: number;
  many: number;
  /** With the larger number, if the message tells how many. */
  peakMonths?: number;
};

const names = [
  ['january', 'januar', 'jan'],
  ['february', 'februar', 'feb'],
  ['march', 'marz', 'mar'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'juni', 'jun'],
  ['july', 'juli', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oktober', 'oct', 'okt'],
  ['november', 'nov'],
  ['december', 'dezember', 'dec', 'dez'],
];
const monthOf = new Map(names.flatMap((all, month) => all.map((name) => [name, month] as const)));
const month = `(?:${[...monthOf.keys()].join('|')})`;
const months = new RegExp(
  String.raw`\b(${month}) (?:to|till|until|through|bis) (${month})\b|\b${month}(?: (?:and |und |plus )?${month})*\b`,
  'g',
);
const seasonal =
  /\b(?:summer|winter|spring|autumn|season\w*|sommer\w*|fruhling\w*|herbst\w*|\w*saison\w*|advent\w*|weihnacht\w*|christmas|easter|ostern|peak|rest of (?:the|our) year|rest des jahres|ubrige\w* (?:zeit|monate\w*)|sonst|otherwise|else|normally|usually|normalerweise)\b/;
/** What a number counts instead. */
const ofOther =
  /^ ?(?:%|euros?|eur|prozent|percent|minut\w*|min|stunden|hours?|jahr\w*|years?|monat\w*|months?|wochen|weeks?|tage?n?|days?|mal|times|operators?|agents?|bearbeiter\w*|channels?|kanal\w*|brands?|marken?|standort\w*|rooms?|zimmer\w*|anfragen|requests?|enquiries|tickets|mails?|emails?)\b/;
const leastPeople = 20;
/** Of the larger number to the smaller one. */
const leastRatio = 1.3;
const monthsOfYear = 12;

/** `plain`: folded (analyseQuestion.ts), without the separators of thousands. Undefined if the message tells no seasons. */
export function readSeasons(plain: string): Seasons | undefined {
  const digits = withDigits(plain).replace(/(\d) (?=\d{3}\b)/g, '$1');
  const spans = [...digits.matchAll(months)].map((found) => ({ ...placeOf(found), count: countMonths(found) }));
  if (spans.length === 0 && !seasonal.test(digits)) return undefined;
  const numbers = [...digits.matchAll(/\b\d{2,6}\b/g)]
    .map((found) => ({
      ...placeOf(found),
      count: Number(found[0]),
      after: digits.slice(found.index + found[0].length),
    }))
    .filter(({ count, after }) => count >= leastPeople && !isYear(count) && !ofOther.test(after));
  const [one, other, ...more] = numbers;
  if (!one || !other || more.length > 0) return undefined;
  const [few, many] = one.count < other.count ? [one, other] : [other, one];
  if (many.count < leastRatio * few.count) return undefined;
  const [ofMany] = spans.filter((span) => distance(span, many) < distance(span, few));
  const [ofFew] = spans.filter((span) => distance(span, few) < distance(span, many));
  const peakMonths = ofMany?.count ?? (ofFew && monthsOfYear - ofFew.count);
  return { few: few.count, many: many.count, ...(peakMonths && { peakMonths }) };
}

type Place = { start: number; end: number };
const placeOf = ({ index, 0: text }: RegExpMatchArray): Place => ({
  start: index ?? 0,
  end: (index ?? 0) + text.length,
});
/** Of letters between the two. */
const distance = (one: Place, other: Place): number => Math.max(one.start - other.end, other.start - one.end);

const isYear = (count: number): boolean => count >= 2020 && count <= 2040;

function countMonths([text, from, to]: RegExpMatchArray): number {
  if (from && to) {
    const [first = 0, last = 0] = [monthOf.get(from), monthOf.get(to)];
    return ((last - first + monthsOfYear) % monthsOfYear) + 1;
  }
  return text.split(' ').filter((word) => monthOf.has(word)).length;
}
