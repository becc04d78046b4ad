import { expect, test } from 'vitest';
import { wordsFor } from '../../src/text/words/words.ts';
import { answeredEntries } from './answeredEntries.ts';

const entry = (id: string, answer: string) => ({ id, answer, ask: '', source: 'faq', also: [], next: [] });
const entries = [entry('demo-cost', 'The demo is free.'), entry('demo-length', 'It takes half an hour.')];
const knowledge = { findByAnswer: (text: string) => entries.filter(({ answer }) => text.includes(answer)) };
const about = (reply: string) => answeredEntries(reply, knowledge, 'en').about;

test('a reply is about all entries whose answers it has', () => {
  expect(about('The demo is free.\n\nIt takes half an hour.')).toEqual(['demo-cost', 'demo-length']);
});

test('a computed reply is about the entry that it stands for, which it does not tell', () => {
  const { answers, pricing } = wordsFor('en');
  const sum = `Professional costs €449 a month.\n\n${pricing.vatNote}`;
  expect(about(sum)).toEqual(['plan-professional']);
  expect(about(`${answers.prices.messenger}\n\n${sum}`)).toEqual(['messenger-which', 'plan-professional']);
  expect(about(answers.handover)).toEqual(['chat-handover']);
  expect(answeredEntries(sum, knowledge, 'en').told).toEqual([]);
  expect(about(answers.unsure)).toEqual([]);
});
