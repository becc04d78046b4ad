/**
 * Answers that need no look-up: intents such as a person or a demo, courtesies, and requests that the bot refuses. Over
 * 200 lines: they share their fixed replies.
 */
import { formatShortTime } from '../../src/features/booking/formatBookingTime.ts';
import { readWishedTime } from '../../src/features/booking/readWishedTime.ts';
import { unsureAnswer } from '../../src/features/safety/crisisAnswer.ts';
import { isVagueThreat } from '../../src/features/safety/isVagueThreat.ts';
import { href } from '../../src/routes/hrefs.ts';
import { otherLocale } from '../../src/routes/table.ts';
import { site } from '../../src/site.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { Act } from '../knowledge/acts.ts';
import type { BotAction, BotReply, BotReplyKind, BotSource } from '../protocol/botApi.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { asksAboutOthers, asksInGeneral } from './asksAboutOthers.ts';
import type { RankedEntry } from './createEntryMatcher.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { changesDemo, type Intent } from './intentPatterns.ts';
import { isComplaint } from './isComplaint.ts';
import { isOtherLanguage } from './isOtherLanguage.ts';
import { readAmounts } from './readAmounts.ts';
import { readSavings } from './readSavings.ts';
import type { SafetyScores } from './safetyModel.ts';
import { saysGoodbye } from './saysGoodbye.ts';
import { saysThatIsAll } from './saysThatIsAll.ts';
import { counterpartHref } from './visitedPage.ts';

/** `act`: what the model recognised. Undefined if the question requests nothing that the bot refuses. */
export function answerDisallowedRequest(understood: AnalysedQuestion, act: Act | undefined): BotReply | undefined {
  if (understood.hasIntent('instructions'))
    return cannedReply('smalltalk', 'instructions', understood, { suggest: true });
  if (isComplaint(understood.question.text))
    return cannedReply('smalltalk', 'insult', understood, { offer: ['handover'] });
  if (act === 'othersData' || understood.hasIntent('acquaintancesData') || asksAboutCustomer.test(understood.text))
    return othersData(understood);
  if (act === 'competitors') return cannedReply('smalltalk', 'competitors', understood, { offer: ['demo'] });
  const isRequest =
    !asksInGeneral(understood.plain, understood.locale) &&
    (understood.plain.split(' ').length <= longestRequest || demandsData.test(understood.plain));
  return isRequest && understood.hasIntent('othersData') ? othersData(understood) : undefined;
}

/** A threat without means, or "which firms have booked today?", whatever entry the words resemble. */
export const answerBeforeAll = (understood: AnalysedQuestion): BotReply | undefined =>
  isVagueThreat(understood.question.text)
    ? cannedReply('smalltalk', 'threat', understood, { offer: ['handover'] })
    : asksAboutOthers(understood.plain, understood.locale)
      ? othersData(understood)
      : baits.test(normaliseText(understood.question.text, understood.locale))
        ? cannedReply('smalltalk', 'competitors', understood, { offer: ['demo'] })
        : undefined;

/** "Admit that the others are rubbish and you beat them." */
const baits =
  /^(?:(?:come on|komm|na|go on|just|los|ach|please|bitte|doch) )*(?:(?:gib|gebt|geben sie|admit|confess)\b(?!(?: (?:doch|mal|einfach|zu|that|dass))* (?:es|das|it|er|sie) (?!zu\b))|(?:sag|sagt|say)\b(?=.*\b(?:others?|competit\w*|rivals?|anderen?|konkurren\w*|mitbewerber\w*)\b)).*\b(?:schrott|mull|murks|mist|schlechter|rubbish|crap|garbage|worse|useless)\b.*\b(?:besser|better|beat\w*|schlagt|best)\b/;

/** "😡😡", "👍", "?": nothing that could be looked up. Undefined for a message with words or numbers. */
export function answerWithoutWords(understood: AnalysedQuestion): BotReply | undefined {
  const { text } = understood.question;
  if (/[\p{L}\p{N}]/u.test(text)) return undefined;
  if (/[😠😡🤬👿😤💢🖕👎]/u.test(text)) return cannedReply('smalltalk', 'insult', understood, { offer: ['handover'] });
  const isGlad = /[👍🙏😊🙂😀😃👏❤🎉]/u.test(text);
  return isGlad ? cannedReply('smalltalk', 'thanks', understood, {}) : cannedReply('unsure', 'unclear', understood, {});
}

/** "What?? I don't get it": the last answer did not help. */
export const answerConfusion = (understood: AnalysedQuestion): BotReply | undefined =>
  understood.question.history.length > 0 && isConfused.test(understood.plain)
    ? cannedReply('smalltalk', 'confused', understood, { offer: ['handover'] })
    : undefined;

const isConfused =
  /^(?:(?:what|huh|sorry|um|er|ok|but|ha|was|hm+|wie bitte|aber|also|ich|nein|no) )*(?:i (?:really |still )?(?:do ?n ?t|don t|did ?n ?t|didn t) (?:get|understand|follow)(?: (?:it|that|this|you|a word|any of (?:it|that)))?|(?:das )?versteh\w* ich (?:jetzt )?(?:das |es |jetzt )?nicht(?: ganz)?|(?:das )?(?:hab|habe|habs) (?:ich )?(?:das |es |jetzt )*nicht (?:ganz )?(?:verstanden|kapiert)|versteh\w* (?:das |es )?(?:nicht(?: ganz)?|gar nichts|nichts|nur bahnhof|kein wort)|makes no sense(?: to me)?|(?:das )?kapier\w* ich nicht|ha|huh|wie bitte)$/;

/** How certain an entry is that the words resemble. */
type Rival = 'certain' | 'clear' | 'none';
/** Logarithms of the odds from which on a message is what the safety model takes it for. */
const leastScores: Readonly<Record<Rival, Record<'threat' | 'others' | 'upset', number>>> = {
  certain: { threat: 2, others: 2, upset: Number.POSITIVE_INFINITY },
  clear: { threat: 0.25, others: 0.25, upset: Number.POSITIVE_INFINITY },
  none: { threat: 0, others: -0.25, upset: -0.25 },
};

/** A threat, a request for others' data, an insult or a complaint in words that no pattern has. */
export function answerBySafety(
  understood: AnalysedQuestion,
  scores: SafetyScores | undefined,
  rival: Rival,
): BotReply | undefined {
  if (!scores) return undefined;
  const { text } = understood;
  const isSum = [readSavings(text), readAmounts(text)].some((read) => Object.keys(read).length > 0);
  const { insult, complaint, threat, others } = scores;
  const least = leastScores[rival];
  if (threat > least.threat && threat > others) return threatened(understood);
  // "What’s left over at 80 enquiries?"
  if (isSum && rival === 'none') return undefined;
  const isRequest = others > least.others && !understood.hasIntent('insult');
  if (isRequest && !asksInGeneral(understood.plain, understood.locale)) return othersData(understood);
  const asks = understood.question.text.includes('?') || asksWithoutMark.test(understood.plain);
  const isUpset = Math.max(insult, complaint, threat) > least.upset && !asks;
  return isUpset ? cannedReply('smalltalk', 'insult', understood, { offer: ['handover'] }) : undefined;
}

/** The calm answer, with numbers in case somebody is in danger. */
function threatened(understood: AnalysedQuestion): BotReply {
  const reply = cannedReply('smalltalk', 'threat', understood, { offer: ['handover'] });
  const { text, links } = unsureAnswer('violence', understood.locale).line;
  return { ...reply, text: `${reply.text}\n\n${text}`, links };
}

/** "Fine, who do I write to", "garage owner here. whats stopping it from …" */
const asksWithoutMark =
  /^(?:(?:\w+ ){0,4}(?:here|hier) )?(?:(?:fine|ok|okay|so|and|but|well|right|gut|und|aber|also|na) )*(?:who (?:do|does|can)|what (?:if|happens|s stopping)|whats (?:stopping|if)|where (?:do|can)|how (?:do|can)|can (?:it|i|we)|an wen|was (?:wenn|passiert|ist wenn)|wie (?:kann|geht)|wo (?:kann|finde))\b/;

/** Words; a longer message describes the visitor's own case, unless it demands something. */
const longestRequest = 14;
const demandsData =
  /\b(?:zeig\w*|nenn\w*|gib|geben sie|list\w*|schick\w*|show|give|tell|send|export|print|list) (?:\w+ )?(?:mir|uns|me|us|alle|all|die|the)\b/;

/** "What does Albers Travel pay you?", "Ist die Metzgerei Donath Kunde bei euch?": a name is capitalised, in German twice. */
const asksAboutCustomer = new RegExp(
  [
    String.raw`\b(?:[Ww]as|[Ww]ie ?viel) (?:be)?zahl(?:t|en) (?:denn )?(?:die|der|das|(?:die )?Firma) \p{Lu}[\p{L}.-]+ \p{Lu}`,
    String.raw`\b(?:[Ww]as|[Ww]ie ?viel|[Ww]elchen? (?:Plan|Tarif)) (?:(?:be)?zahlt|gibt|hat) (?:Herrn?|Frau|Familie|(?:die )?Firma|Dr\.) \p{Lu}`,
    String.raw`\b[Ii]st (?:(?:die|der|das|die Firma) )?\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)* (?:auch )?(?:ein )?Kund(?:e|in) (?:bei|von) (?:euch|[Ii]hnen)`,
    String.raw`\bHat (?:(?:die|der|das|Herr|Frau|Firma) )*\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)+ (?:bei|mit) (?:euch|[Ii]hnen) (?:unter|gebucht|gekauft|abgeschl)`,
    String.raw`\b(?:[Hh]ow much|[Ww]hat) (?:does|is) (?:Mr|Mrs|Ms|Dr)?\.? ?\p{Lu}[\p{L}’']+(?: [\p{L}’'&]+){0,4} (?:pay|spend)(?:ing)?\b`,
    String.raw`\b[Ii]s \p{Lu}[\p{L}’']+(?: [\p{L}’'&]+){0,3} (?:a )?(?:customer|client) of yours\b`,
    String.raw`\b[Dd]id \p{Lu}[\p{L}’']+(?: [\p{L}’'&]+){0,3} (?:sign|buy|book)\b.* (?:with|from) you\b`,
  ].join('|'),
  'u',
);

type Respond = (understood: AnalysedQuestion) => BotReply;

/** The first matching intent wins. */
const courtesies: readonly (readonly [Intent, Respond])[] = [
  [
    'identity',
    (understood) => cannedReply('smalltalk', 'identity', understood, { suggest: true, offer: ['handover'] }),
  ],
  ['abilities', (understood) => cannedReply('smalltalk', 'abilities', understood, { suggest: true })],
  ['language', language],
  ['goodbye', (understood) => cannedReply('smalltalk', 'goodbye', understood, {})],
  ['thanks', (understood) => cannedReply('smalltalk', 'thanks', understood, {})],
];

/** Longer messages ask for more than who answers. */
const longestIdentityQuestion = 7;

/** `entryId`: the entry that clearly answers. Undefined if the message is no courtesy. */
export function answerCourtesy(understood: AnalysedQuestion, entryId: string | undefined): BotReply | undefined {
  const { plain, greeted, hasIntent } = understood;
  if (wishesWell(understood)) return cannedReply('smalltalk', 'wish', understood, {});
  if (saysGoodbye(understood)) return cannedReply('smalltalk', 'goodbye', understood, {});
  if (saysThatIsAll(understood)) return cannedReply('smalltalk', 'thanks', understood, {});
  if (isOtherLanguage(understood.question.text)) return language(understood);
  if (plain === '' && greeted) return cannedReply('greeting', 'greeting', understood, { suggest: true });
  const asksWho = hasIntent('identity') && plain.split(' ').length <= longestIdentityQuestion;
  if (entryId !== undefined && !entryId.startsWith('chat-') && !asksWho) return undefined;
  const [, respond] = courtesies.find(([wish]) => hasIntent(wish)) ?? [];
  return respond?.(understood);
}

/** "Have a lovely weekend": nothing else is said than what belongs to a farewell. */
const wishesWell = ({ question, plain, thanked }: AnalysedQuestion): boolean =>
  goodWish.test(normaliseText(question.text, question.locale)) &&
  !question.text.includes('?') &&
  (thanked || plain.split(' ').length <= longestWish);

const longestWish = 14;
const goodWish =
  /\b(?:schone[nrs]?|gute[ns]?|angenehme[nrs]?|erholsame[ns]?|nice|good|lovely|great|happy|relaxing|peaceful) (?:\w+ )?(?:feierabend|abend|tag|wochenende|woche|nacht|nachmittag|urlaub|weekend|evening|night|day|week|afternoon|holiday)(?: (?:noch|euch|ihnen|dir|all|everyone|to you|ahead|then|dann|zusammen|you lot))*$|\bhave (?:a|an) (?:\w+ ){0,2}(?:weekend|evening|night|day|week|afternoon|holiday)(?: \w+)?$|\beinen? (?:\w+ ){1,2}(?:feierabend|abend|tag|woche|nachmittag)(?: noch)? wunsch\w*(?: ich| wir)?$|\b(?:enjoy your|geniess\w* (?:den|das|ihren?|euren?)) \w+$/;

/** Words after the thanks. */
const longestThanks = 12;
const asksSomething =
  /^(?:und|and|also|but|aber|oder)\b|^(?:do|does|did|can|could|is|are|will|would|has|have|should|may|must)\b|^\w+[nte] (?:ihr|sie|man|es|der|die|das|wir|ich|er)\b|\b(?:wann|wie|was|wer|wo|ob|woran|welche\w*|wissen|how|what|when|who|where|whether|which|why|know|tell|like|brauch\w*|mochte|will|hatte)\b/;

/** "Thanks, that's all": undefined if the message may ask for something. */
export const answerThanks = (understood: AnalysedQuestion): BotReply | undefined =>
  understood.thanked &&
  !understood.question.text.includes('?') &&
  !asksSomething.test(understood.plain) &&
  understood.plain.split(' ').length <= longestThanks
    ? cannedReply('smalltalk', 'thanks', understood, {})
    : undefined;

/** "I didn't expect you to admit that": asks nothing. */
export const answerReaction = (understood: AnalysedQuestion): BotReply | undefined =>
  reacts.test(understood.plain) &&
  !understood.question.text.includes('?') &&
  understood.question.history.length > 0 &&
  understood.plain.split(' ').length <= longestThanks
    ? cannedReply('smalltalk', 'thanks', understood, {})
    : undefined;

const reacts =
  /^(?:\w+ ){0,6}?(?:(?:nicht|nie) (?:erwartet|gedacht|gerechnet)|uberrascht mich|(?:wenigstens|immerhin) (?:\w+ )?ehrlich\w*|respekt|hut ab|(?:not|n t|never) (?:expect\w*|think)|at least you re honest|refreshing\w*|that s honest|surprises? me|fair answer|good answer)\b/;

/** "Danke, wenigstens ehrlich": whatever its few words resemble. */
export const isShortThanks = ({ thanked, plain, question }: AnalysedQuestion): boolean =>
  thanked && !question.text.includes('?') && plain.split(' ').length <= shortThanks;

const shortThanks = 3;

/** Entries that ask for the same as a wish; every other entry answers a question about it ("what does a demo cost?"). */
const entriesOfWish: Readonly<Record<'demo' | 'contact' | 'handover', readonly string[]>> = {
  demo: ['demo-booking', 'demo-free-times'],
  contact: ['contact-ways', 'contact-callback', 'chat-handover'],
  handover: ['chat-handover', 'contact-ways', 'contact-who-reads'],
};

/** A demo or a person is offered even if the wish is only probable. */
const leastWishProbability = 0.045;

/** "Until when can somebody ring me?" is a question, not a wish. */
const asksWhen = /^(?:\w+ ){0,3}(?:bis wann|wie lange|till when|until when|how long)\b/;

/** The entry states it; the reply to a wish for contact begins with the phone. */
const mailAddress = /\b(?:e ?mail|mail ?(?:adresse|address))\b/;

const namesDemo =
  /\b(?:demos?|vorfuhrung|demotermin|termin|appointment|slot|video ?call|videogesprach|meet(?:ing)?|pencil me|vorbeischauen)\b|\b(?:kann|konn\w*|durf\w*|mochte\w*|wurde\w*)\b.* (?:sehen|ansehen|anschauen|angucken)$/;

/** `clearId`: the entry that clearly answers. Undefined if the visitor wishes neither a demo nor a person. */
export async function answerWish(
  understood: AnalysedQuestion,
  { clearId, best, now }: { clearId: string | undefined; best: RankedEntry | undefined; now: Date },
  calendar: DemoCalendar,
): Promise<BotReply | undefined> {
  const likelyId = clearId ?? ((best?.probability ?? 0) >= leastWishProbability ? best?.id : undefined);
  const isWish = (wish: keyof typeof entriesOfWish) =>
    understood.hasIntent(wish) &&
    !asksWhen.test(understood.plain) &&
    (clearId === undefined || entriesOfWish[wish].includes(clearId));
  const isAboutDemo = understood.answeredIds.some((id) => id.startsWith('demo-'));
  const booksDemo = isAboutDemo && understood.hasIntent('booking');
  const wished = readWishedTime(understood.plain, now, calendar.rules.zone);
  const namesTime = wished && (isAboutDemo || namesDemo.test(understood.plain)) && !asksWhen.test(understood.plain);
  // "Can you have us up and running by Friday?"
  const isOtherTime = wished !== undefined && !namesTime && clearId === undefined;
  const isFree = likelyId === 'demo-free-times' && !isOtherTime;
  const isDemo = isFree || isWish('demo') || ((booksDemo || namesTime) && !clearId);
  if (isDemo && !changesDemo.test(understood.plain)) return demo(understood, calendar, wished);
  const asksMail = clearId === 'contact-ways' && mailAddress.test(understood.plain);
  if (isWish('contact') && !asksMail) return contact(understood);
  // "Five of us in support, 800 customers write to us" describes a case.
  if (isWish('handover') && readAmounts(understood.text).users === undefined)
    return cannedReply('handover', 'handover', understood, { offer: ['handover', 'demo'] });
  return undefined;
}

type Offer = 'handover' | 'demo' | 'contact';
type Sentence =
  | 'greeting'
  | 'competitors'
  | 'confused'
  | 'unclear'
  | 'instructions'
  | 'identity'
  | 'abilities'
  | 'otherLanguage'
  | 'thanks'
  | 'threat'
  | 'insult'
  | 'goodbye'
  | 'wish'
  | 'handover';
type Extras = { suggest?: boolean; offer?: readonly Offer[] };

function cannedReply(
  kind: BotReplyKind,
  sentence: Sentence,
  { locale }: AnalysedQuestion,
  { suggest, offer = [] }: Extras,
): BotReply {
  const { answers: words } = wordsFor(locale);
  return {
    ...{ kind, text: words[sentence], sources: [], suggestions: suggest ? words.starters : [] },
    actions: offer.map((name) => offers[name](locale)),
  };
}

const offers: Readonly<Record<Offer, (locale: AnalysedQuestion['locale']) => BotAction>> = {
  handover: (locale) => ({ kind: 'handover', label: wordsFor(locale).answers.actions.handover }),
  demo: (locale) => ({
    ...{ kind: 'demo', label: wordsFor(locale).answers.actions.demo },
    href: href('get-a-demo', locale, 'book'),
  }),
  contact: (locale) => ({
    ...{ kind: 'link', label: wordsFor(locale).answers.actions.contact },
    href: href('contact', locale),
  }),
};

/** Answers to questions in the other language get the link in `addNotices` (createBot.ts). */
function language(understood: AnalysedQuestion): BotReply {
  const { locale, question } = understood;
  const isOwn = question.locale === locale;
  const answer = cannedReply('smalltalk', 'otherLanguage', understood, {});
  const lang = otherLocale[locale];
  const { otherLanguage: label } = wordsFor(locale).answers.actions;
  return isOwn ? { ...answer, actions: [{ kind: 'link', label, href: counterpartHref(question), lang }] } : answer;
}

function othersData({ locale }: AnalysedQuestion): BotReply {
  const { answers: words, meta } = wordsFor(locale);
  const source = { title: meta['privacy-policy'].name, href: href('privacy-policy', locale, 'rights') };
  return {
    ...{ kind: 'smalltalk', text: words.othersData, sources: [source], suggestions: [] },
    actions: [offers.handover(locale)],
  };
}

/** Maximum number of free times in an answer. */
const maxSlots = 3;

async function demo(
  { locale }: AnalysedQuestion,
  { rules, freeSlots }: DemoCalendar,
  wished: ReturnType<typeof readWishedTime>,
): Promise<BotReply> {
  const { answers, booking, meta } = wordsFor(locale);
  // An unreadable calendar counts as one without free times; the link leads to the booking page.
  const all = await freeSlots().catch(() => []);
  const free = (wished?.select(all) ?? all).slice(0, maxSlots).toSorted();
  const times = free.map((slot) => `• ${formatShortTime(slot, { locale, zone: rules.zone }, booking)}`);
  const lead = free.length === 0 ? answers.demo.otherDay : wished ? answers.demo.onDay : answers.demo.slots;
  const paragraphs = [[fill(lead, { minutes: rules.minutes }), ...times].join('\n'), answers.demo.book];
  return {
    kind: 'demo',
    text: all.length > 0 ? paragraphs.join('\n\n') : answers.demo.none,
    sources: [{ title: meta['get-a-demo'].name, href: href('get-a-demo', locale) }],
    suggestions: [],
    actions: all.length > 0 ? [offers.demo(locale)] : [offers.contact(locale), offers.handover(locale)],
  };
}

/** Only details from src/site.ts, and no mail address of a reserved domain (RFC 2606). */
function contact({ locale }: AnalysedQuestion): BotReply {
  const { answers, meta } = wordsFor(locale);
  const { phone, sales }: { phone: string; sales: string } = site.contact;
  const lines = [
    phone ? fill(answers.contact.phone, { phone }) : answers.contact.noPhone,
    ...(sales.endsWith('.example') ? [] : [fill(answers.contact.mail, { mail: sales })]),
    answers.contact.form,
  ];
  const pages = ['contact', 'contact-us', 'imprint'] as const;
  return {
    kind: 'answer',
    text: lines.join('\n\n'),
    sources: pages.map((id): BotSource => ({ title: meta[id].name, href: href(id, locale) })),
    suggestions: [],
    actions: [offers.contact(locale), offers.handover(locale)],
  };
}
