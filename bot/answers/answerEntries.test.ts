import { expect, test } from 'vitest';
import { locales } from '../../src/routes/table.ts';
import { replyWithEntries } from './answerEntries.ts';
import type { AnswerEntry } from './answerEntry.ts';

const entry = (id: string): AnswerEntry => ({
  ...{ id, answer: 'Answer.', source: 'contact', also: [], next: [], ask: 'Ask?' },
});

test.each(locales)('how to reach a person comes with the way to do it (%s)', (locale) => {
  const kindsOf = (id: string) => {
    const parts = {
      own: { find: () => undefined },
      retriever: { findByRef: () => undefined },
      understood: { locale, question: { botId: 'test', locale, text: '', history: [] } },
      tokens: {},
    };
    return replyWithEntries([entry(id)], parts).actions.map(({ kind }) => kind);
  };
  expect(kindsOf('chat-handover')).toEqual(['handover']);
  expect(kindsOf('contact-callback')).toEqual(['handover']);
  expect(kindsOf('demo-booking')).toEqual(['demo']);
  expect(kindsOf('price-vat')).toEqual([]);
});
