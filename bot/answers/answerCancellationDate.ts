/** Computes by when notice must be given for an end that the visitor names, or when a contract ends after a notice. */
import type { Locale } from '../../src/routes/table.ts';
import { billing } from '../../src/text/content/billing.ts';
import { longDate } from '../../src/text/format/longDate.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';

const afterPreposition = String.raw`\b(?:in|of|by|until|mid|early|late|\d+(?:st|nd|rd|th)?) `;
/** Folded, January first. The English verbs are no months. */
const monthNames: Readonly<Record<Locale, readonly string[]>> = {
  de: 'januar februar marz april mai juni juli august september oktober november dezember'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};
const months: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: monthNames.de.map((month) => new RegExp(`\\b${month}\\b`)),
  en: monthNames.en.map((month) => new RegExp(`${/^ma/.test(month) ? afterPreposition : ''}\\b${month}\\b`)),
};
const quarters = [
  'erste[nrs]?|first|1',
  'zweite[nrs]?|second|2',
  'dritte[nrs]?|third|3',
  'vierte[nrs]?|letzte[nrs]?|fourth|last|4',
].map((nth) => new RegExp(String.raw`\b(?:(?:${nth}) (?:quartals?|quarter)|q(?:${nth.slice(-1)}))\b`));
const asksDay =
  /\b(?:wann|spatest\w*|bis|frist|tag|datum|when|latest|by|deadline|day|date|notice|today|tomorrow|heute|morgen|jetzt|now|und|and)\b/;
const today = /\b(?:heute|jetzt|sofort|diese woche|today|now|this week|straight away)\b/;
/** "Guten Morgen" is removed before (analyseQuestion.ts). */
const tomorrow = /\b(?:tomorrow|morgen)\b/;
/** The month is another one than that of the end: of the signature, or of the notice. */
const startsThen =
  /\b(?:unterschrieben|unterschreiben|abgeschlossen|abschliessen|seit|angefangen|anfangen|gestartet|starten|beginn\w*|gebucht|signed?|since|start\w*|began|begin\w*|joined|join)\b/;
const givesNotice =
  /\b(?:kundige|kundigen|kundigst|gekundigt|kundigung|schreib\w*|schick\w*|einreich\w*|absend\w*|cancel|write|notice|email)\b/;
const endsThen = /\b(?:schluss|ende[nt]?|raus|draussen|weg|end|ends|ended|over|out|leave|finish\w*)\b/;
const meant = /\b(?:i meant?|ich meinte?|i mean)(?: (?:the|den|zum|on|am))? (?=\d)/;
/** Words between the verb and the day. */
const nearWords = 5;
/** Words of a short question. */
const fewWords = 5;
const sends =
  '(?:kundige|kundigen|kundigst|gekundigt|geschrieben|post(?:ed)?|(?:schreib|schick|abschick|abgeschickt|einreich|eingereicht|absend|send)\\w*|cancel(?:led)?|write|wrote|send|sent|email(?:ed)?|(?:give|gave) (?:\\w+ )?notice|hand in|notice (?:reaches|arrives))';
const sendsNotice = new RegExp(String.raw`\b${sends}\b`);
/** Behind the day and its month, within three words. */
const sendsBehind = new RegExp(String.raw`^(?:\w+ ){0,4}?${sends}\b`);
/** German: "am 30. Juni alles enden soll": behind the day, in its clause. */
const endsBehind = new RegExp(String.raw`^(?:(?!wann|when|${sends})\w+ ){0,4}?${endsThen.source}`);
/** "By when must I give notice": a day that is named is that of the end. */
const asksNoticeDay =
  /\b(?:bis wann|bis zu welche[mr]|letzte\w* tag|wann muss\w*|spatest\w*|frist|by when|by (?:what|which)|when (?:must|do|should|would) (?:i|we) (?:have to |need to )?(?:give|cancel|write|send)|latest|deadline)\b/;
const endOfYear =
  /\b(?:jahresende|ende (?:des|dieses|vom) jahre?s?|jahreswechsel|silvester|end of (?:the|this) year|year end|new year(?: s)?|new years)\b/;
/** Of a notice: "on 1 June", "am 1. Juni", "am 1.6.", "on June 1st", "on the 1st of June". */
const noticeDays: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [/\bam (\d{1,2})(?= [a-z])/, /\bam (\d{1,2}) (\d{1,2})(?: 20\d\d)?\b/],
  en: [/\bon (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)?(?= [a-z])/, /\bon [a-z]+ (\d{1,2})(?:st|nd|rd|th)?\b/],
};
const lastQuarter = 3;
const weeksInDays = 7;
const dayTime = 86_400_000;

/**
 * Sentences for an answer about notice. Undefined if the question names neither a month nor today. `now` decides the
 * year of a month without one.
 */
export function answerCancellationDate(understood: AnalysedQuestion, entryId: string, now: Date): string | undefined {
  const { locale, answeredId = '' } = understood;
  // "Sorry, I meant 1 September" is the day of what was asked before.
  const plain = withMonthName(understood.plain, locale).replace(meant, locale === 'de' ? 'am ' : 'on ');
  const isShort = plain.split(' ').length <= fewWords && !endsThen.test(plain);
  // "And on 20 May?" after a day of notice.
  const before = isShort ? normaliseText(understood.previousQuestions ?? '', locale) : '';
  const sentSoon = sendsNotice.test(before) && (today.test(before) || tomorrow.test(before));
  const followsDay = before !== '' && (sentSoon || noticeDayIn(before, locale) !== undefined);
  if (!isAboutNotice(entryId) && !followsDay && !(isAboutNotice(answeredId) && asksDay.test(plain))) return undefined;
  const words = wordsFor(locale).answers.cancellation;
  if (startsThen.test(plain)) return undefined;
  const quarter = endOfYear.test(plain) ? lastQuarter : quarters.findIndex((name) => name.test(plain));
  const sentDay = quarter < 0 && !asksNoticeDay.test(plain) ? noticeDayIn(plain, locale, followsDay) : undefined;
  const named = sentDay?.month ?? (quarter < 0 ? monthIn(plain, locale) : 3 * quarter + 2);
  const say = (text: string, end: Date, last: Date, next = end) => {
    const day = (date: Date) => longDate(isoDay(date), locale);
    const dates = { end: day(end), last: day(last), sent: day(last), next: day(next) };
    return `${fill(text, { ...dates, weeks: billing().noticeWeeks })} ${words.condition}`;
  };
  if (named < 0) {
    if (tomorrow.test(plain)) {
      const sent = new Date(now.getTime() + dayTime);
      return say(words.noticeOn, quarterEndFrom(new Date(sent.getTime() + noticeTime())), sent);
    }
    if (!today.test(plain)) return undefined;
    return say(words.earliest, quarterEndFrom(new Date(now.getTime() + noticeTime())), now);
  }
  const year = Number(
    /\b20\d\d\b/.exec(plain)?.[0] ?? (named < now.getUTCMonth() ? now.getUTCFullYear() + 1 : now.getUTCFullYear()),
  );
  const lead = quarter < 0 ? leadOf(plain, months[locale][named]) : '';
  const isNotice = quarter < 0 && givesNotice.test(plain);
  if (sentDay) {
    const sent = new Date(Date.UTC(year, named, sentDay.day));
    if (sent.getUTCMonth() !== named) return undefined;
    return say(words.noticeOn, quarterEndFrom(new Date(sent.getTime() + noticeTime())), sent);
  }
  if (isNotice && !asksNoticeDay.test(plain) && /\b(?:im|in|anfang|mitte|early|mid|late)$/.test(lead)) {
    const [end, otherEnd] = [Date.UTC(year, named, 1), Date.UTC(year, named + 1, 0)].map((sent) =>
      quarterEndFrom(new Date(sent + noticeTime())),
    );
    if (!end || !otherEnd) return undefined;
    // A notice late in the month may end the contract a quarter later.
    const text = end.getTime() === otherEnd.getTime() ? words.noticeIn : words.noticeDepends;
    return say(text, end, new Date(end.getTime() - noticeTime()), otherEnd);
  }
  const end = quarterEndFrom(new Date(Date.UTC(year, named, 1)));
  const last = new Date(end.getTime() - noticeTime());
  if (end < now) return undefined;
  if (last < now) return say(words.tooLate, end, last, quarterEndFrom(new Date(now.getTime() + noticeTime())));
  return say(end.getUTCMonth() === named ? words.lastDay : words.otherMonth, end, last);
}

/** "Zum 30.9." as "zum 30 september". */
const withMonthName = (plain: string, locale: Locale): string =>
  plain.replace(numericDay, (all, lead: string, day: string, month: string) => {
    const name = monthNames[locale][Number(month) - 1];
    return name && Number(day) <= mostDays ? `${lead} ${Number(day)} ${name}` : all;
  });

const mostDays = 31;
const numericDay = /\b(zum|am|per|bis|ab|dem|den|by|on|to|until|before|for|the|of) (\d{1,2}) (\d{1,2})(?![\d])/g;

const monthIn = (plain: string, locale: Locale): number => months[locale].findIndex((month) => month.test(plain));

/** The day beside a verb for giving notice; beside any other it is that of the end. */
function noticeDayIn(plain: string, locale: Locale, followsDay = false): { month: number; day: number } | undefined {
  for (const pattern of noticeDays[locale]) {
    const found = pattern.exec(plain);
    const day = Number(found?.[1] ?? 0);
    const month = found?.[2] === undefined ? monthIn(plain, locale) : Number(found[2]) - 1;
    if (!found || day === 0 || !months[locale][month]) continue;
    const before = plain.slice(0, found.index).trim().split(' ').slice(-nearWords).join(' ');
    const after = plain.slice(found.index + found[0].length).trim();
    // A German verb may stand behind the day.
    const behind = locale === 'de' ? (sendsBehind.exec(after)?.[0] ?? '') : '';
    const rest = after.replace(/^[a-z]+ /, '');
    if (endsThen.test(`${before} ${behind}`) || (locale === 'de' && endsBehind.test(rest))) continue;
    if (sendsNotice.test(before) || behind || followsDay) return { month, day };
  }
  return undefined;
}

/** The two words before a month, its pattern's own preposition included. */
function leadOf(plain: string, month: RegExp | undefined): string {
  const found = month?.exec(plain);
  return found ? `${plain.slice(0, found.index)}${found[0]}`.split(' ').slice(0, -1).slice(-2).join(' ') : '';
}

const noticeTime = (): number => billing().noticeWeeks * weeksInDays * dayTime;

const isAboutNotice = (id: string): boolean => id.startsWith('cancel-');

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day of the quarter that contains a day. */
const quarterEndFrom = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), 3 * Math.floor(date.getUTCMonth() / 3) + 3, 0));
