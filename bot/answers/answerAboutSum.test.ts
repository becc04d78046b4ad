/** Follow-ups to a sum that an entry answers. */
import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { BotTurn } from '../protocol/botApi.ts';
import { normaliseText } from './analyseQuestion.ts';
import { entryAboutSum } from './answerAboutSum.ts';
import { composePriceReply } from './composePriceReply.ts';
import { readFacts } from './readFacts.ts';

function entryAfter(before: string, text: string, locale: Locale): string | undefined {
  const request = readFacts({ text: before, plain: normaliseText(before, locale) }, locale, undefined);
  const history: BotTurn[] = [
    { who: 'visitor', text: before },
    { who: 'assistant', text: composePriceReply(request, locale)?.text ?? '' },
  ];
  const plain = normaliseText(text, locale);
  return entryAboutSum(analysedQuestion({ locale, text, plain, history, followsUp: true }), 'plan-enterprise');
}

test.each<[Locale, string, string, string | undefined]>([
  ['en', 'Professional', 'how many ppl can chat on that before we hit the ceiling?', 'plan-professional'],
  ['en', '700 users', 'what’s the limit of that one?', 'plan-professional'],
  ['de', '80 Nutzer', 'Wie viele Leute dürfen da schreiben?', 'plan-essential'],
  ['en', 'Professional', 'what happens if we hit the limit on that?', undefined],
])('takes “that” for the plan of the sum (%s, %s, %s)', (locale, before, text, entry) => {
  expect(entryAfter(before, text, locale)).toBe(entry);
});

test.each<[Locale, string, string, string | undefined]>([
  ['en', 'Our API comes with Enterprise.', 'Which plan is that and how much', 'plan-enterprise'],
  ['de', 'Die API gehört zu Enterprise.', 'Welcher Plan ist das?', 'plan-enterprise'],
  ['en', 'Templates find answers in your knowledge base.', 'Which plan do I need for that?', 'plan-difference'],
])('“which plan is that?” asks for the plan of the answer (%s, %s)', (locale, answer, text, entry) => {
  const history: BotTurn[] = [{ who: 'assistant', text: answer }];
  const plain = normaliseText(text, locale);
  expect(
    entryAboutSum(analysedQuestion({ locale, text, plain, history, answeredId: 'tools-template-faq' }), 'connect-cost'),
  ).toBe(entry);
});

test.each<[Locale, string, string]>([
  ['en', 'Hello', 'We had 1,150 people last month and we are on the Professional plan. What happens?'],
  ['de', 'Hallo', 'Wir hatten 130 Leute im Dezember und haben Essential. Was passiert dann?'],
])('reads the plan of the question itself (%s, %s, %s)', (locale, before, text) => {
  expect(entryAfter(before, text, locale)).toBe('user-over-limit');
});

test.each<[Locale, string, string, string | undefined]>([
  ['en', '1,150 users', 'What would you charge for the extra 150?', 'user-over-limit'],
  ['de', '1.150 Nutzer', 'Was kosten die zusätzlichen 150?', 'user-over-limit'],
  ['en', '700 users', 'What would you charge for the extra 2?', undefined],
])('gives no price for users above the plan (%s, %s, %s)', (locale, before, text, entry) => {
  expect(entryAfter(before, text, locale)).toBe(entry);
});

test.each<[Locale, string, string, string | undefined]>([
  ['en', 'do you take bookings? I own a hair salon', 'how much', 'price-addons'],
  ['de', 'Was ist mit der Terminbuchung?', 'und pro Jahr?', 'price-addons'],
  ['en', 'Is onboarding included?', 'how much is that?', 'price-onboarding'],
  ['en', 'Is onboarding included?', 'how much is Essential?', undefined],
])('names no plan’s price for what has no list price (%s, %s, %s)', (locale, before, text, entry) => {
  const history: BotTurn[] = [
    { who: 'visitor', text: before },
    { who: 'assistant', text: 'We check that before the quote.' },
  ];
  const plain = normaliseText(text, locale);
  expect(entryAboutSum(analysedQuestion({ locale, text, plain, history, followsUp: true }), 'plan-enterprise')).toBe(
    entry,
  );
});

test.each<[Locale, string, string, string]>([
  ['en', 'Professional', 'and if we grew to 25,000?', 'user-over-largest'],
  ['de', '900 Nutzer', 'und wenn es 25.000 werden?', 'user-over-largest'],
  ['de', '900 Nutzer', 'und wenn es 1.300 werden?', 'user-over-limit'],
])('tells more users than any plan covers from more than this one does (%s, %s, %s)', (locale, before, text, entry) => {
  expect(entryAfter(before, text, locale)).toBe(entry);
});

test.each<[Locale, string]>([
  ['de', 'Normal 900 Kontakte im Monat, im Januar 4.000. Müssen wir deshalb den großen Plan nehmen?'],
  ['en', 'Usually 90 people a month, in March 400. Do we have to take the larger plan?'],
])('tells what one strong month means, in any month (%s, %s)', (locale, text) => {
  expect(entryAfter('', text, locale)).toBe('user-over-limit');
});

test.each<[Locale, string, string | undefined]>([
  ['de', 'Drei Monate schreiben uns 800 Leute, in den anderen neun nur 50. Was kostet das Jahr?', 'plan-for-season'],
  ['en', 'Four months we have 700 guests writing, in the other eight just 40. Price?', 'plan-for-season'],
  ['en', 'What do three months cost?', undefined],
  // Less than any plan costs.
  ['en', 'what do you do for under 20 quid a month?', 'plan-essential'],
  ['de', 'Habt ihr was für weniger als 50 €?', 'plan-essential'],
  ['en', 'Is one more operator less than €20?', undefined],
  ['en', 'Anything below €200?', undefined],
])('an entry answers what no sum does (%s, %s)', (locale, text, entry) => {
  const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale) });
  expect(entryAboutSum(understood, undefined)).toBe(entry);
});
