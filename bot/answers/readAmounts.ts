/**
 * Reads numbers with their noun: "350 people write to us a month" are users, "350 customers" alone are not. In doubt it
 * reads nothing (readFacts.test.ts), because a sum of misread numbers is worse than the list of prices.
 */
import { maskOtherNumbers, namesSeveralAmounts } from './maskOtherNumbers.ts';
import { withDigits } from './numberWords.ts';

export type Amounts = {
  users?: number;
  /** Altogether. */
  operators?: number;
  channels?: number;
  /** Beyond those of the plan: "two more channels". */
  moreOperators?: number;
  moreChannels?: number;
};

const numeral = String.raw`(?<![\d.,])(\d{1,3}(?:[.,\s\u00A0\u202F]\d{3})+(?!\d)|\d+)\s*(k\b|tsd\b|tausend|thousand)?\.?(?:\s+or so|\s+odd)?`;
const further = `(?:weitere[nr]?|zusätzliche[nr]?|extra|additional|more|mehr|noch)`;
const adjective = String.raw`\s+(?:(?:aktive[nr]?|active|verschiedene[nr]?|different|unique|${further})\s+)?`;
const nounsAfter = (nouns: string): RegExp => new RegExp(`${numeral}${adjective}(?:${nouns})\\b`, 'iu');
const moreOf = (nouns: string): RegExp =>
  new RegExp(
    String.raw`${numeral}\s+${further}\s+(?:${nouns})\b|(?:\b(?:noch|another|plus)|\+)\s*${numeral}\s+(?:${nouns})\b|${numeral}\s+(?:${nouns})\s+(?:mehr|more|extra|zusätzlich|dazu\p{L}*|obendrauf|on top)\b`,
    'iu',
  );

/** Count as active users wherever they stand. */
const certainUsers = nounsAfter(String.raw`nutzer\p{L}*|users?|chatnutzer\p{L}*|chatters?`);
const people = 'leuten?|menschen|personen|people|persons?|ppl|folks?';
/** Count as active users if they write, or if they are counted per month. */
const monthlyPeople = nounsAfter(
  String.raw`${people}|enquirers?|inquirers?|prospects?|anfragende[nr]?|interessent\p{L}+|ratsuchende[nr]?`,
);
/** Count as active users only if they write: most guests and customers do not. */
const writingPeople = new RegExp(
  String.raw`${numeral}\s+(?:\p{L}+\s+)?(?:${people}|kund\p{L}+|besucher\p{L}*|mandant\p{L}+|patient\p{L}*|gästen?|mietern?|interessent\p{L}+|schüler\p{L}*|eltern|mitglieder\p{L}*|bewerber\p{L}*|käufer\p{L}*|bürger\p{L}*|visitors?|customers?|clients?|guests?|tenants?|owners?|parents|students?|members?|applicants|buyers?|residents)\b`,
  'iu',
);
/** Count per month: "90 guests a month"; the reply names them as active users. */
const monthlyGuests = nounsAfter(
  String.raw`kund\p{L}+|gästen?|guests?|customers?|clients?|patient\p{L}*|mietern?|tenants?`,
);
const monthly =
  /\b(?:im|in einem|pro|je|jeden|per|in an?|a|each|every) (?:(?:normalen|gewöhnlichen|durchschnittlichen|normal|usual|typical|average|ordinary) )?(?:monat|month)\b|\bmonatlich|\bmonthly\b/i;
const writing =
  /schreib\p{L}*|geschrieben|\bchatten|melden sich|kontaktieren|\bim chat\b|\bwrit(?:e|es|ing)\b|\bmessag(?:e|es|ing)\b|\bcontact us\b|\bchat\b|get in touch|talk to/iu;
/** Who writes something else, or works for the visitor. */
const otherwise = /\be?-?mails?\b|newsletter|arbeite\p{L}*|angestellt|beschäftig\p{L}*|\bwork(?:s|ing)?\b|employ/iu;

const moreUsers = moreOf(String.raw`nutzer\p{L}*|users?|${people}`);
const operatorNouns = String.raw`bearbeiter\p{L}*|operator(?:s|en)?|agents?|agenten|seats?|plätzen?`;
const operators = nounsAfter(operatorNouns);
const colleagueNouns = String.raw`kolleg\p{L}*|mitarbeite\p{L}*|sachbearbeite\p{L}*|colleagu(?:es?|s)?|staff|team ?mates?`;
const staff = `${colleagueNouns}|${people}`;
/** Colleagues who answer: "three of us in support". */
const answering =
  '(?:mit)?antworten|antwortet|(?:im|in) kunden(?:dienst|service)|in customer (?:service|support)|im büro|in the office|able to (?:answer|reply)|answering|answers?|replying|reply|replies|responding|taking over|in support|im support|im service|aus dem service|beantworten|bedienen|mitchatten|übernehmen|auch|sollen|on (?:the )?(?:live )?chat|am chat|(?:are|sind) (?:the |die )?(?:operators|agents|bearbeiter)|at the (?:front )?desk|on reception|in the shop|am empfang|im laden|in der praxis';
const service =
  '(?:im|in) (?:der |the )?(?:(?:kunden)?service|(?:kunden)?support|kundendienst|customer (?:service|support)|support team)|answer|antworten';
const colleagues = new RegExp(
  String.raw`${numeral}\s+(?:of us|of my \p{L}+|von uns|von meinen \p{L}+|${staff}),?\s+(?:[\p{L}'’]+,?\s+){0,3}(?:be )?(?:${answering})\b`,
  'iu',
);
/** "Two volunteers answer", "three on reception would reply", "we're two at the front desk": whatever they are called. */
const answers =
  'answer(?:ing|s)?|repl(?:y|ies|ying)|respond|antworten|beantworten|operators?|agents?|bearbeiter|reception|(?:front )?desk|chat|empfang|schalter|support|service|kundendienst|laden|shop|büro|office';
const answeringFew = new RegExp(
  String.raw`\bantworten\s+(?:\p{L}+\s+)?(\d{1,2})\s+(?:of us|von uns|${staff})\b|(?<![\d.,])(\d{1,2})\s+(?:(?!customers|clients|users|guests|kunden)\p{L}+\s+)?(?:(?:answer|reply|replies|antworten|beantworten)\b|(?:on|at|in|am|im|an|who|die|will|would|can|could|should|are|sollen|sollten|würden|werden|wollen|sind)\s+(?:(?!about|über)\p{L}+\s+){0,3}?(?:${answers})\b(?!\s+(?:in|within|innerhalb|binnen)\b))`,
  'iu',
);
/** "Just me and my husband answering". */
const speakerAndOne =
  /\b(?:me|i|ich)\s+(?:and|und|plus)\s+(?:my|meine?)\s+\p{L}+\b|\b(?:my|meine?)\s+\p{L}+\s+(?:and|und)\s+(?:i|me|ich)\b/iu;
/** "Twelve employees, four of them in support". */
const ofThem = new RegExp(
  String.raw`\b(?:davon|darunter)\s+${numeral}\s+(?:\p{L}+\s+)?(?:${service})\b|${numeral}\s+of (?:them|whom|us)\s+(?:\p{L}+\s+){0,2}?(?:${service})\b`,
  'iu',
);
/** "Two of us answer now, three more from January". */
export const laterMore =
  /(?<![\d.,])(\d{1,2}) (?:more|others|weitere|mehr|kommen) (?=(?:from|in|by|as of|next|later|soon|ab|im|später|spater|dazu)\b)|(?:,|\b(?:and|und)) (?:ab|from|im|in) \p{L}+ (?:noch |another )?(\d{1,2}) (?:more|mehr|weitere)\b/iu;
/** "Five on top of the three". */
const onTopOf =
  /(?<![\d.,])(\d{1,2}) (?:\p{L}+ )?(?:on top of|in addition to|zusätzlich zu|zu|über) (?:the|those|these|our|den|diesen|die) (\d{1,2})(?!\d|[.,]\d)(?! (?:\p{L}+ )?(?:channel|kan[aä]l|user|nutzer))/iu;
const together = /\bzu (zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)\b/i;
/** "Me and three colleagues" are four. */
const speakerAnd = new RegExp(
  String.raw`\b(?:me|i|ich|myself)\s+(?:and|und|plus)\s+(\d)\s+(?:of my |meiner |weitere |other )?(?=(?:${staff})\b)`,
  'giu',
);
const channelNouns = 'kan[aä]len?|kanal|channels?';
const channels = nounsAfter(channelNouns);

const more = {
  operators: moreOf(operatorNouns),
  channels: moreOf(channelNouns),
  colleagues: moreOf(colleagueNouns),
  people: moreOf(people),
};

/** More people are rather users than operators. */
const mostPeople = 9;
/** Higher numbers are misread. */
const most = { operators: 50, channels: 20 };

export function readAmounts(text: string): Amounts {
  const digits = maskOtherNumbers(
    withDigits(withoutOrdinals(text))
      .replace(speakerAndOne, '2 of us')
      .replace(speakerAnd, (_, others) => `${Number(others) + 1} `),
  );
  if (!/\d/.test(digits) && !together.test(text)) return {};
  if (namesSeveralAmounts(digits)) return {};
  const moreOperators = atMost(most.operators, numberIn(digits, more.operators) ?? moreColleagues(digits));
  const moreChannels = atMost(most.channels, numberIn(digits, more.channels));
  const found = {
    // "200 more people a month" are more than a number that may be unknown.
    users: moreOperators || moreUsers.test(digits) ? undefined : usersIn(digits.replace(colleagues, '')),
    ...{ moreOperators, moreChannels },
    operators: moreOperators ? undefined : atMost(most.operators, operatorsIn(digits) ?? togetherIn(text)),
    channels: moreChannels ? undefined : atMost(most.channels, numberIn(digits, channels)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

function usersIn(digits: string): number | undefined {
  const certain = numberIn(digits, certainUsers);
  if (certain !== undefined) return certain;
  for (const clause of digits.split(/[;:!?–(]|[.,](?!\d)|\s(?:and|und)\s(?=\D{0,12}\d)/)) {
    if (otherwise.test(clause)) continue;
    const isMonthly = monthly.test(clause);
    const users =
      (writing.test(clause) ? numberIn(clause, writingPeople) : undefined) ??
      (isMonthly ? numberIn(clause, monthlyPeople) : undefined) ??
      (isMonthly ? numberIn(clause, monthlyGuests) : undefined);
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
    text,
  );

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
    ].map((noun) => new RegExp(String.raw`\b(?:${ordinal})\s+${noun}`, 'giu')) as [RegExp, RegExp, RegExp],
);

const operatorsIn = (digits: string): number | undefined => {
  const now =
    numberIn(digits, operators) ??
    numberIn(digits, colleagues) ??
    numberIn(digits, ofThem) ??
    atMost(mostPeople, numberIn(digits, answeringFew));
  return now && now + (numberIn(digits, laterMore) ?? 0);
};

/** "Five on top of the three" are eight; the turns before say of what. */
export function readOnTopOf(text: string): number | undefined {
  const [, more, those] = onTopOf.exec(withDigits(text)) ?? [];
  return more && those ? Number(more) + Number(those) : undefined;
}

const togetherIn = (text: string): number | undefined => numberIn(withDigits(together.exec(text)?.[1] ?? ''), /(\d+)/);

/** "Two more colleagues"; "200 more people" are none. */
const moreColleagues = (digits: string): number | undefined => {
  const others = digits.replace(/\bweb[- ]?chat\b/gi, '');
  if (writing.test(others)) return undefined;
  return numberIn(others, more.colleagues) ?? atMost(mostPeople, numberIn(others, more.people));
};

const atMost = (limit: number, count: number | undefined): number | undefined =>
  count !== undefined && count <= limit ? count : undefined;

/** The last number that stands alone and is not denied: "850, not 1,150". Undefined if there is none. */
export function readBareNumber(text: string): number | undefined {
  const digits = maskOtherNumbers(withDigits(text));
  const numbers = digits.matchAll(/(?<![\d.,])(?<!\b(?:not|nicht|statt|of)\s)\d+(?:[.,]\d{3})*(?![.,]?\d)/gi);
  const last = [...numbers].at(-1)?.[0];
  return last === undefined ? undefined : Number(last.replace(/\D/g, ''));
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.slice(1) ?? [];
  // The pattern may have alternatives: the number and its factor follow each other.
  const at = found.findIndex((group) => group !== undefined);
  const [amount, factor] = found.slice(at);
  return at < 0 || amount === undefined ? undefined : Number(amount.replace(/\D/g, '')) * (factor ? 1_000 : 1);
}
