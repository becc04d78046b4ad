/** Computes by when notice must be given for an end that the visitor names, or when a contract ends at the earliest. */
import type { Locale } from '../../src/routes/table.ts';
import { billing } from '../../src/text/content/billing.ts';
import { longDate } from '../../src/text/format/longDate.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';

const afterPreposition = String.raw`\b(?:in|of|by|until|mid|early|late|\d+(?:st|nd|rd|th)?) `;
/** Folded, January first. The English verbs are no months. */
const months: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: 'januar februar marz april mai juni juli august september oktober november dezember'
    .split(' ')
    .map((month) => new RegExp(`\\b${month}\\b`)),
  en: 'january february march april may june july august september october november december'
    .split(' ')
    .map((month) => new RegExp(`${/^ma/.test(month) ? afterPreposition : ''}\\b${month}\\b`)),
};
const quarters = [
  'erste[nrs]?|first|1',
  'zweite[nrs]?|second|2',
  'dritte[nrs]?|third|3',
  'vierte[nrs]?|letzte[nrs]?|fourth|last|4',
].map((nth) => new RegExp(String.raw`\b(?:(?:${nth}) (?:quartals?|quarter)|q(?:${nth.slice(-1)}))\b`));
const asksDay =
  /\b(?:wann|spatest\w*|bis|frist|tag|datum|when|latest|by|deadline|day|date|notice|today|heute|jetzt|now|und|and)\b/;
const today = /\b(?:heute|jetzt|sofort|diese woche|today|now|this week|straight away)\b/;
const weeksInDays = 7;
const day = 86_400_000;

/**
 * Sentences for an answer about notice. Undefined if the question names neither a month nor today. `now` decides the
 * year of a month without one.
 */
export function answerCancellationDate(understood: AnalysedQuestion, entryId: string, now: Date): string | undefined {
  const { locale, questionLocale, plain, answeredId = '' } = understood;
  if (!isAboutNotice(entryId) && !(isAboutNotice(answeredId) && asksDay.test(plain))) return undefined;
  const words = wordsFor(locale).answers.cancellation;
  const quarter = quarters.findIndex((name) => name.test(plain));
  const named = quarter < 0 ? months[questionLocale].findIndex((month) => month.test(plain)) : 3 * quarter + 2;
  const say = (text: string, end: Date, last: Date) => {
    const dates = { end: longDate(isoDay(end), locale), last: longDate(isoDay(last), locale) };
    return `${fill(text, { ...dates, weeks: billing.noticeWeeks })} ${words.condition}`;
  };
  if (named < 0) {
    if (!today.test(plain)) return undefined;
    return say(words.earliest, quarterEndFrom(new Date(now.getTime() + noticeTime)), now);
  }
  const year = Number(
    /\b20\d\d\b/.exec(plain)?.[0] ?? (named < now.getUTCMonth() ? now.getUTCFullYear() + 1 : now.getUTCFullYear()),
  );
  const end = quarterEndFrom(new Date(Date.UTC(year, named, 1)));
  const last = new Date(end.getTime() - noticeTime);
  return say(end.getUTCMonth() === named ? words.lastDay : words.otherMonth, end, last);
}

const noticeTime = billing.noticeWeeks * weeksInDays * day;

const isAboutNotice = (id: string): boolean => id.startsWith('cancel-');

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day of the quarter that contains a day. */
const quarterEndFrom = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), 3 * Math.floor(date.getUTCMonth() / 3) + 3, 0));
