/** Reads how many people answer chats, whatever they are called: "three of us in support", "zu zweit". */
import { maskOtherNumbers } from './maskOtherNumbers.ts';
import { atMost, nounsAfter, numberIn, numeral } from './numberIn.ts';
import { withDigits } from './numberWords.ts';

export const people = 'leuten?|menschen|personen|people|persons?|ppl|folks?';
export const operatorNouns = String.raw`bearbeiter\p{L}*|operator(?:s|en)?|agents?|agenten|seats?|plätzen?`;
const operators = nounsAfter(operatorNouns);
export const colleagueNouns = String.raw`kolleg\p{L}*|mitarbeite\p{L}*|sachbearbeite\p{L}*|colleagu(?:es?|s)?|staff|team ?mates?`;
const staff = `${colleagueNouns}|${people}`;
/** Colleagues who answer: "three of us in support". */
export const answering =
  '(?:mit)?antworten|antwortet|do(?:es)? (?:the )?(?:customer service|support|chats?)|handles?|looks? after|deals? with|betreue[nt]|kümmern|bearbeiten|machen (?:den |die |das )?(?:kundenservice|support|service|chats?)|(?:im|in) kunden(?:dienst|service)|in customer (?:service|support)|im büro|in the office|able to (?:answer|reply)|answering|answers?|replying|reply|replies|responding|taking over|in support|im support|im service|aus dem service|beantworten|bedienen|mitchatten|übernehmen|auch|sollen|on (?:the )?(?:live )?chat|am chat|(?:are|sind) (?:the |die )?(?:operators|agents|bearbeiter)|at the (?:front )?desk|on reception|in the shop|am empfang|im laden|in der praxis';
const service =
  '(?:im|in) (?:der |the )?(?:(?:kunden)?service|(?:kunden)?support|kundendienst|customer (?:service|support)|support team)|answer|antworten';
export const colleagues = new RegExp(
  String.raw`${numeral}\s+(?:of us|of my \p{L}+|von uns|von meinen \p{L}+|${staff}),?\s+(?:[\p{L}'’]+,?\s+){0,3}(?:be )?(?:${answering})\b`,
  'iu',
);
/** Those who write, and what a chat has several of. */
const things =
  'customers?|clients?|users?|guests?|kunden|languages?|sprachen|channels?|kanäle|websites?|webseiten|shops?|brands?|marken|projects?|projekte|plans?|pläne|bots?|questions?|fragen|days|tage|hours|stunden|minutes|minuten|months|monate|years|jahre|templates?|vorlagen';
/** "Two volunteers answer", "three on reception would reply", "we're two at the front desk": whatever they are called. */
const answers =
  'answer(?:ing|s)?|repl(?:y|ies|ying)|respond|antworten|beantworten|(?:the )?operators?|agents?|bearbeiter|behind it|dahinter';
const places = 'reception|(?:front )?desk|chat|empfang|schalter|support|service|kundendienst|laden|shop|büro|office';
const inBetween = String.raw`\s+(?:(?!about|über)\p{L}+\s+){0,3}?`;
const answeringFew = new RegExp(
  [
    String.raw`\bantworten\s+(?:\p{L}+\s+)?(\d{1,2})\s+(?:of us|von uns|${staff})\b`,
    String.raw`(?<![\d.,])(\d{1,2})\s+(?:(?!(?:${things})\b)\p{L}+\s+)?(?:(?:answer|reply|replies|antworten|beantworten)\b|(?:of staff|who|die|sitzen|do|übernehmen|will|would|can|could|should|are|sollen|sollten|würden|werden|wollen|sind)${inBetween}(?:${answers})\b(?!\s+(?:in|within|innerhalb|binnen)\b))`,
    String.raw`(?<![\d.,])(\d{1,2})\s+(?:\p{L}+\s+)?(?:in|im|from|aus|of|von|on)\s+(?:\p{L}+\s+){1,2}(?:answering|replying|(?:mit)?antworten)\b`,
    String.raw`(?<![\d.,])(\d{1,2})\s+(?!(?:${things})\b)\p{L}+\s+(?:(?:do|does|handle|machen)\s+(?:the\s+|die\s+)?(?:messages|chats?|replies|answering|antworten|nachrichten)|(?:schreiben|chatten)\s+mit|chat\s+with)\b`,
    String.raw`(?<![\d.,])(\d{1,2})\s+(?:on|at|in|am|im|an)${inBetween}(?:${places})\b`,
  ].join('|'),
  'iu',
);
/** "Just me and my husband answering". */
const speakerAndOne =
  /\b(?:me|i|ich)\s+(?:and|und|plus)\s+(?:my|meine?)\s+(?!teams?\b|staff|colleagues|kollegen|leute|people)\p{L}+\b|\b(?:my|meine?)\s+(?!teams?\b|staff|colleagues|kollegen|leute|people)\p{L}+\s+(?:and|und)\s+(?:i|me|ich)\b/iu;
/** "Twelve employees, four of them in support". */
const ofThem = new RegExp(
  String.raw`\b(?:davon|darunter)\s+${numeral}\s+(?:\p{L}+\s+)?(?:${service})\b|${numeral}\s+of (?:them|whom|us)\s+(?:\p{L}+\s+){0,2}?(?:${service})\b`,
  'iu',
);
/** "Two of us answer now, three more from January". */
export const laterMore =
  /(?<![\d.,])(\d{1,2}) (?:more|others|weitere|mehr|kommen) (?=(?:from|in|by|as of|next|later|soon|ab|im|später|spater|dazu)\b)|(?:,|\b(?:and|und)) (?:ab|from|im|in) \p{L}+ (?:noch |another )?(\d{1,2}) (?:more|mehr|weitere)\b/iu;
const together = /\bzu (zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)\b/i;
/** "Me and three colleagues" are four. */
const speakerAnd = new RegExp(
  String.raw`\b(?:me|i|ich|myself)\s+(?:and|und|plus)\s+(\d)\s+(?:of my |meiner |weitere |other )?(?=(?:${staff})\b)`,
  'giu',
);

/** More people are rather users than operators. */
export const mostPeople = 9;

/** "Seven of our agents". */
const ofOurs = new RegExp(
  String.raw`(?<=\d) (?:of (?:our|my|the)|unserer|meiner|von unseren|von meinen) (?=(?:${operatorNouns}|${colleagueNouns})\b)`,
  'giu',
);

export const operatorsIn = (said: string): number | undefined => {
  const digits = said.replace(ofOurs, ' ');
  const now =
    numberIn(digits, operators) ??
    numberIn(digits, colleagues) ??
    numberIn(digits, ofThem) ??
    atMost(mostPeople, numberIn(digits, answeringFew));
  return now && now + (numberIn(digits, laterMore) ?? 0);
};

/** "For 8 employees": a team; how many of them answer is open. */
export function staffIn(text: string): number | undefined {
  const count = atMost(mostStaff, numberIn(maskOtherNumbers(withDigits(text)), employees));
  return count === 1 ? undefined : count;
}
const employees = nounsAfter(`${colleagueNouns}|angestellte[nr]?|beschäftigte[nr]?|employees`);
/** A larger company does not chat as a whole. */
const mostStaff = 50;

export const togetherIn = (text: string): number | undefined =>
  numberIn(withDigits(together.exec(text)?.[1] ?? ''), /(\d+)/) ?? (bothAnswer.test(text) ? 2 : undefined);

/** "We'd both want to answer", "wir antworten beide". */
const bothAnswer =
  /\b(?:we|wir)(?:['’]?(?:d|ll|re))?(?: (?:would|will|sollen|wollen|würden))? (?:both|beide)(?: (?:want|need|have|would|like|to|will|can|wollen|sollen|also|auch))* (?:answer|reply|antworten|chatten)\b|\bwir (?:antworten|chatten)(?: \p{L}+)? beide\b/iu;

/** "Me and three colleagues" are four. */
export const countSpeaker = (digits: string): string =>
  digits
    .replace(speakerAndOthers, (list) => `${list.match(relative)?.length ?? 1} of us`)
    .replace(speakerAndOne, '2 of us')
    .replace(othersAndSpeaker, (_, others) => `${Number(others) + 1} of us`)
    .replace(speakerAnd, (_, others) => `${Number(others) + 1} `);

/** "Four colleagues and me" are five. */
const othersAndSpeaker = new RegExp(
  String.raw`(?<![\d.,])(\d)\s+(?:of my |meiner )?(?:${staff})\s+(?:and|und|plus)\s+(?:I|me|ich|myself)\b`,
  'giu',
);
/** "My husband, my daughter and I" are three. */
const relative = /\b(?:my|our|meine?|unsere?)\s+[\p{L}-]+|\b(?:I|me|ich|myself)\b/giu;
const speakerAndOthers =
  /\b(?:(?:my|our|meine?|unsere?)\s+(?!team|staff|colleagues|kollegen|leute|people)[\p{L}-]+,?\s+(?:and\s+|und\s+|plus\s+)?){2,5}(?:I|me|ich|myself)\b|\b(?:I|me|ich|myself)(?:,?\s+(?:and\s+|und\s+|plus\s+)?(?:my|our|meine?|unsere?)\s+(?!team|staff|colleagues|kollegen|leute|people)[\p{L}-]+){2,5}/giu;
