/**
 * Reads how many enquiries come and how often one person writes: "2,400 enquiries a month, each asks three times". Plans
 * count people, so the enquiries are at most so many users, and fewer if people write more than once.
 */
import { maskOtherNumbers, namesSeveralAmounts } from './maskOtherNumbers.ts';
import { numberIn, numeral } from './numberIn.ts';
import { withDigits } from './numberWords.ts';
import { monthly, readBareNumber } from './readAmounts.ts';

/** `enquiries`: a month; `perPerson`: enquiries of one person. */
export type Frequency = { enquiries?: number; perPerson?: number };

const nouns =
  'anfragen|kontakten?|anliegen|nachrichten|(?:e-?)?mails?|tickets?|gespräche|unterhaltungen|fragen|enquir(?:y|ies)|inquir(?:y|ies)|requests?|quer(?:y|ies)|messages|emails?|conversations|contacts|questions|chats';
const enquiriesNoun = new RegExp(String.raw`${numeral}\s+(?:\p{L}+\s+)?(?:${nouns})\b`, 'iu');
const inWords: Readonly<Record<string, number>> = {
  ...{ einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, fünfmal: 5, funfmal: 5, sechsmal: 6, doppelt: 2 },
  ...{ once: 1, twice: 2, thrice: 3 },
};
const times = String.raw`(?<!\b(?:not|nicht|statt|instead of)\s)(?:(\d{1,2}(?:[.,]\d)?)\s?(?:times|x|mal)|(${Object.keys(inWords).join('|')}))\b(?!\s+(?:a|per|each|every|am|pro|in der|im|jede[nrs]?|die)\s+(?:day|week|year|tag|woche|jahr)\b|\s+(?:so|as)\s)`;
const eachOne =
  '(?:each|every(?:one|body)?|per (?:person|head|customer)|pro (?:person|kopf|nase|kunde|mensch)|jede[rnms]?|on average|im schnitt)';
const patterns = [
  String.raw`\b${eachOne}\b(?:[,\s]+[\p{L}’']+){0,6}?[,\s]+${times}`,
  String.raw`${times}\s+(?:(?:im monat|a month)\s+)?(?:${eachOne}|apiece|durchschnittlich)\b`,
  String.raw`\b(?:writes?|asks?|contacts?|messages?|gets? in touch|schreib\p{L}*|frag(?:en|t)|meld\p{L}*)(?:\s+[\p{L}’']+){0,3}?\s+${times}`,
].map((source) => new RegExp(source, 'iu'));
/** "What does it cost with 2,300 enquiries": plans are priced by the month, so these come in a month. */
const pricedEnquiries = new RegExp(
  String.raw`\b(?:kost\p{L}*|preis\p{L}*|zahl\p{L}*|costs?|prices?|pay|how much)\b.*\b(?:bei|mit|für|und|with|for|at|and)\s+(?:(?:etwa|rund|circa|ca\.?|ungefähr|about|around|some|roughly)\s+)?${numeral}\s+(?:${nouns})\b`,
  'iu',
);
const otherPeriod = /\b(?:jahr\w*|jährlich|tag|täglich|woche|wöchentlich|year\w*|day|daily|week\w*)\b/i;
const alone = new RegExp(String.raw`\b${times}`, 'iu');
/** Words of a message that only corrects how often. */
const longestCorrection = 9;

/** `before`: how often one person writes, which "no, rather twice" corrects; `isCounted`: enquiries a month were counted. */
export function readFrequency(text: string, before?: number, isCounted = false): Frequency {
  const digits = withDigits(text);
  const mayCorrect = before !== undefined && digits.split(/\s+/).length <= longestCorrection;
  const found = [...patterns, ...(mayCorrect ? [alone] : [])].map((one) => one.exec(digits)).find(Boolean);
  const perPerson = found?.[1] ? Number(found[1].replace(',', '.')) : inWords[found?.[2]?.toLowerCase() ?? ''];
  const rest = maskOtherNumbers(withoutFrequency(digits));
  const isMonthly = isCounted || monthly.test(rest) || (pricedEnquiries.test(rest) && !otherPeriod.test(rest));
  const count = isMonthly && !namesSeveralAmounts(rest) ? numberIn(rest, enquiriesNoun) : undefined;
  return { ...(count && { enquiries: count }), ...(perPerson && { perPerson }) };
}

/** Without how often people write, which is no number of people. */
export function withoutFrequency(text: string, before?: number): string {
  const digits = withDigits(text);
  if (before !== undefined && digits.split(/\s+/).length <= longestCorrection) return digits.replace(alone, ' ');
  return patterns.some((one) => one.test(digits))
    ? patterns.reduce((rest, one) => rest.replace(one, ' '), digits)
    : text;
}

/** "But it's only 400 dealers", after a number of enquiries: so many people. */
const onlyPeople = new RegExp(
  String.raw`\b(?:nur|only|just|sind|are|von|from)\s+(?:\p{L}+\s+){0,2}?${numeral}\s+(?!(?:${nouns}|mal|times|x|prozent|percent|of|von|channel|kan[aä]l|operator|bearbeiter|agent|kolleg|colleague|mitarbeite|month|monat|minut|hour|stunde|day|tag|euro|plan|shop|standort|branch|site)\w*)\p{L}{3,}`,
  'iu',
);

/** With what was said before; `isNew`: this message says something of it. */
export function enquiriesSoFar(
  text: string,
  before: Frequency & { users?: number; perUnit?: PerUnit; savings?: { requests?: number } },
) {
  const said = readFrequency(text, before.perPerson, before.enquiries !== undefined);
  const perUnit = readPerUnit(text) ?? before.perUnit;
  const all = (perUnit && timesUnits(text, perUnit)) ?? said.enquiries ?? correctedEnquiries(text, before);
  const enquiries = all ?? before.enquiries ?? before.savings?.requests;
  const perPerson = said.perPerson ?? before.perPerson;
  const known: Frequency = { ...(enquiries && { enquiries }), ...(perPerson && { perPerson }) };
  return { known, isNew: (all ?? said.perPerson) !== undefined };
}

/** "Typo, I meant 600", after a number of enquiries; "I meant 1,200 messages", after so many users. */
function correctedEnquiries(text: string, { enquiries, users }: Frequency & { users?: number }): number | undefined {
  const messages = numberIn(withDigits(text), enquiriesNoun);
  // "I meant 1,200 messages", after 1,200 users.
  if (users !== undefined && messages === users && correctsNumber.test(text)) return messages;
  const isCorrection = correctsNumber.test(text) && text.split(/\s+/).length <= longestCorrection;
  const count = enquiries !== undefined && users === undefined && isCorrection ? readBareNumber(text) : undefined;
  return count !== undefined && count >= leastEnquiries ? count : undefined;
}

const correctsNumber = /\b(?:vertippt|verschrieben|meinte?|gemeint|quatsch|sondern|typo|meant|i mean|mistyped)\b/i;
/** Fewer are rather operators or channels. */
const leastEnquiries = 21;

/** "1,500 enquiries, but it's always the same 500 folk": so many people. */
export function samePeople(text: string): number | undefined {
  const [, count] = same.exec(withDigits(text)) ?? [];
  return count === undefined ? undefined : Number(count.replace(/[.,]/g, ''));
}

const same =
  /\b(?:same|dieselben|denselben|derselben|gleichen)\s+(?:(?:about|around|roughly|rund|etwa|ca\.?)\s+)?(\d{1,3}(?:[.,]\d{3})+|\d{2,6})\b(?:\s*(?:$|[.,;:!?)])|\s+(?:people|folks?|customers?|clients?|guests?|users?|visitors?|patients?|residents?|members?|tenants?|dealers?|students?|parents|leuten?|kund\p{L}*|gäste\p{L}*|nutzer\p{L}*|besucher\p{L}*|patient\p{L}*|mieter\p{L}*|bürger\p{L}*|mitglieder\p{L}*|menschen|personen|eltern|schüler\p{L}*|händler\p{L}*)(?!\p{L}))/iu;

export const peopleBehind = (text: string): number | undefined =>
  numberIn(maskOtherNumbers(withDigits(text)), onlyPeople);

/** "200 emails a listing": how many come for each, and the first letters of what they are for. */
export type PerUnit = { count: number; unit: string };

const perUnit = new RegExp(
  String.raw`${numeral}(?:\s+\p{L}+){0,2}?\s+(?:pro|je|per|(?:for|on|zu|auf|für) (?:each|every|jede[nmrs]?)|an?)\s+(?!(?:month|monat|year|jahr|day|tag|week|woche|hour|stunde|person|kopf|head|quart|werktag|arbeitstag|weekday|nacht|night|schicht|shift|minute|anfrage|request|enquir|plan|channel|bearbeiter|operator|seat|user|nutzer|customer|kunde))(\p{L}{4})`,
  'iu',
);

export function readPerUnit(text: string): PerUnit | undefined {
  const [, count, , unit] = perUnit.exec(withDigits(text)) ?? [];
  return count && unit ? { count: Number(count.replace(/\D/g, '')), unit } : undefined;
}

/** "We have three listings": all that come. Undefined if the message counts none of them. */
function timesUnits(text: string, { count, unit }: PerUnit): number | undefined {
  const units = numberIn(
    withDigits(text),
    new RegExp(String.raw`${numeral}\s+(?:(?!pro|je|per|an?|for|on)\p{L}{3,}\s+)?${unit}`, 'iu'),
  );
  return units && units * count;
}
