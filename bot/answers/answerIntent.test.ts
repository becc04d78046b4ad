import { expect, test } from 'vitest';
import { bookingRules } from '../../src/features/booking/bookingRules.ts';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerDisallowedRequest, answerWish } from './answerIntent.ts';
import { intentPatterns } from './intentPatterns.ts';

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

const hasIntent = (intent: 'identity' | 'handover', text: string, locale: Locale) =>
  intentPatterns[locale][intent].test(normaliseText(text, locale));

test.each<[Locale, string]>([
  ['de', 'Ist das hier eigentlich ein Bot oder ein Mensch?'],
  ['de', 'Schreibe ich gerade mit einer echten Person?'],
  ['en', 'Is this a real person?'],
  ['en', 'Am I actually talking to a human?'],
])('asks who answers (%s, %s)', (locale, text) => {
  expect(hasIntent('identity', text, locale)).toBe(true);
});

test.each<[Locale, string]>([
  ['de', 'Wie viel Arbeit ist das, bis der Bot etwas Vernünftiges sagt?'],
  ['de', 'Wie ist das bei Ihnen im Lager mit gefährlichen Stoffen, darf ein Bot darüber Auskunft geben?'],
  ['en', 'Is there a limit to what the bot may say?'],
  ['en', 'Are you able to work with real estate software?'],
])('asks about the product, not who answers (%s, %s)', (locale, text) => {
  expect(hasIntent('identity', text, locale)).toBe(false);
});

test('a team of the visitor that talks to customers is no wish for a person', () => {
  expect(hasIntent('handover', 'Kann unser Team per Video mit dem Kunden sprechen?', 'de')).toBe(false);
  expect(hasIntent('handover', 'Kann ich mit einem Mitarbeiter sprechen?', 'de')).toBe(true);
});

test.each<[Locale, string]>([
  ['de', 'Wie lautet die E-Mail-Adresse Ihres Vertriebs?'],
  ['en', 'What’s your sales email address?'],
])('leaves a question about the mail address to the entry that states it (%s, %s)', async (locale, text) => {
  const understood = analysedQuestion({
    ...{ locale, text, plain: normaliseText(text, locale) },
    hasIntent: (wish) => intentPatterns[locale][wish].test(normaliseText(text, locale)),
  });
  const calendar = { rules: bookingRules, freeSlots: async () => [] };
  const replyFor = (clearId: string | undefined) => answerWish(understood, { clearId, best: undefined }, calendar);
  expect(await replyFor('contact-ways')).toBeUndefined();
  expect((await replyFor(undefined))?.kind).toBe('answer');
});
