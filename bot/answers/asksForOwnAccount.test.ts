import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { normaliseText } from './analyseQuestion.ts';
import { asksForOwnAccount } from './asksForOwnAccount.ts';

const isForAccount = (text: string, locale: Locale, answeredIds: string[] = []) =>
  asksForOwnAccount(analysedQuestion({ locale, text, plain: normaliseText(text, locale), answeredIds }));

test.each<[Locale, string]>([
  ['de', 'Könnten Sie mein Kennwort neu setzen?'],
  ['de', 'schau mal bitte, wie viele Kanäle bei uns freigeschaltet sind'],
  ['de', 'Kannst du das prüfen? Kundennummer 88120'],
  ['en', 'could you unlock my account please'],
  ['en', 'can you check our last invoice for me?'],
])('hears a request that needs the account (%s): %s', (locale, text) => {
  expect(isForAccount(text, locale)).toBe(true);
});

test.each<[Locale, string]>([
  ['de', 'Kann ich mein Passwort selbst ändern?'],
  ['de', 'Können Sie unsere Website prüfen?'],
  ['de', 'Können Sie unseren Vertrag verlängern?'],
  ['en', 'Can you change our plan later on?'],
  ['en', 'Can customers reset their password in the chat?'],
  ['en', 'can you send me a new one?'],
])('hears none in other questions (%s): %s', (locale, text) => {
  expect(isForAccount(text, locale)).toBe(false);
});

test('a request goes on with the help for customers', () => {
  expect(isForAccount('can’t you send me a new one?', 'en', ['start-customer-help'])).toBe(true);
  expect(isForAccount('can’t you send me a new one?', 'en', ['newsletter-signup'])).toBe(false);
});
