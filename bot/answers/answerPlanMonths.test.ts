import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerPlanMonths } from './answerPlanMonths.ts';

const answer = (locale: Locale, text: string) =>
  answerPlanMonths(analysedQuestion({ locale, text, plain: normaliseText(text, locale) }), {})?.text.replaceAll(
    '\u00A0',
    ' ',
  );

test.each<[Locale, string, string]>([
  ['de', 'Sagen wir, ich nehm zwei Monate Professional und zehn Monate Essential, was ist das im Jahr?', '2.388 €'],
  ['de', '3 Monate den großen Plan, den Rest des Jahres den kleinen?', '5.838 €'],
  ['en', 'what if we take Professional for four months and Essential for eight', '€2,988'],
  ['en', 'ten months on the small plan, two months on the middle one, what does that come to?', '€2,388'],
  ['en', 'One month of Enterprise and the remaining 11 months Professional?', '€6,438'],
])('adds up the months on both plans (%s: %s)', (locale, text, total) => {
  expect(answer(locale, text)).toContain(total);
});

test.each<[Locale, string]>([
  ['en', 'What is twelve months of Professional?'],
  ['en', 'Is Professional for 2 months fine, or do I need Enterprise?'],
  ['de', 'Zwei Monate Professional und drei Kollegen mehr?'],
  ['de', 'Seit drei Monaten Essential, jetzt wollen wir zu Professional'],
])('reads no months on two plans (%s: %s)', (locale, text) => {
  expect(answer(locale, text)).toBeUndefined();
});
