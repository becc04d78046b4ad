import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerDisallowedRequest } from './answerIntent.ts';

const replyTo = (text: string, locale: Locale) =>
  answerDisallowedRequest(analysedQuestion({ locale, text, plain: normaliseText(text, locale) }), undefined)?.text;

test.each<[Locale, string]>([
  ['de', 'Was zahlt die Bäckerei Kruse bei euch?'],
  ['de', 'Ist die Metzgerei Donath Kunde von Ihnen?'],
  ['de', 'Wie viel zahlt Frau Krüger im Monat?'],
  ['de', 'Hat Optik Hansen bei euch unterschrieben?'],
  ['en', 'What does Albers Travel pay you?'],
  ['en', 'How much is Mr Sanders paying you?'],
  ['en', 'Is Donnelly Butchers a customer of yours?'],
  ['en', 'Did Hanson Opticians sign with you?'],
])('says nothing about a customer who is named (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toBe(wordsFor(locale).answers.othersData);
});

test.each<[Locale, string]>([
  ['de', 'Was zahlt ein Handwerksbetrieb im Schnitt?'],
  ['de', 'Was zahlt die Gemeinde im Monat?'],
  ['de', 'Ist WhatsApp bei euch dabei?'],
  ['en', 'What does a small shop like mine pay you?'],
  ['en', 'Which plan is WhatsApp on?'],
  ['en', 'What do German companies pay?'],
])('answers what names no customer (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toBeUndefined();
});
