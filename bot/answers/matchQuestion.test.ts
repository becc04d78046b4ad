import { expect, test } from 'vitest';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { AnswerEntry } from './answerEntry.ts';
import type { EntryMatch, EntryMatcher } from './createEntryMatcher.ts';
import type { KnowledgeBase } from './knowledgeBase.ts';
import { matchQuestion } from './matchQuestion.ts';

const signals = { best: 2, none: -4, outside: -3, margin: 2, known: 1, unknown: 0, length: 1 };
const ranking = (...ids: string[]): EntryMatch => ({
  ranked: ids.map((id, nth) => ({ id, probability: [0.6, 0.3, 0.1][nth] ?? 0 })),
  signals,
  recalled: 0,
});

/** "How do I cancel the newsletter" resembles the notice of the contract most. */
const match: EntryMatcher['match'] = (text) =>
  /cancel/.test(text)
    ? ranking('cancel-notice', 'newsletter-unsubscribe', 'demo-reschedule')
    : ranking('newsletter-signup', 'newsletter-content');

function firstAfterCancelling(text: string): string | undefined {
  const find = (id: string): AnswerEntry => ({ id, ask: id, answer: '', source: id, also: [], next: [] });
  const known = { corrected: () => '', countKnownWords: () => 0, languageLikelihood: () => 0 };
  const matcher = { ...known, match, wordSignals: () => ({ known: 1, unknown: 0, length: 1 }) };
  const own: KnowledgeBase = { matcher, find, findByAsk: () => undefined, findByAnswer: () => [] };
  const knowledge = { de: own, en: own };
  const understood = analysedQuestion({
    ...{ locale: 'en', text, followsUp: true, previousQuestions: 'How do I cancel?', lastQuestion: 'How do I cancel?' },
    ...{ answeredId: 'cancel-notice', answeredIds: ['cancel-notice'] },
  });
  return matchQuestion(understood, knowledge)[0].ranked[0]?.id;
}

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
