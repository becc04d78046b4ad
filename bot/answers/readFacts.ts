/**
 * Reads what a visitor has said that decides a price: users, operators, channels, plan, month or year. Over 200
 * lines: what a message says, whose parts exclude each other.
 */
import type { Locale } from '../../src/routes/table.ts';
import { plansFor, planTextsFor } from '../../src/text/content/plans.ts';
import { normaliseText } from './analyseQuestion.ts';
import { asksAfresh } from './asksAfresh.ts';
import type { ConversationFacts } from './conversationFacts.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import { withDigits } from './numberWords.ts';
import { type Amounts, countsInOrder, readAmounts } from './readAmounts.ts';
import { readChange } from './readChange.ts';
import { withoutChannel } from './readDroppedExtras.ts';
import { enquiriesSoFar, peopleBehind, samePeople, withoutFrequency } from './readFrequency.ts';
import { corrects, readBoth, readCorrection, readInContext } from './readInContext.ts';
import { readPeriod } from './readPeriod.ts';
import { planBeside, planByRank } from './readPlans.ts';

/** "And two more people" are more than those before; "and with three more?" is another case. */
const addsOnTop = /^(?:and|plus|und|dann) (?!with|mit|what|was|how|wie|if|wenn)|\b(?:on top|dazu|obendrauf)\b/;
/** "The two extra colleagues" are counted already. */
const theFurther = /\b(?:die|diese|the|these|those) \w+ (?:zusatzlich|weiter|extra|additional|more)\w*/;
const isAddition = /^(?:(?:und|and) )?(?:plus|dazu|zusatzlich)\b/;
const month =
  /\b(?:per|a|each|every|one|single|pro|im|je|den|ein(?:en)?|einzelne[rn]?) (?:single |einzelne[rn]? )?(?:month|monat)\b|\b(?:monthly|monatlich)\b/;
const countsPeople = /\b(?:how many|wie ?viele|users?|nutzer\w*|people|leuten?)\b/;
/** Some months have more users than the others. */
export const peak =
  /\b(?:busy|busiest|peak|season|high season|christmas|at times|some months|worst month|stosszeit\w*|saison|hochsaison|weihnacht\w*|spitzen\w*|manche[nm]? monat\w*)\b/;
/** In a message about a sum; more people are rather users. */
const fewPeople =
  /\b([1-9]) (?:kolleg\w*|mitarbeit\w*|leuten?|personen|kopfe\w*|platze\w*|people|colleagues|staff|heads|of us|von uns)\b(?! (?:mehr|more|extra|dazu))/;
/** "And if I've got six?", "no wait, five": counts what was asked for. */
const countAlone =
  /^(?:(?:no|nope|wait|and|or|so|if|what|with|for|we|i|ve|d|re|have|had|got|are|make|it|that|just|only|actually|sorry|nein|ne|halt|und|oder|also|wenn|falls|bei|mit|fur|wir|ich|sind|waren|haben|habe|hatten|zu|es|doch|lieber|eher|nur|dann) )*(\d{1,2})(?: (?:then|though|now|instead|dann|halt|doch))?$/;
/** "× 12", "+ 19 %". */
const calculates = /[×*÷/]\s*\d|\d\s*%|\bx\s*\d/;
const somePeople = /\b(?:leuten?|personen|people)\b/;
/** Then the people are users. */
const writesToThem = /\b(?:schreib\w*|melden|anfrag\w*|writ(?:e|es|ing)|messag(?:e|es|ing) us|contact|enquir\w*)\b/;
const namesOperator = /\b(?:operator(?:s|en)?|bearbeiter\w*)\b/;
/** Then "the biggest package" is a plan, even without a sum before. */
const asksPrice =
  /\b(?:preis\w*|kost\w*|zahl\w*|blech\w*|bezahl\w*|macht|summe|price\w*|costs?|pay|come to|comes to|per year|pro jahr|per month|pro monat|total|sum|zusammen)\b/;
const asksTeam =
  /\b(?:how many|wie ?viele?)\b.{0,30}\b(?:operator(?:s|en)?|agents?|colleagues?|staff|seats?|of us|bearbeiter\w*|kolleg\w*|mitarbeiter\w*|von uns)\b|\b(?:people|persons?|leute|menschen?|kolleg\w*)\b.{0,20}\b(?:take over|answer|reply|antwort\w*|ubernehm\w*)\b/;
/** The German "groß" is folded to "gross". */
const gross: Readonly<Record<Locale, RegExp>> = { de: /\bbrutto\b/, en: /\bgross\b/ };
const net: Readonly<Record<Locale, RegExp>> = { de: /\bnetto\b/, en: /\bnet\b|\bbefore (?:vat|tax)\b/ };
const withTax =
  /\b(?:with|w|incl\w*|inkl\w*|einschliesslich|plus|mit|samt|nach|after|once|add\w*|zzgl|zuzuglich)\b.{0,20}\b(?:tax|vat|mwst|ust|mehrwertsteuer|umsatzsteuer|marchensteuer|steuern?)\b|\b(?:tax|vat|mwst|ust|mehrwertsteuer|umsatzsteuer|marchensteuer|steuern?)(?: \w+){0,2} (?:on top|added|obendrauf|drauf|dazu)\b|(?<=\w )(?:tax|vat|mwst|ust) (?:included|inklusive)\b/;
/** Then VAT is a cost. */
const cannotReclaim =
  /\b(?:can ?t|cannot|do ?n ?t|don t|unable to|nicht|keine?) (?:\w+ ){0,2}?(?:reclaim|recover|claim (?:it|vat) back|vorsteuer\w*)\b|\bvorsteuer\w* (?:\w+ ){0,2}nicht\b/;
const withoutTax =
  /\b(?:ohne|without|excluding|excl|minus) (?:\w+ )?(?:tax|vat|mwst|ust|mehrwertsteuer|umsatzsteuer|marchensteuer|steuern?)\b/;
const asksWhether =
  /^(?:(?!(?:what|was|how|wie|which)\b)\w+ ){0,2}?(?:is|are|sind|ist|does|do|did|das(?! (?:ganze|alles|gesamte|zusammen)\b)|that s|they|die|kommt|comes|must|muss|mussen|can|could|konnen|kann|bekommen|get)\b|\b(?:netto|net|brutto|gross|before|vor) (?:oder|or) /;
const messenger =
  /\b(?:whats ?app|messaging app|telegram|(?:facebook )?messenger|voice(?: assistant)?|(?:talking|speaking) (?:thing|one|bit)|smart speakers?|alexa|sprach(?:e|assistent\w*)|(?:smarte\w* )?lautsprecher|signal|instagram|viber|sms)\b/g;
const isVoice = /^(?:voice|talking|speaking|sprach|smart|alexa|lautsprecher)/;
/** "One more colleague", "another operator": counts if a plan is known; otherwise it asks for the price of one. */
const oneMoreBehind =
  /\b(?:ein(?:e[nrms]?)?|one|an?) (?=(?:bearbeiter|operator|agent|seat|kolleg\w*|colleague|mitarbeiter\w*|kanal|channel) (?:mehr|more|extra|zusatzlich|dazu|obendrauf|on top)\b)/g;
const oneMore =
  /\b(?:add (?:an?|one)|plus (?:an?|one)|ein(?:e[nrms]?)? (?:weitere[nrs]?|zusatzliche[nrs]?)|noch ein(?:e[nrms]?)?|one (?:more|extra|additional|further)|an (?:extra|additional)|another) (?=bearbeiter|operator|agent|seat|platz|kolleg|colleagu|mitarbeiter|person|kanal|channel)/g;
/** A messenger that replaces the web chat is the channel that every plan includes. */
const replacesWebChat =
  /\b(?:nur|only|just) (?:\w+ ){0,2}?(?:whats ?app|telegram|messenger|instagram)\b|\b(?:statt|anstelle|anstatt|ohne|instead of|without|rather than|kein\w*|no) (?:\w+ ){0,2}?(?:web ?chat|web ?site|web ?seite|chat)\b/;
/** "What does WhatsApp charge per message?" is no channel of ours. */
export const perMessage =
  /\b(?:per|pro|je|each|every|fur jede|for each|a) (?:single |einzelne )?(?:message|nachricht|sms)\b/;
/** "Can WhatsApp receive pictures?" adds no channel. */
const addsChannel =
  /^(?:und|and|also|auch|plus|mit|with|what about|how about|was ist mit|dazu)\b(?! (?:do|does|can|could|will|is|are|kann|konnen|geht|gehen|darf|lauft|muss|ist)\b)|\b(?:kost\w*|preis\w*|price\w*|costs?|much|includ\w*|inklusive|dabei|dazu|extra|zahl\w*|pay)\b/;
const moreThan = /\b(?:mehr als|uber|mindestens|more than|over|above|at least|upwards of) \d/;

/**
 * `text`: as written; `plain`: folded (analyseQuestion.ts); `before`: what was said earlier, for a bare number or a
 * messenger that is added.
 */
export function readFacts(message: Message, locale: Locale, before: ConversationFacts | undefined): ConversationFacts {
  const known = readBefore.get(message)?.get(before);
  if (known) return known;
  const facts = readFresh(message, locale, before);
  readBefore.set(message, (readBefore.get(message) ?? new Map()).set(before, facts));
  return facts;
}

/** A message is read by several rules, which takes a quarter of an answer's time. */
const readBefore = new WeakMap<Message, Map<ConversationFacts | undefined, ConversationFacts>>();

function readFresh(message: Message, locale: Locale, before: ConversationFacts | undefined): ConversationFacts {
  const facts = readWithEnquiries(message, locale, before);
  const { plan, ...others } = facts;
  const users = facts.users ?? before?.users;
  // Operators alone are no reason for a larger plan: more of them cost less.
  const least = users ?? (facts.operators === undefined ? undefined : 0);
  const fitting = plansFor(locale).find((one) => least !== undefined && one.users >= least);
  const isDoubted = plan && fitting && plan.users > fitting.users && asksNeed.test(message.plain);
  if (isDoubted) return { ...others, unneeded: plan };
  return before && asksAfresh(message.plain, facts, before) ? { ...facts, isFresh: true } : facts;
}

type Message = { text: string; plain: string };

/** Enquiries count as users once it is known how often one person writes. */
function readWithEnquiries(message: Message, locale: Locale, before: ConversationFacts | undefined): ConversationFacts {
  const { known, isNew } = enquiriesSoFar(message.text, before ?? {});
  const text = withoutFrequency(message.text, before?.perPerson);
  const facts = readSaid(
    text === message.text ? message : { text, plain: normaliseText(text, locale) },
    locale,
    before,
  );
  const people = isNew ? samePeople(text) : undefined;
  if (people !== undefined && people < (known.enquiries ?? 0)) return { ...facts, users: people };
  const isCounted = facts.users !== undefined && readAmounts(text).users !== undefined;
  if (isCounted || known.enquiries === undefined) return facts;
  const corrected = before?.enquiries === undefined || isNew ? undefined : peopleBehind(text);
  if (corrected) return { ...facts, users: corrected };
  const { perPerson } = known;
  const enquiries = facts.users ?? known.enquiries;
  if (perPerson === undefined || !(isNew || facts.users !== undefined)) return facts;
  return { ...facts, users: Math.ceil(enquiries / perPerson), enquiries, perPerson };
}

/** "Do we need the middle one?" chooses no plan. */
const asksNeed =
  /\b(?:brauch\w* (?:wir|ich|man|es)|muss\w* (?:es|wir|ich)|(?:do|would|will|must|should) (?:we|i) (?:\w+ )?(?:need|have to|go for|take)|necessary|notig|overkill|quatsch|ubertrieben|ubertreiben|nonsense|silly|a waste|verschwendung|oversized|too big|zu gross)\b/;

/** "And if it was 90?" */
const supposed = /\b(if (?:it|there|that|we)) (?:was|d be|would be|were to be|had|d have)(?= (?:only |just )?\d+$)/;

/** German "nur noch drei": so many remain. */
const onlyLeft = /\b(nur|bloß|bloss) noch\b/gi;

function readSaid(
  { text: written, plain: said }: Message,
  locale: Locale,
  before: ConversationFacts | undefined,
): ConversationFacts {
  // "Then it's only three" adds none.
  const text = written.replace(onlyLeft, '$1');
  const plain = said.replace(onlyLeft, '$1').replace(supposed, '$1 is');
  const [titled] = findNamedPlans(plain, planTextsFor(locale), locale).plans;
  const isCounting = asksPrice.test(plain) || asksWithTax(plain, locale) || Object.keys(readAmounts(text)).length > 0;
  const plan = titled ?? (isCounting ? planByRank(plain, locale) : undefined);
  const isSumOpen = plan !== undefined || before?.plan !== undefined || before?.users !== undefined;
  // The folded text has the same nouns, and none of the words that count one.
  const counted = plain.replace(oneMore, '1 more ').replace(oneMoreBehind, '1 more ');
  const counts = inOrder(text, readAmounts(counted === plain || !isSumOpen ? text : counted));
  const { moreOperators: one, moreChannels: oneChannel } = isSumOpen || counted === plain ? {} : readAmounts(counted);
  const asksOne = one === 1 ? 'moreOperators' : oneChannel === 1 ? 'moreChannels' : undefined;
  const isFurther = isSumOpen && alsoAnswers[locale].test(plain) && !countsInOrder(text);
  const mayCountTeam = isOnlyAboutSum(plain, locale) || (plan !== undefined && !writesToThem.test(plain));
  const hasTeam = before?.asksOperators === true || (before?.operators ?? before?.moreOperators) !== undefined;
  // "No, six people" after a number of users alone.
  const isDoubtful = !hasTeam && before?.users !== undefined && corrects.test(plain) && somePeople.test(plain);
  const team = isSumOpen && mayCountTeam && !isDoubtful ? fewPeople.exec(withDigits(plain))?.[1] : undefined;
  const isKnown = before?.operators !== undefined && theFurther.test(plain);
  const isAdded = isAddition.test(plain) && before !== undefined && !countsInOrder(text);
  const read = isAdded ? asAddition(counts) : isFurther ? asFurther(counts) : counts;
  const isCounted = Object.keys(read).some((name) => name !== 'channels' && name !== 'moreChannels');
  const { moreOperators: known, ...others } = read;
  const alone =
    before?.asksOperators && !before.asksOne && !isCounted && !plan && !calculates.test(text)
      ? countAlone.exec(withDigits(plain))?.[1]
      : undefined;
  const counting = team ?? alone;
  const found = isKnown ? others : counting && !isCounted ? { ...read, operators: Number(counting) } : read;
  const amounts = withoutLowerBound(plain, withoutPeak(plain, found, before), locale);
  const period = readPeriod(plain);
  const named: ConversationFacts = {
    ...(!isCounted && before?.usersNamed && usersByName(plain, before.usersNamed)),
    ...amounts,
    ...(plan && { plan }),
    ...(period && { months: period }),
    ...(!period && (before?.months ?? 1) > 1 && month.test(plain) && !countsPeople.test(plain) && { months: 1 }),
    ...(before?.isGross && (withoutTax.test(plain) || net[locale].test(plain)) && { isGross: false }),
    ...((before ?? plan ?? counts.users) &&
      [plain, ...sentencesOf(text, locale)].some((one) => asksWithTax(one, locale)) && { isGross: true }),
    ...(asksOne && { asksOne }),
    ...((asksTeam.test(plain) || (counts.operators === undefined && namesOperator.test(plain))) && {
      asksOperators: true,
    }),
  };
  const messengers = messengersIn(plain);
  // Their channels are counted already.
  const hasChannels = named.channels !== undefined || named.moreChannels !== undefined;
  if (!before)
    return messengers.length > 0 && namesWebChat.test(plain) && !hasChannels ? { ...named, messengers } : named;
  const isRead = Object.keys(amounts).length > 0 || peak.test(plain);
  const change = readChange(plain, before, locale);
  if (Object.keys(change).length > 0) {
    const { operators: _, moreOperators: __, channels: ___, moreChannels: ____, users: _____, ...rest } = named;
    return { ...rest, ...change };
  }
  const sentences = sentencesOf(text, locale).map((sentence) => sentence.replace(supposed, '$1 is'));
  const untitled = planTextsFor(locale).reduce((rest, { title }) => rest.replaceAll(title, '…'), text);
  const spoken = readInContext(untitled, plain, sentences, before);
  const corrected = {
    ...(isRead || isKnown || spoken.operators ? {} : readCorrection(text, plain, before)),
    ...spoken,
  };
  const ranked = plan ? undefined : (planByRank(plain, locale) ?? planBeside(plain, before, locale));
  const isDropped = spoken.channels !== undefined || withoutChannel.test(plain);
  const added = messengers.length > 0 &&
    !hasChannels &&
    !isDropped &&
    (addsChannel.test(plain) || namesWebChat.test(plain) || isOnlyAboutSum(plain, locale)) && { messengers };
  const all = { ...named, ...corrected };
  const both = all.users === undefined && isOnlyAboutSum(plain, locale) ? readBoth(withDigits(plain), before) : {};
  const isOnTop = addsOnTop.test(plain) && !corrects.test(plain);
  const isCorrection = all.moreOperators !== undefined && corrects.test(plain);
  const moreOperators = isOnTop && all.moreOperators ? (before.moreOperators ?? 0) + all.moreOperators : undefined;
  return {
    ...all,
    ...both,
    ...(moreOperators && { moreOperators }),
    ...(isCorrection && { isCorrection }),
    ...added,
    ...(ranked && { plan: ranked }),
  };
}

/** Those beside the web chat. */
export const messengersIn = (plain: string): string[] =>
  replacesWebChat.test(plain) || perMessage.test(plain)
    ? []
    : [...new Set(plain.match(messenger)?.map((name) => (isVoice.test(name) ? 'voice' : name.replace(' ', ''))))];

/** "It's rather 400 patients": counted by the same noun as before. */
function usersByName(plain: string, usersNamed: string): ConversationFacts {
  const digits = withDigits(plain).replace(/(\d) (?=\d{3}\b)/g, '$1');
  const users = Number(new RegExp(`\\b(\\d+) ${usersNamed}\\b`).exec(digits)?.[1] ?? 0);
  return users > 0 ? { users } : {};
}

const sentencesOf = (text: string, locale: Locale): string[] =>
  text.split(/(?<=[.!?;])\s+/).map((sentence) => normaliseText(sentence, locale));

const namesWebChat = /\bweb ?(?:chat|site|seite)\b/;

/** "More than 1,000 users" are too many for the plan that covers 1,000. */
function withoutLowerBound(plain: string, { users, ...amounts }: Amounts, locale: Locale): Amounts {
  return users === undefined || isLowerBound(plain, users, locale) ? amounts : { ...amounts, users };
}

export const isLowerBound = (plain: string, users: number, locale: Locale): boolean =>
  moreThan.test(plain) && planTextsFor(locale).some((plan) => plan.users === users);

/** "1,400 in the season" are not those of every month. */
function withoutPeak(plain: string, { users, ...amounts }: Amounts, before: ConversationFacts | undefined): Amounts {
  return users === undefined || (before?.users !== undefined && peak.test(plain)) ? amounts : { ...amounts, users };
}

const grossSalary = /\b\d{3,5}(?: euros?)? (?:brutto|gross)\b/;

/** "And gross?", "plus 19 % VAT": not whether a price includes it. */
const asksWithTax = (plain: string, locale: Locale): boolean =>
  cannotReclaim.test(plain) ||
  (!grossSalary.test(plain) &&
    (!asksWhether.test(plain) || /\b(?:bitte|please)$/.test(plain)) &&
    (gross[locale].test(plain) || withTax.test(plain)));

/** "As our fourth colleague": so many there are. */
function inOrder(text: string, amounts: Amounts): Amounts {
  const { moreOperators, ...others } = amounts;
  return moreOperators && amounts.operators === undefined && countsInOrder(text)
    ? { ...others, operators: moreOperators }
    : amounts;
}

/** "Plus two channels" are beyond the plan. */
const asAddition = ({ operators, channels, ...amounts }: Amounts): Amounts => ({
  ...amounts,
  ...(operators && { moreOperators: operators }),
  ...(channels && { moreChannels: channels }),
});

/** "Two colleagues should answer as well" are two more. */
const asFurther = ({ operators, ...amounts }: Amounts): Amounts =>
  operators === undefined ? amounts : { ...amounts, moreOperators: operators };

/** The German "also" adds nothing. */
const alsoAnswers: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:auch|zusatzlich(?! zu[mr]?\b))\b/,
  en: /\b(?:as well(?! as)|too|also)\b/,
};
