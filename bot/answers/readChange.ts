/**
 * Reads how a message changes what was counted before: "twice as many channels", "without her after all", "and if the
 * trainee joins in?", "one from each branch".
 */
import type { Locale } from '../../src/routes/table.ts';
import { planOf } from './composePriceReply.ts';
import { type ConversationFacts, channelsBeyond } from './conversationFacts.ts';
import { withDigits } from './numberWords.ts';
import { type Kind, nouns, readOtherKind } from './readOtherKind.ts';

/** Longer messages tell more than a change. */
const longestChange = 16;

/** Operators or users: what they were before in the conversation. */
export const peopleNoun = /\b(?:people|persons?|folks?|ppl|leuten?|personen|menschen)\b/;

const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|double|2 ?(?:mal|times|x)|doppelt|zweimal)\b/, 2],
  [/\b(?:half|halb|halfte)\b(?! (?:a |the |of (?:a|the) )?year)/, 0.5],
  [/\b(?:triple|treble|3 ?(?:mal|times|x)|dreimal|dreifach\w*)\b/, 3],
  [/\b(?:4 ?(?:mal|times|x)|viermal|vierfach\w*)\b/, 4],
];
const ofWhat = /\b(?:as many|so viele[nrs]?|the|die|number of|anzahl|of|von|der) (\w+)\b/g;

/** What an operator is not. */
const thing =
  'channels?|kanal\\w*|whats\\w*|telegram|messenger\\w*|voice|sprach\\w*|web\\w*|chats?|chatbots?|bots?|app|plan\\w*|tarif\\w*|paket\\w*|package|one|extras?|add|addons?|erweiterung\\w*|onboarding|einfuhrung|vat|tax\\w*|mwst|ust|steuern?|mehrwertsteuer|umsatzsteuer|price|preis\\w*|contract|vertrag\\w*|demo|rest|team|shops?|laden|sites?|system\\w*|crm|ai|ki|api|calendar|kalender\\w*|data|daten|month|monat\\w*|year|jahr\\w*|\\d+|first|second|third|zweite\\w*|dritte\\w*|last|other|bearbeiter\\w*|operator\\w*|kolleg\\w*|colleagues?|agents?|mitarbeiter\\w*|ganze\\w*|whole|customers?|users?|kunden|nutzer\\w*|button|answers?|question\\w*|frage\\w*|antwort\\w*';
const someone = `(?!(?:${thing})\\b)[a-z]\\w+`;
const own = '(?:my|our|meine?[mnrs]?|unsere?[mnrs]?|ne[nrm]?|frau|herrn?|mrs?|ms|miss)';
const person = `(?:${own} ${someone}|(?:the|an?|der|die|das|den|dem|ein(?:e[mnrs]?)?) ${someone})`;

const without = new RegExp(
  `\\b(?:without|ohne|minus|except(?: for)?|ausser|leave out|leaving out|drop|forget|scrap|skip|vergiss|streich\\w*|not(?: with)?|nicht(?: mit)?) (?:(him|her|me|myself|mich|ihn|ihr|sie)\\b|${own} (${someone})|(?:the|an?|der|die|das|den|dem) (${someone}))`,
);
const isOut = new RegExp(
  `\\b(?:he|she|er|sie|${own} ${someone}|(?:the|der|die|das) ${someone}|one of (?:us|them)|eine[rm]? (?:von uns|davon|von ihnen))(?: \\w+){0,4} (?:(?:not|nicht|won t|isn t|doesn t|never)(?: \\w+){0,3} (?:answer\\w*|repl\\w*|join\\w*|mit\\w*|antwort\\w*|dabei|part)|drops? out|leaves?|is (?:leaving|out|off)|fallt (?:\\w+ )?(?:weg|aus)|steigt aus|geht (?:weg|in rente)|hort auf)\\b`,
);
const leftOut = new RegExp(
  `\\b(?:leave|lass\\w*|nimm\\w*) (?!(?:instagram|signal|facebook|alexa|them|those|both|it|that|this|beide\\w*|das|es|die)\\b)(?:${own} )?${someone} (?:doch |lieber )?(?:out|weg|raus)\\b`,
);
const plural = /\b(?:without|ohne|minus|drop) (?:them|those|die beiden|beide|both|ihnen|denen)\b/;

const answers =
  'mit\\w*mach\\w*|mitmacht|macht (?:\\w+ )?mit|dazu\\w*komm\\w*|dazukommt|kommt (?:\\w+ )?dazu|mitantwort\\w*|mitschreib\\w*|antwort\\w*|mithilft|hilft (?:\\w+ )?mit|einspringt|springt (?:\\w+ )?ein|einsteigt|ubernimmt|joins?(?: in| us)?|joined|helps?(?: out)?|pitch(?:es)? in|chips? in|steps? in|comes? on board|gets? (?:a (?:log ?in|seat)|one)|answers?|repl(?:y|ies)|takes? (?:over|chats|some)|covers?|picking up|picks? up|chattet|sitzt';
const also = 'auch|noch|mit|dazu|zusatzlich|too|also|as well|in';
const places = 'web ?chat|chat|support|service|team|desk|reception|kundendienst|empfang|schalter';
const joins = new RegExp(
  `\\b(?:if|wenns?|when|falls|and|und|what if|plus|then|dann|auch|also) (?:(?:then|dann|auch|noch|jetzt|now|if|wenns?) )*(${person}|he|she|jemand|someone|somebody|ich|i)(?: (?!not|nicht|nie|never|t\\b)\\w+){0,4}? (?:${answers})\\b`,
);
const cover = new RegExp(
  `\\bnoch (?:eine[nr]?|jemand\\w*|ne[nr]?)(?: \\w+)? (?:als|fur|furs|zur|zum|vom|aus) |\\b(?:one|someone|somebody)(?: more| else)? (?:as|for) (?:a |the )?(?:${someone}(?: ${someone})?)$|^(?:(?:and|und|then|dann|oh|ok|also|what if) )*(?:plus|mit|with|noch|add) ${own} ${someone}(?: (?:on|in|im|am|auf|at) (?:(?:the|der|dem) )?(?:${places}))?(?: (?:too|auch|as well|dazu|noch|then|dann))?$`,
);

/** "Two more", "zwei dazu": of whatever was spoken of last. */
const moreOf =
  /\b(\d{1,2}) (?:more|extra|dazu|mehr|weitere|zusatzlich\w*|on top|obendrauf|drauf|noch)(?: (?:then|please|bitte|dann))?\b(?! (?:\w+ )?(?:users?|nutzer\w*|people|leute\w*|months?|monate\w*|year|jahr))/;

const perUnit = /\b(?:each|every|per|pro|je|jede[mnrs]?)(?: of (?:our|the))? (\w{4,})\b/;
const eachAlone = /\b(?:each|jede[mnrs]?)(?: one)?$/;
const unitLetters = 4;
const countedUnits =
  /\b(\d{1,2}) (?:(?!pro|per|je|jede\w*|each|every|in|from|aus)\w+ )?(?=(branch|office|shop|store|site|location|practice|surger|department|depot|restaurant|hotel|house|salon|filial|buro|laden|standort|prax|abteilung|niederlassung|haus|betrieb)\w*\b)/g;

/** "Four branches", by the first letters of the noun, for "one from each branch". */
export function unitsIn(plain: string): Readonly<Record<string, number>> {
  const found = [...withDigits(plain).matchAll(countedUnits)];
  return Object.fromEntries(found.map(([, count, noun]) => [(noun ?? '').slice(0, unitLetters), Number(count)]));
}

const only: ConversationFacts = {};

/** `plain`: folded. Empty if nothing is changed, or if it is unclear what. */
export function readChange(plain: string, before: ConversationFacts, locale: Locale): ConversationFacts {
  const other = readOtherKind(plain, before);
  if (other) return other;
  const plan = planOf(before, locale);
  if ((!plan && before.operators === undefined) || plain.split(' ').length > longestChange) return only;
  const digits = withDigits(plain);
  const counts: Record<Kind, number | undefined> = {
    operators: (before.operators ?? plan?.operators ?? 1) + (before.moreOperators ?? 0),
    channels: (before.channels ?? plan?.channels ?? 1) + (channelsBeyond(before) ?? 0),
    users: before.users,
  };
  const multiple = readMultiple(digits, counts, before);
  if (multiple) return multiple;
  const users =
    before.users === undefined ? undefined : doubles.test(plain) ? 2 * before.users : readOtherUsers(digits);
  if (users) return { users };
  const { operators = 1 } = counts;
  const hasTeam = (before.operators ?? before.moreOperators) !== undefined;
  const each = hasTeam || answersNear.test(plain) ? readPerUnit(digits, before) : undefined;
  if (each) return { operators: each };
  const isTeamOpen = !hasTeam && (before.channels ?? channelsBeyond(before)) !== undefined;
  if (isTeamOpen && (counts.channels ?? 1) > 1 && oneLess.test(plain)) return { channels: (counts.channels ?? 1) - 1 };
  const hasChannels = (before.channels ?? channelsBeyond(before)) !== undefined;
  if (hasTeam && !hasChannels && operators > 1 && oneLess.test(plain)) return { operators: operators - 1 };
  if (hasTeam && plural.test(plain) && before.moreOperators) return { operators: operators - before.moreOperators };
  const [, pronoun, relative, noun] = without.exec(plain) ?? [];
  const isOneLess =
    pronoun !== undefined ||
    relative !== undefined ||
    leftOut.test(plain) ||
    (noun && before.team?.includes(noun)) ||
    isOut.test(digits);
  if (isOneLess && operators > 1 && hasTeam) return { operators: operators - 1 };
  if (isOneLess) return only;
  if (joins.test(plain) || cover.test(plain)) return { operators: operators + 1 };
  return only;
}

/** "If only 90 of them use it?", "and what if it's 1,200?": so many users instead. */
function readOtherUsers(digits: string): number | undefined {
  const [, count, uses] = otherUsers.exec(digits.replace(/(\d) (?=\d{3}\b)/g, '$1')) ?? [];
  const users = Number(count ?? 0);
  return users > (uses === undefined ? mostStaff : mostFew) ? users : undefined;
}

/** "And if it doubles?" */
const doubles =
  /^(?:(?:and|und|so|but|aber|what|was|ok) )*(?:if|when|wenns?|falls) (?:it|that|this|es|das|sichs?|(?:the|our|die|unsere) (?:number|traffic|users?|visitors?|customers?|nutzer\w*|zahl\w*))(?: sich)? (?:doubles?|doubled|verdoppel\w*)\b/;

/** Fewer may be operators. */
const mostStaff = 50;
const mostFew = 9;
const otherUsers =
  /^(?:(?:and|und|so|but|aber|ok|okay|hm+|ouch|wow|puh|krass|oh|ah|was|what|dann|then|also) )*(?:if|wenns?|falls)(?: (?:it|there|we|they|es|wir|ihr|only|just|nur|bloss|s|is|are|were|re|had|have|got|get|then|doch|eher|say|maybe|vielleicht|about|around|etwa|rund|davon|von denen|of (?:them|those)))* (\d+)(?: (?:of (?:them|those)|davon|von (?:denen|ihnen)))?(?: (?:people|persons?|users?|visitors?|guests?|customers?|leuten?|menschen|nutzer\w*|besucher\w*|gaste\w*|kund\w+))?(?: (?:actually|really|ever|wirklich|tatsachlich|uberhaupt|den|ihn|it))*(?: (?:chat|bot|chatbot))?(?: (uses?|used|writes?|wrote|messages?|opens?|nutz\w*|benutz\w*|schreib\w*|anklick\w*|aufmach\w*)(?: (?!answer|antwort)\w+){0,3}| (?:waren|sind|werden|wird|are|instead|stattdessen))?$/;

const answersNear = new RegExp(
  `\\b(?:${answers}|${also}|person|people|leute|chat|one|eine[rnm]?|jemand|operator\\w*|bearbeiter\\w*)\\b`,
);

function readMultiple(
  digits: string,
  counts: Readonly<Record<Kind, number | undefined>>,
  before: ConversationFacts,
): ConversationFacts | undefined {
  const factor = factors.find(([named]) => named.test(digits))?.[1];
  if (factor === undefined) return undefined;
  const named = [...digits.matchAll(ofWhat)].map(([, noun = '']) => noun);
  const kind =
    (Object.keys(nouns) as Kind[]).find((name) => named.some((noun) => nouns[name].test(noun))) ??
    (named.some(
      (noun) => peopleNoun.test(noun) || /^(?:them|those|us|uns|denen|davon|der|the|half|halfte)$/.test(noun),
    ) || named.length === 0
      ? peopleIn(digits, before)
      : undefined);
  const count = kind && counts[kind];
  return count && Number.isInteger(count * factor) ? { [kind]: count * factor } : undefined;
}

/** Of people who answer, or who write; otherwise as they were counted before. */
const peopleIn = (digits: string, { peopleAre }: ConversationFacts): Kind | undefined =>
  /\b(?:answer\w*|repl\w*|antwort\w*)\b/.test(digits)
    ? 'operators'
    : /\b(?:writ\w*|schreib\w*|messag\w*|contact\w*)\b/.test(digits)
      ? 'users'
      : peopleAre;

const oneLess =
  /\b(?:one|1|eine[nrm]?|einem)(?: of (?:those|them|us)| davon| von (?:denen|uns))? (?:less|fewer|weniger)\b/;

function readPerUnit(digits: string, before: ConversationFacts): number | undefined {
  const unit = perUnit.exec(digits)?.[1];
  const units = { ...before.units, ...unitsIn(digits) };
  const [only, ...others] = Object.values(units);
  // "Two in each", of the one kind of place.
  const count = unit
    ? units[unit.slice(0, unitLetters)]
    : eachAlone.test(digits) && others.length === 0
      ? only
      : undefined;
  const each = Number(/\b(\d)\b/.exec(digits)?.[1] ?? 1);
  return count ? count * each : undefined;
}

/** Names a change of what is counted, or somebody of the team. If none was read, any sum would be a guess. */
export function speaksOfChange(plain: string, { team = [] }: ConversationFacts): boolean {
  if (plain.split(' ').length > longestOpenChange) return false;
  const named = [...plain.matchAll(someoneNamed)].map(([, noun = '']) => noun);
  return change.test(withDigits(plain)) || named.some((noun) => team.includes(noun));
}

const someoneNamed = new RegExp(`\\b(?:${own}|the|der|die|das|den|dem) (${someone})`, 'g');

const longestOpenChange = 11;
const change = new RegExp(
  `\\b(?:twice|double|triple|half|doppelt|halb|zweimal|dreimal|fewer|less|weniger|another|noch eine?[nrm]?|without|ohne|instead|statt|minus|plus|more|mehr|drop|weitere\\w*|zusatzlich\\w*|dazu|auch mit\\w*|each|jede[mnrs]?|(?:just|only|nur) \\d+|(?:per|pro|je) (?!annum|quart|month|monat|year|jahr|day|tag|head|kopf|person)\\w+)\\b|${moreOf.source}`,
);
