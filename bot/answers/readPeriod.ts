import { withDigits } from './numberWords.ts';

export const monthsOfYear = 12;

const year =
  /\b(?:(?:pro|im|je|das|ein|in einem|in einem ganzen|furs|fur das|fur ein|aufs|auf das|aufs ganze) (?:ganze[ns]? )?jahr|auf ein (?:ganzes )?jahr (?:um|hoch)?gerechnet|jahrlich\w*|jahres(?:preis|summe|kosten|betrag)\w*|(?:per|a|one|(?<!rest of |remainder of )the|each|every|whole|full) year|yearly|per annum|p a|pa|year one|jahr eins|annual\w*|(?:twelve|12) months|(?:zwolf|12) monate|(?:twelve|12) times|times (?:twelve|12)|x 12|(?:zwolf|12) ?mal|mal (?:zwolf|12))\b/;
const anotherYear =
  /\b(?:this|next|last|first|half a|dieses|nachste[sn]?|letzte[sn]?|erste[sn]?|halbe[sn]?) (?:year|jahr)\b/;
const halfYear = /\b(?:half a year|half year|halbe[sn]? jahr|halbjahr\w*)\b/;
const quarter = /\b(?:(?:a|per|one|each|the) quarter|(?:im|pro|das|ein|je|furs) quartal|vierteljahr\w*|quarterly)\b/;
const counted =
  /(?<!\b(?:in|every|each|alle|last|past|first|letzten|ersten|sign for|\d) )\b(\d{1,2}) (years?|jahre?|months?|monaten?)\b/;
/** "A year and a half", "1.5 years": no sum is better than a wrong one. */
const mixed = /\b(?:years?|jahre?) (?:and|und) (?:a|an|ein\w*|\d+|halb\w*)\b|\d \d (?:years?|jahre)\b/;
/** A number of months that is no period of a sum. */
const otherPeriod =
  /\b(?:notice|frist|fruh\w*|within|innerhalb|binnen|ago|seit|since|after|nach|vor|vorher|kundig\w*|cancel\w*|from|ab|until|bis|trial|gratis|free|kostenlos|old|alt|quarter end|end of (?:a|the) quarter|quartalsende|zum quartal\w*)\b/;
/** Words; only a short message is about nothing but the sum. */
const longestPeriod = 9;
const asksSum =
  /\b(?:total|cost\w*|price|pay|sum|come|comes|kost\w*|macht|zahl\w*|preis\w*|summe|gesamt\w*|insgesamt|zusammen|rechnerisch)\b/;

/** Asks for the price of a year; "next year" names a date. */
export const isYear = (plain: string): boolean =>
  year.test(plain) && !anotherYear.test(plain) && !mixed.test(withDigits(plain));

/** The months that a sum is asked for: "a year", "18 months", "das halbe Jahr". `plain`: folded. */
export function readPeriod(plain: string): number | undefined {
  if (mixed.test(withDigits(plain))) return undefined;
  if (isYear(plain)) return monthsOfYear;
  const isShort = plain.split(' ').length <= longestPeriod;
  if (otherPeriod.test(plain) || !(isShort || asksSum.test(plain))) return undefined;
  if (halfYear.test(plain)) return 6;
  if (quarter.test(plain)) return 3;
  const [, count = '', unit = ''] = counted.exec(withDigits(plain)) ?? [];
  const months = Number(count) * (/^[yj]/.test(unit) ? 12 : 1);
  return months > 1 && months <= mostMonths ? months : undefined;
}

const mostMonths = 60;
