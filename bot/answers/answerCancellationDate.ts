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
/** The month is another one than that of the end: of the signature, or of the notice. */
const startsThen =
  /\b(?:unterschrieben|unterschreiben|abgeschlossen|abschliessen|seit|angefangen|anfangen|gestartet|starten|beginn\w*|gebucht|signed?|since|start\w*|began|begin\w*|joined|join)\b/;
const givesNotice =
  /\b(?:kundige|kundigen|kundigst|gekundigt|kundigung (?:einreiche\w*|schicke\w*|sende\w*)|cancel|(?:give|send) (?:\w+ )?notice)\b/;
const endsThen = /\b(?:schluss|ende[nt]?|raus|draussen|weg|aufhoren|end|ends|ended|over|out|leave|finish\w*)\b/;
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
  if (startsThen.test(plain)) return undefined;
  const quarter = quarters.findIndex((name) => name.test(plain));
  const named = quarter < 0 ? months[questionLocale].findIndex((month) => month.test(plain)) : 3 * quarter + 2;
  const say = (text: string, end: Date, last: Date, next = end) => {
    const day = (date: Date) => longDate(isoDay(date), locale);
    const dates = { end: day(end), last: day(last), next: day(next) };
    return `${fill(text, { ...dates, weeks: billing.noticeWeeks })} ${words.condition}`;
  };
  if (named < 0) {
    if (!today.test(plain)) return undefined;
    return say(words.earliest, quarterEndFrom(new Date(now.getTime() + noticeTime)), now);
  }
  const year = Number(
    /\b20\d\d\b/.exec(plain)?.[0] ?? (named < now.getUTCMonth() ? now.getUTCFullYear() + 1 : now.getUTCFullYear()),
  );
  const lead = quarter < 0 ? leadOf(plain, months[questionLocale][named]) : '';
  const isNotice = quarter < 0 && givesNotice.test(plain);
  if (isNotice && /^(?:am|on) /.test(lead) && !endsThen.test(plain)) return undefined;
  if (isNotice && /\b(?:im|in|anfang|mitte|early|mid|late)$/.test(lead)) {
    const [end, otherEnd] = [Date.UTC(year, named, 1), Date.UTC(year, named + 1, 0)].map((sent) =>
      quarterEndFrom(new Date(sent + noticeTime)),
    );
    // If the contract ends later after a notice late in the month, the month alone does not tell.
    if (!end || end.getTime() !== otherEnd?.getTime()) return undefined;
    return say(words.noticeIn, end, new Date(end.getTime() - noticeTime));
  }
  const end = quarterEndFrom(new Date(Date.UTC(year, named, 1)));
  const last = new Date(end.getTime() - noticeTime);
  if (end < now) return undefined;
  if (last < now) return say(words.tooLate, end, last, quarterEndFrom(new Date(now.getTime() + noticeTime)));
  return say(end.getUTCMonth() === named ? words.lastDay : words.otherMonth, end, last);
}

/** The two words before a month, its pattern's own preposition included. */
function leadOf(plain: string, month: RegExp | undefined): string {
  const found = month?.exec(plain);
  return found ? `${plain.slice(0, found.index)}${found[0]}`.split(' ').slice(0, -1).slice(-2).join(' ') : '';
}

const noticeTime = billing.noticeWeeks * weeksInDays * day;

const isAboutNotice = (id: string): boolean => id.startsWith('cancel-');

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day of the quarter that contains a day. */
const quarterEndFrom = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), 3 * Math.floor(date.getUTCMonth() / 3) + 3, 0));
