import { expect, test } from 'vitest';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { repeatAnswer } from './answerUnknown.ts';

test('a repeated answer is announced as all there is, unless people mean it with these words', () => {
  const entry = { id: 'contract-law', answer: 'German law applies.', ask: '', source: 'terms', also: [], next: [] };
  const reply: BotReply = { kind: 'answer', text: entry.answer, sources: [], suggestions: [], actions: [] };
  const retriever = { findByRef: () => undefined, keywordsIn: () => [] };
  const context = { retriever, understood: analysedQuestion({ locale: 'en' }) };
  const repeated = repeatAnswer(entry, reply, context);
  expect(repeated.text).toMatch(/^I haven’t found more about it than this:\s+German law/);
  expect(repeated.actions.map(({ kind }) => kind)).toContain('handover');
  expect(repeatAnswer(entry, reply, context, true)).toEqual(reply);
});
