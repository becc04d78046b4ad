import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { normaliseText } from './analyseQuestion.ts';
import { languageOfRepeat } from './repeatInLanguage.ts';

const asked = (locale: Locale, text: string, answeredIds = ['price-vat']) =>
  languageOfRepeat(analysedQuestion({ locale, text, plain: normaliseText(text, locale), answeredIds }));

test.each<[Locale, string, Locale]>([
  ['en', 'Can you answer that again in English for my partner please?', 'en'],
  ['en', 'could you repeat it in German', 'de'],
  ['de', 'Bitte nochmal auf Englisch, für meinen Chef', 'en'],
  ['de', 'Übersetzen Sie das bitte ins Deutsche', 'de'],
])('tells the language of a repeated answer (%s: %s)', (locale, text, language) => {
  expect(asked(locale, text)).toBe(language);
});

test('asks for no repetition', () => {
  expect(asked('en', 'Does the chatbot translate into English again and again?')).toBeUndefined();
  expect(asked('de', 'Antwortet er auch auf Englisch?')).toBeUndefined();
  expect(asked('en', 'Again in German, please', [])).toBeUndefined();
});
