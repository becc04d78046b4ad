/** Answers that need no look-up: intents such as a person or a demo, courtesies, and requests that the bot refuses. */
import { shortTime } from '../../src/features/booking/inWords.ts';
import { href } from '../../src/routes/hrefs.ts';
import { otherLocale } from '../../src/routes/table.ts';
import { site } from '../../src/site.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { Action, Answer, AnswerKind, Source } from '../protocol/message.ts';
import type { Calendar } from './bot.ts';
import { twinOf } from './pageOf.ts';
import type { Wish } from './patterns.ts';
import type { Understood } from './understand.ts';

/** Runs before all other answers. Undefined if the question requests nothing that the bot refuses. */
export function answerRefusal(understood: Understood): Answer | undefined {
  if (understood.wishes('instructions')) return say('smalltalk', 'instructions', understood, { suggest: true });
  return understood.wishes('othersData') ? othersData(understood) : undefined;
}

type Respond = (understood: Understood, calendar: Calendar) => Answer | Promise<Answer>;

/** The first matching intent wins. */
const responses: readonly (readonly [Wish, Respond])[] = [
  ['identity', (understood) => say('smalltalk', 'identity', understood, { suggest: true, offer: ['handover'] })],
  ['abilities', (understood) => say('smalltalk', 'abilities', understood, { suggest: true })],
  ['language', language],
  ['thanks', (understood) => say('smalltalk', 'thanks', understood, {})],
  ['goodbye', (understood) => say('smalltalk', 'goodbye', understood, {})],
  ['demo', demo],
  ['contact', contact],
  ['handover', (understood) => say('handover', 'handover', understood, { offer: ['handover', 'demo'] })],
];

/** Undefined if no intent matches. */
export async function answerWish(understood: Understood, calendar: Calendar): Promise<Answer | undefined> {
  if (understood.plain === '' && understood.greeted) return say('greeting', 'greeting', understood, { suggest: true });
  const [, respond] = responses.find(([wish]) => understood.wishes(wish)) ?? [];
  return respond?.(understood, calendar);
}

type Offer = 'handover' | 'demo' | 'contact';
type Sentence =
  | 'greeting'
  | 'instructions'
  | 'identity'
  | 'abilities'
  | 'otherLanguage'
  | 'thanks'
  | 'goodbye'
  | 'handover';
type Extras = { suggest?: boolean; offer?: readonly Offer[] };

function say(kind: AnswerKind, sentence: Sentence, { locale }: Understood, { suggest, offer = [] }: Extras): Answer {
  const { answers: words } = wordsFor(locale);
  return {
    ...{ kind, text: words[sentence], sources: [], suggestions: suggest ? words.starters : [] },
    actions: offer.map((name) => offers[name](locale)),
  };
}

const offers: Readonly<Record<Offer, (locale: Understood['locale']) => Action>> = {
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

/** Answers to questions in the other language get the link in `finish` (bot.ts). */
function language(understood: Understood): Answer {
  const { locale, asked, question } = understood;
  const answer = say('smalltalk', asked === locale ? 'otherLanguage' : 'abilities', understood, {});
  const lang = otherLocale[locale];
  const { otherLanguage: label } = wordsFor(locale).answers.actions;
  return asked === locale ? { ...answer, actions: [{ kind: 'link', label, href: twinOf(question), lang }] } : answer;
}

function othersData({ locale }: Understood): Answer {
  const { answers: words, meta } = wordsFor(locale);
  const source = { title: meta['privacy-policy'].name, href: href('privacy-policy', locale, 'rights') };
  return {
    ...{ kind: 'smalltalk', text: words.othersData, sources: [source], suggestions: [] },
    actions: [offers.handover(locale)],
  };
}

/** Maximum number of free times in an answer. */
const named = 3;

async function demo({ locale }: Understood, { rules, freeSlots }: Calendar): Promise<Answer> {
  const { answers, booking, meta } = wordsFor(locale);
  // An unreadable calendar counts as one without free times; the link leads to the booking page.
  const free = (await freeSlots().catch(() => [])).slice(0, named);
  const times = free.map((slot) => `• ${shortTime(slot, { locale, zone: rules.zone }, booking)}`);
  const paragraphs = [[fill(answers.demo.slots, { minutes: rules.minutes }), ...times].join('\n'), answers.demo.book];
  return {
    kind: 'demo',
    text: free.length > 0 ? paragraphs.join('\n\n') : answers.demo.none,
    sources: [{ title: meta['get-a-demo'].name, href: href('get-a-demo', locale) }],
    suggestions: [],
    actions: free.length > 0 ? [offers.demo(locale)] : [offers.contact(locale), offers.handover(locale)],
  };
}

/** Only details from src/site.ts, and no mail address of a reserved domain (RFC 2606). */
function contact({ locale }: Understood): Answer {
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
    sources: pages.map((id): Source => ({ title: meta[id].name, href: href(id, locale) })),
    suggestions: [],
    actions: [offers.contact(locale), offers.handover(locale)],
  };
}
