import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { normaliseText } from './analyseQuestion.ts';
import type { ConversationFacts } from './conversationFacts.ts';
import { readChange, speaksOfChange, unitsIn } from './readChange.ts';

const change = (text: string, before: ConversationFacts, locale: Locale) =>
  readChange(normaliseText(text, locale), before, locale);

const [small, middle] = planTextsFor('en');
if (!small || !middle) throw new Error('There are two plans at least');
const team: ConversationFacts = { plan: small, operators: 4 };

test.each<[Locale, string, ConversationFacts, ConversationFacts]>([
  ['en', 'without him after all', team, { operators: 3 }],
  ['de', 'dann doch ohne sie', team, { operators: 3 }],
  ['de', 'ohne Frau Lindner', team, { operators: 3 }],
  ['en', 'she won’t be answering', team, { operators: 3 }],
  ['en', 'without the apprentice', { ...team, team: ['apprentice'] }, { operators: 3 }],
  ['en', 'and if my sister joins in?', { plan: small }, { operators: 2 }],
  ['de', 'und wenn der Azubi auch mitmacht?', team, { operators: 5 }],
  ['de', 'dann noch eine als Urlaubsvertretung', team, { operators: 5 }],
  ['en', 'one from each branch picks up', { plan: middle, units: { bran: 4 } }, { operators: 4 }],
  ['de', 'zwei pro Laden', { ...team, units: { lade: 3 } }, { operators: 6 }],
  ['en', 'twice as many channels as well', { plan: middle }, { channels: 2 }],
  ['de', 'doppelt so viele Kunden', { users: 700 }, { users: 1400 }],
  ['de', 'doch nur halb so viele Leute', { ...team, peopleAre: 'operators' }, { operators: 2 }],
  ['en', 'one fewer', { plan: middle, channels: 4 }, { channels: 3 }],
  ['en', 'and if only 85 of them ever use it?', { users: 700 }, { users: 85 }],
  ['en', 'what if it’s 1,400?', { users: 700 }, { users: 1400 }],
  ['de', 'und wenn davon nur 30 den Chatbot nutzen?', { users: 700 }, { users: 30 }],
])('reads what a message changes (%s): %s', (locale, text, before, expected) => {
  expect(change(text, before, locale)).toEqual(expected);
});

test.each<[Locale, string, ConversationFacts]>([
  ['en', 'without WhatsApp', team],
  ['en', 'without the VAT', team],
  ['de', 'ohne die Einführung', team],
  ['en', 'and if the chatbot answers at night?', team],
  ['en', 'half as many people', team],
  ['en', 'one from each branch picks up', { plan: middle }],
  ['en', 'without her', {}],
])('changes no count that is unclear or none at all (%s): %s', (locale, text, before) => {
  expect(change(text, before, locale)).toEqual({});
});

test('recognises that something changes, even if it was not read', () => {
  expect(speaksOfChange('one from each branch', {})).toBe(true);
  expect(speaksOfChange('when the son moves out', { team: ['my', 'son', 'answers'] })).toBe(true);
  expect(speaksOfChange('and per year', {})).toBe(false);
});

test('counts branches by the first letters of their name', () => {
  expect(unitsIn('drei buros und 4 filialen')).toEqual({ buro: 3, fili: 4 });
});
