import { expect, test } from 'vitest';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import type { AnswerEntry } from './answerEntry.ts';
import type { EntryMatch, EntryMatcher } from './createEntryMatcher.ts';
import type { KnowledgeBase } from './knowledgeBase.ts';
import { matchQuestion, type QuestionMatch } from './matchQuestion.ts';

const signals = { best: 2, none: -4, outside: -3, margin: 2, known: 1, unknown: 0, length: 1 };
const ranking = (...ids: string[]): EntryMatch => ({
  ranked: ids.map((id, nth) => ({ id, probability: [0.6, 0.3, 0.1][nth] ?? 0 })),
  signals,
  features: { buckets: new Uint16Array(), weights: new Float32Array() },
});

/** "How do I cancel the newsletter" resembles the notice of the contract most. */
const match: EntryMatcher['match'] = (text) =>
  /cancel/.test(text)
    ? ranking('cancel-notice', 'newsletter-unsubscribe', 'demo-reschedule')
    : ranking('newsletter-signup', 'newsletter-content');

const afterCancelling = (text: string, match: EntryMatcher['match']): QuestionMatch =>
  allAfterCancelling(text, match)[0];

function allAfterCancelling(text: string, match: EntryMatcher['match'], more: Partial<AnalysedQuestion> = {}) {
  const find = (id: string): AnswerEntry => ({ id, ask: id, answer: '', source: id, also: [], next: [] });
  const known = {
    verdictsOf: () => ({ recall: () => new Map(), counts: new Map() }),
    corrected: () => '',
    countKnownWords: () => 0,
    languageLikelihood: () => 0,
  };
  const matcher = { ...known, match, wordSignals: () => ({ known: 1, unknown: 0, length: 1 }) };
  const worded = { variants: {}, scoreVariants: undefined };
  const finds = {
    find,
    findUnfilled: find,
    findVariants: () => [],
    findByAsk: () => undefined,
    findByAnswer: () => [],
  };
  const own: KnowledgeBase = { matcher, ...finds, worded };
  const knowledge = { de: own, en: own };
  const understood = analysedQuestion({
    ...{ locale: 'en', text, followsUp: true, previousQuestions: 'How do I cancel?', lastQuestion: 'How do I cancel?' },
    ...{ answeredId: 'cancel-notice', answeredIds: ['cancel-notice'] },
    ...more,
  });
  return matchQuestion(understood, knowledge);
}

const firstAfterCancelling = (text: string) => afterCancelling(text, match).ranked[0]?.id;

test.each(['I mean the newsletter', 'No, sorry, I meant the newsletter.', 'actually the newsletter'])(
  'a correction asks the question before about another subject (%s)',
  (text) => {
    expect(firstAfterCancelling(text)).toBe('newsletter-unsubscribe');
  },
);

test('a longer correction is a new question', () => {
  const text = 'I mean what does your newsletter tell us each month';
  expect(firstAfterCancelling(text)).toBe('newsletter-signup');
});

test('an entry that leads only because of the turns before is refused', () => {
  const alone = { best: -3.4, none: -0.9, outside: -1.8, margin: 0.4, known: 1, unknown: 0, length: 1.6 };
  const weak = { ...ranking(), ranked: [{ id: 'user-over-limit', probability: 0.03 }], signals: alone };
  const near = { ...ranking('cancel-early', 'cancel-minimum-term'), signals: { ...alone, best: -0.4 } };
  const asked = 'How many customers have left you so far?';
  const refused = afterCancelling(asked, (_, context) => (context ? near : weak));
  expect(refused).toMatchObject({ outcome: 'unsure', isRefused: true });
  const meant = { ...weak, signals: { ...alone, best: -0.5, none: -4, outside: -6 } };
  expect(afterCancelling(asked, (_, context) => (context ? near : meant)).outcome).toBe('sure');
});

test.each([
  ['How big are you and since when do you exist?', ['company-team', 'company-history']],
  ['how big are you & since when do you exist', ['company-team', 'company-history']],
  ['Wie groß seid ihr und trackt ihr etwas?', ['company-team', 'company-history']],
  ['no extras needed then? n does whatsapp work', ['price-extras', 'messenger-which']],
])('two questions are answered in their order (%s)', (text, ids) => {
  const entryOf = (text: string) =>
    /exist|trackt/.test(text)
      ? 'company-history'
      : /big|groß/.test(text)
        ? 'company-team'
        : /work/.test(text)
          ? 'messenger-which'
          : 'price-extras';
  // "How big" alone may ask for anything.
  const match: EntryMatcher['match'] = (text, context) => {
    const isVague =
      /^(?:How big are you|Wie groß seid ihr)$/i.test(text) && !context?.answeredIds.includes('company-history');
    return isVague ? { ...ranking(), ranked: [{ id: 'plan-enterprise', probability: 0.1 }] } : ranking(entryOf(text));
  };
  expect(allAfterCancelling(text, match).map((one) => one?.ranked[0]?.id)).toEqual(ids);
});

test('a question beside an answered one is said to be open, unless it only refers to it', () => {
  const match: EntryMatcher['match'] = (text) =>
    /breach|right/.test(text) && !/analytics/.test(text)
      ? {
          ...ranking(),
          ranked: [{ id: 'privacy-breach', probability: 0.05 }],
          signals: { ...signals, best: -4, none: 3 },
        }
      : ranking('analytics-kept');
  const openPart = (text: string) => allAfterCancelling(text, match)[0].hasOpenPart ?? false;
  expect(openPart('How long do you keep the analytics, and have you ever had a data breach?')).toBe(true);
  expect(openPart('How long do you keep the analytics, and is that right?')).toBe(false);
});

test('an entry that is likely after the last answer is not refused if nothing speaks for no answer', () => {
  const alone = { best: -3.4, none: -2.6, outside: -1.8, margin: 0.4, known: 0.3, unknown: 1, length: 1.6 };
  const weak = { ...ranking(), ranked: [{ id: 'user-over-limit', probability: 0.03 }], signals: alone };
  const outcome = (id: string, none: number) =>
    afterCancelling('we have a kiosk in Wick, does that hold for us', (_, context) =>
      context ? { ...ranking(id), signals: { ...alone, best: 0.4, none } } : weak,
    ).outcome;
  expect(outcome('cancel-early', -2.5)).toBe('sure');
  expect(outcome('cancel-early', -0.5)).toBe('unsure');
  expect(outcome('company-history', -2.5)).toBe('sure');
});

test('a question is understood without the sentence before it', () => {
  const lost = { best: -3.4, none: 1, outside: 2, margin: 0.1, known: 1, unknown: 0, length: 2.3 };
  const match: EntryMatcher['match'] = (text) =>
    /Wick/.test(text)
      ? { ...ranking(), ranked: [{ id: 'chat-colleague', probability: 0.1 }], signals: lost }
      : ranking('cancel-early');
  const found = afterCancelling('My partner is here now, she lives in Wick. What about early?', match);
  expect(found).toMatchObject({ outcome: 'sure', ranked: [{ id: 'cancel-early' }] });
});

const history = [{ who: 'visitor', text: 'How do I cancel?' }] as const;
const actAfterCancelling = (text: string, match: EntryMatcher['match'], thanked = false) => {
  const question = { botId: 'test', locale: 'en', text, history: [...history] } as const;
  const rest = thanked ? text.replace('thanks, ', '') : text;
  const plain = rest.replace(/[,.?]/g, '');
  return allAfterCancelling(rest, match, { thanked, plain, question })[0].act;
};

test('what the visitor thanks for is no subject', () => {
  const match: EntryMatcher['match'] = (text) => ranking(/thanks/.test(text) ? 'act-thanks' : 'cancel-early');
  expect(actAfterCancelling('thanks, for bearing with me', match, true)).toBe('thanks');
  expect(actAfterCancelling('thanks, for how long?', match, true)).toBeUndefined();
});

test('a message that may be thanks and asks for nothing has no likely entry', () => {
  const withEntry =
    (probability: number): EntryMatcher['match'] =>
    () => ({
      ...ranking(),
      ranked: [
        { id: 'cancel-early', probability },
        { id: 'act-thanks', probability: 0.05 },
      ],
    });
  expect(actAfterCancelling('right, off to lunch', withEntry(0.1))).toBe('thanks');
  expect(actAfterCancelling('right, off to lunch', withEntry(0.3))).toBeUndefined();
  expect(actAfterCancelling('off to lunch, but when do you close', withEntry(0.1))).toBeUndefined();
});

test.each([
  ['not even for a small parish', 'cancel-notice'],
  ['and even if only one of us leaves?', 'cancel-notice'],
  ['not the parish', 'newsletter-signup'],
])('a question for a further case stays with the answer before (%s)', (text, id) => {
  const weak = {
    ...ranking('newsletter-signup'),
    signals: { ...signals, best: -3.4, none: 1, known: 0.2, unknown: 2 },
  };
  const sure = ranking('newsletter-signup');
  expect(afterCancelling(text, () => weak).ranked[0]?.id).toBe(id);
  expect(afterCancelling(text, () => sure).ranked[0]?.id).toBe('newsletter-signup');
});

test.each(['hilf mir bitte', 'bitte hilf mir', 'help me please', 'help'])(
  'a plea without a subject gets no entry: %s',
  (text) => {
    const [match] = allAfterCancelling(text, () => ranking('contract-support'), { plain: text });
    expect(match.outcome).toBe('unsure');
  },
);
