/** "In winter 80 guests write to us, in July and August 400": two numbers of users, and the months of the larger one. */
import { withDigits } from './numberWords.ts';
import { monthsOfYear } from './readPeriod.ts';

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
/** "We may have 300 users" names no month. */
const month = `(?:${[...monthOf.keys()].filter((name) => name !== 'may').join('|')}|(?<=\\b(?:in|from|to|till|until|through|and|early|late) )may)`;
const months = new RegExp(
  String.raw`(?<!\b(?:open\w*|start\w*|seit|since|eroffn\w*) (?:in |im )?)(?:\b(${month}) (?:to|till|until|through|bis) (${month})\b|\b${month}(?: (?:and |und |plus )?(?:in |im )?${month})*\b)`,
  'g',
);
const seasonal =
  /\b(?:summer|winter|spring|autumn|(?:high |low )?season\w*|sommer\w*|fruhling\w*|herbst\w*|\w*saison\w*|advent\w*|weihnacht\w*|christmas|easter|ostern|peak|rest of (?:the|our) year|rest des jahres|ubrige\w* (?:zeit|monate\w*))\b/;
/** Behind the second number: the months before it belong to the first one. */
const otherTime = /^(?: \p{L}+){0,3}? (?:otherwise|else|sonst|(?:the )?rest|normally|usually|normalerweise)\b/u;
/** "400 guests a week" are no number a month. */
const otherPeriod = /^(?: \p{L}+){0,2}? (?:a|per|each|pro|am|in der|die|je) (?:week|day|woche|tag|hour|stunde)\b/u;
/** What a number counts instead. */
const ofOther =
  /^ ?(?:%|euros?|eur|prozent|percent|minut\w*|min|stunden|hours?|jahr\w*|years?|monat\w*|months?|wochen|weeks?|tage?n?|days?|mal|times|operators?|agents?|bearbeiter\w*|channels?|kanal\w*|brands?|marken?|standort\w*|rooms?|zimmer\w*|anfragen|requests?|enquiries|tickets|mails?|emails?|messages|nachrichten|chats?|questions|fragen|employees|staff|mitarbeit\w*|angestellte\w*|betten|beds|seats|sitzplatze\w*)\b/;
const leastPeople = 20;
/** Of the larger number to the smaller one. */
const leastRatio = 1.3;

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
    .filter(
      ({ count, after }) => count >= leastPeople && !isYear(count) && !ofOther.test(after) && !otherPeriod.test(after),
    );
  const [one, other, ...more] = numbers;
  if (!one || !other || more.length > 0) return undefined;
  const [few, many] = one.count < other.count ? [one, other] : [other, one];
  if (many.count < leastRatio * few.count) return undefined;
  // "700 in July, 60 otherwise": what stands between belongs to the first number.
  const isOfFirst = (span: Place) => otherTime.test(other.after) && span.start > one.start && span.end < other.start;
  const belongsTo = (span: Place) => (isOfFirst(span) ? one : distance(span, many) < distance(span, few) ? many : few);
  const countOf = (number: Place) =>
    spans.filter((span) => belongsTo(span) === number).reduce((sum, span) => sum + span.count, 0);
  const ofFew = countOf(few);
  const peakMonths = countOf(many) || (ofFew && monthsOfYear - ofFew);
  return { few: few.count, many: many.count, ...(peakMonths > 0 && { peakMonths }) };
}

/** "Only for July and August": how many months a message names by their names; 0 if none. */
export const monthsNamed = (plain: string): number =>
  [...plain.matchAll(months)].reduce((sum, found) => sum + countMonths(found), 0);

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
