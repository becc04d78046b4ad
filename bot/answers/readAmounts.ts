/**
 * Reads numbers with their noun: "350 people write to us a month" are users, "350 customers" alone are not. In doubt it
 * reads nothing (readFacts.test.ts), because a sum of misread numbers is worse than the list of prices.
 */
import { countTeam, countTeamFirst } from './countTeam.ts';
import { maskOtherNumbers, namesSeveralAmounts } from './maskOtherNumbers.ts';
import { atMost, moreOf, nounsAfter, numberIn, numeral } from './numberIn.ts';
import { withDigits } from './numberWords.ts';
import {
  answering,
  colleagueNouns,
  colleagues,
  countSpeaker,
  mostPeople,
  operatorNouns,
  operatorsIn,
  people,
  togetherIn,
} from './readOperators.ts';

export type Amounts = {
  users?: number;
  /** Altogether. */
  operators?: number;
  channels?: number;
  /** Beyond those of the plan: "two more channels". */
  moreOperators?: number;
  moreChannels?: number;
};

/** Count as active users wherever they stand. */
const certainUsers = nounsAfter(
  String.raw`nutzer\p{L}*|nu(?:zter|tze|tzre|ter)n?|(?:chat )?users?|usern|us(?:rs?|res|ser?s)|uesrs?|user['’]s|chatnutzer\p{L}*|chatters?`,
);
/** Count as active users if they are counted per month; the reply names them as such. */
const monthlyPeople = nounsAfter(
  String.raw`${people}|enquirers?|inquirers?|prospects?|anfragende[nr]?|schreibende[nr]?|interessent\p{L}+|ratsuchende[nr]?|kund\p{L}+|gästen?|guests?|customers?|clients?|patient\p{L}*|mietern?|tenants?|schreiber`,
);
/** Count as active users only if they write: most guests and customers do not. */
const writingPeople = new RegExp(
  String.raw`${numeral}\s+(?:\p{L}+\s+)?(?:${people}|kund\p{L}+|besucher\p{L}*|mandant\p{L}+|patient\p{L}*|gästen?|mietern?|interessent\p{L}+|schüler\p{L}*|eltern|mitglieder\p{L}*|bewerber\p{L}*|käufer\p{L}*|bürger\p{L}*|visitors?|customers?|clients?|guests?|tenants?|owners?|parents|students?|members?|applicants|buyers?|residents)\b`,
  'iu',
);
/** People of any kind: "85 pet owners text us", "85 Tierhalter melden sich". */
const writingToUs = new RegExp(
  String.raw`${numeral}\s+(?:\p{L}+\s+){1,3}(?:(?:text|message|contact|ring|write to|get in touch with) us|write in|(?:schreiben|kontaktieren|fragen) uns|melden sich|schreiben an)\b`,
  'iu',
);
/** "2,300 employees, of whom 40 write a month". */
const someWrite = new RegExp(
  String.raw`\b(?:of (?:whom|them|which)|davon|darunter)\s+(?:(?:about|around|some|etwa|rund|ungefähr|schreiben|melden sich)\s+){0,2}${numeral}\b`,
  'iu',
);
export const monthly =
  /\b(?:im|in einem|pro|je|jeden|per|in an?|a|each|every) (?:(?:normalen|gewöhnlichen|durchschnittlichen|normal|usual|typical|average|ordinary) )?(?:monat|month)\b|\bmonatlich|\bmonthly\b/i;
const writing =
  /schreib\p{L}*|geschrieben|\bchatten|melden sich|kontaktieren|\bim chat\b|\bwrit(?:e|es|ing)\b|\bmessag(?:e|es|ing)\b|\bcontact us\b|\be?-?mails? us\b|\bchat\b|get in touch|talk to|\bwould use it\b|\buse (?:it|the chat)\b|\bnutzen (?:ihn|es|den chat)\b/iu;
/** "I write on behalf of a council with 280,000 residents." */
const speakerWrites = /\b(?:I|ich)(?: am|’m|'m)? (?:writ(?:e|ing)|schreibe)\b/giu;
/** "We're a tax office of six people", "Wir sind eine Kanzlei mit sechs Leuten": the staff. */
const ofCompany = new RegExp(
  String.raw`\b(?:wir sind|we are|we[’']re|(?:ich|i) (?:führe|leite|run|manage|own))\s+(?:[\p{L}-]+\s+){1,4}?(?:mit|aus|of|with)\s+\d+\s+(?:${people})\b`,
  'giu',
);
/** Who writes something else, or works for the visitor. */
const otherwise =
  /\be?-?mails?\b(?! us\b)|newsletter|arbeite\p{L}*|angestellt|beschäftig\p{L}*|\bwork(?:s|ing)?\b|employ/iu;

const moreUsers = moreOf(String.raw`nutzer\p{L}*|users?|${people}`);
const channelNouns = 'kan[aä]len?|kanal|channels?|messengers?|messaging apps?';
const channels = nounsAfter('kan[aä]len?|kanal|channels?');
/** Each is a channel beside the web chat. */
const messengers = nounsAfter('messengers?n?|messaging apps?');

const more = {
  operators: moreOf(operatorNouns),
  channels: moreOf(channelNouns),
  colleagues: moreOf(colleagueNouns),
  people: moreOf(people),
};

/** Higher numbers are misread. */
const most = { operators: 50, channels: 20 };

export function readAmounts(text: string): Amounts {
  const amounts = amountsIn(text);
  if (amounts.operators ?? amounts.moreOperators) return amounts;
  const digits = withDigits(text);
  const counted = countTeam(digits);
  return counted === digits ? amounts : amountsIn(counted);
}

function amountsIn(text: string): Amounts {
  const digits = maskOtherNumbers(countSpeaker(countTeamFirst(withoutOrdinals(eachOnTop(withDigits(text))))));
  if (!/\d/.test(digits) && togetherIn(text) === undefined) return {};
  if (namesSeveralAmounts(digits) || onePerson.test(digits)) return {};
  const moreOperators = atMost(most.operators, numberIn(digits, more.operators) ?? moreColleagues(digits));
  const moreChannels = atMost(most.channels, numberIn(digits, more.channels) ?? messengersIn(digits));
  const isTeam = atMost(most.operators, numberIn(digits, colleagues)) !== undefined;
  const found = {
    // "200 more people a month" are more than a number that may be unknown.
    users:
      moreOperators || moreUsers.test(digits) ? undefined : usersIn(isTeam ? digits.replace(colleagues, '') : digits),
    ...{ moreOperators, moreChannels },
    operators: moreOperators ? undefined : (atMost(most.operators, operatorsIn(digits)) ?? togetherIn(text)),
    channels: moreChannels ? undefined : atMost(most.channels, numberIn(digits, channels)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

const messengersIn = (digits: string): number | undefined =>
  numberIn(digits, channels) === undefined ? numberIn(digits, messengers) : undefined;

/** "Plus an operator and a channel": both come on top. */
const eachOnTop = (text: string): string =>
  text
    .replace(onTop, (_, plus: string, first: string, second: string) => `${plus} ${first} ${plus} ${second}`)
    .replace(oneOnTop, (_, plus: string, noun: string) => `${plus} 1 ${noun}`);
const extraNouns = `(?:${operatorNouns}|${channelNouns})`;
const someExtra = String.raw`(?:\d+|one|an?|ein\w*)\s+(?:(?:extra|more|weitere[rnm]?|zusätzliche[rnm]?)\s+)?${extraNouns}`;
const onTop = new RegExp(String.raw`\b(plus)\s+(${someExtra})\s+(?:and|und|plus)\s+(${someExtra})\b`, 'iu');
const oneOnTop = new RegExp(String.raw`\b(plus)\s+(?:one|an?|ein\w*)\s+(${extraNouns})\b`, 'giu');

/** "If one customer writes on three days, do I pay for three users?": counts once. */
const onePerson =
  /\b(?:one|a|an|the same|ein(?:e[rn]?)?|der ?selbe|die ?selbe|dem ?selben|jemand|someone|somebody)\b(?:\s+[\p{L}-]+){0,5}?\s+(?:\d+ ?(?:mal|times)|(?:on|an) \d+ (?:\p{L}+ )?(?:days?|tagen)|twice|zweimal|dreimal|viermal|mehrfach|mehrmals|several times|in (?:two|2|3|\d+) (?:channels|kanälen))\b|\b\d+ (?:visits?|chats?|conversations?|besuche|gespräche|nachrichten|messages) (?:(?:by|from|von|durch) (?:one|the same|a single|ein(?:em|er)|dem ?selben)|(?:von )?der ?selben)\b/iu;

/** Their full stop ends no clause: "ca. 250 Leute". */
const abbreviations = /\b(ca|bzw|etc|approx|z\. ?b|inkl|incl)\./giu;

function usersIn(text: string): number | undefined {
  const digits = text.replace(speakerWrites, '').replace(ofCompany, '').replace(abbreviations, '$1');
  const certain = numberIn(digits, certainUsers);
  if (certain !== undefined) return certain;
  for (const clause of digits.split(/[;:!?–(]|[.,](?!\d)(?!\s(?:die|who|that)\b)|\s(?:and|und)\s(?=\D{0,12}\d)/)) {
    if (otherwise.test(clause)) continue;
    const isMonthly = monthly.test(clause);
    const users =
      (writing.test(clause)
        ? (numberIn(clause, writingPeople) ?? (isMonthly ? numberIn(clause, someWrite) : undefined))
        : undefined) ?? (isMonthly ? (numberIn(clause, monthlyPeople) ?? numberIn(clause, writingToUs)) : undefined);
    if (users !== undefined) return users;
  }
  return undefined;
}

/** "The fourth colleague" counts all, not those beyond the plan. */
export const countsInOrder = (text: string): boolean => withoutOrdinals(text) !== text;

/** "The fourth colleague", "a second channel": so many there are. */
const withoutOrdinals = (text: string): string =>
  ordinals.reduce(
    (counted, [operators, persons, channels], at) =>
      counted
        .replace(operators, `${at + 2} operators`)
        .replace(persons, `${at + 2} operators `)
        .replace(channels, `${at + 2} channels`),
    text.replace(namedTwice, 'plus 1 channel'),
  );

/** "Another messenger as a second channel": one more. */
const namedTwice =
  /\b(?:(?:noch|plus) )?(?:ein\w*|another|an?|one)\s+(?:messengers?|whatsapp)\s+(?:als|as)\s+(?:(?:a|the|our|unser\w*)\s+)?\w+\s+(?:channel|kanal)\b/giu;

/** "Plus a second channel", "noch einen zweiten Kanal dazu": two in all, not two more. */
const addsOne = String.raw`(?:\b(?:plus|another|add|noch)\s+(?:an?\s+|einen?\s+|eine[rnm]?\s+)?)?`;
const onTopOfAll = String.raw`(?:\s+(?:dazu|obendrauf|on top|as well|hinzu)\b)?`;
const ordinals = [
  'zweite[nrsm]?|second|2nd',
  'dritte[nrsm]?|third|3rd',
  'vierte[nrsm]?|fourth|4th',
  'fünfte[nrsm]?|fifth|5th',
  'sechste[nrsm]?|sixth|6th',
].map(
  (ordinal) =>
    [
      String.raw`(?:${operatorNouns}|${colleagueNouns})\b`,
      String.raw`person,?\s+(?=(?:\p{L}+\s+){0,2}(?:${answering})\b)`,
      String.raw`(?:${channelNouns})\b`,
    ].map((noun) => new RegExp(String.raw`${addsOne}\b(?:${ordinal})\s+${noun}${onTopOfAll}`, 'giu')) as [
      RegExp,
      RegExp,
      RegExp,
    ],
);

/** "Five on top of the three". */
const onTopOf =
  /(?<![\d.,])(\d{1,2}) (?:\p{L}+ )?(?:on top of|in addition to|zusätzlich zu|zu|über) (?:the|those|these|our|den|diesen|die) (\d{1,2})(?!\d|[.,]\d)(?! (?:\p{L}+ )?(?:channel|kan[aä]l|user|nutzer))/iu;

/** "Five on top of the three" are eight; the turns before say of what. */
export function readOnTopOf(text: string): number | undefined {
  const [, more, those] = onTopOf.exec(withDigits(text)) ?? [];
  return more && those ? Number(more) + Number(those) : undefined;
}

/** "Two more colleagues"; "200 more people" are none. */
const moreColleagues = (digits: string): number | undefined => {
  const others = digits.replace(/\bweb[- ]?chat\b/gi, '');
  if (writing.test(others)) return undefined;
  return numberIn(others, more.colleagues) ?? atMost(mostPeople, numberIn(others, more.people));
};

/** The last number that stands alone and is not denied: "850, not 1,150". Undefined if there is none. */
export function readBareNumber(text: string): number | undefined {
  const digits = maskOtherNumbers(withDigits(text));
  const numbers = digits.matchAll(/(?<![\d.,])(?<!\b(?:not|nicht|statt|of)\s)\d+(?:[.,]\d{3})*(?![.,]?\d)/gi);
  const last = [...numbers].at(-1)?.[0];
  return last === undefined ? undefined : Number(last.replace(/\D/g, ''));
}
