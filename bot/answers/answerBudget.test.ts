import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { BotTurn } from '../protocol/botApi.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerBudget, readBudget, withBudget } from './answerBudget.ts';
import { answerPriceQuestion } from './answerPriceQuestion.ts';

/** The last answer of a conversation about a budget, as one line. */
function lastAnswerTo(said: readonly string[], locale: Locale): string {
  const history: BotTurn[] = [];
  let text = '';
  for (const message of said) {
    const understood = analysedQuestion({
      ...{ locale, text: message, plain: normaliseText(message, locale), history: [...history] },
      ...{ followsUp: history.length > 0, hasIntent: (wish) => wish === 'price' },
    });
    const price = answerPriceQuestion(understood, { id: 'plan-choice', isSure: true, isClear: true });
    text = (answerBudget(understood) ?? (price && withBudget(price, understood)))?.text ?? '';
    history.push({ who: 'visitor', text: message }, { who: 'assistant', text });
  }
  return text.replaceAll('\u00A0', ' ');
}

test.each([
  ['Budget sind 200 Euro im Monat, brutto.', { amount: 200, months: 1, isGross: true }],
  ['Unser Haushaltsansatz für 2027 beträgt 6.000 Euro', { amount: 6000, months: 12, isGross: false }],
  ['Our budget is €5,500 a year', { amount: 5500, months: 12, isGross: false }],
  ['I’ve got 300 euros as a budget', { amount: 300, months: 1, isGross: false }],
  ['Unser Budget für 2027 beträgt 6000 Euro. Was kriegen wir dafür?', { amount: 6000, months: 12, isGross: false }],
  ['Budget is 500 a month max. 800 people.', { amount: 500, months: 1, isGross: false }],
  ['Budget: 300, 200 users', { amount: 300, months: 1, isGross: false }],
  ['Budget is 500 euros, we want to start next year', { amount: 500, months: 1, isGross: false }],
  ['Who decides on the budget in 2027?', undefined],
  ['Budget ist knapp, wir haben 300 Nutzer. Was kostet das?', undefined],
  ['We are on a tight budget and have 800 users', undefined],
  ['We have budget approval for 40 users', undefined],
  ['Ich muss das Budget planen: 300 Nutzer, 5 Bearbeiter', undefined],
  ['Our budget meeting is on 12 March', undefined],
  ['No budget for 24/7 support', undefined],
  ['Professional für 2 Jahre, Budget 10.000 Euro, reicht das?', undefined],
  ['Haushaltsmittel für 2026 und 2027: 10.000 Euro', undefined],
  ['Budget 600 Euro je Quartal', undefined],
  ['Budget von 12 Euro pro Mitarbeiter', undefined],
  ['500 users, and the budget is open', undefined],
])('reads a budget: %s', (text, budget) => {
  expect(readBudget(text)).toEqual(budget);
});

test.each<[Locale, string[], string]>([
  [
    'de',
    ['Wir haben ein Budget von 200 Euro im Monat. Was bekommen wir?'],
    '200 € im Monat (netto gerechnet); 51,00 €',
  ],
  [
    'de',
    ['Budget sind 200 Euro im Monat, brutto. Was krieg ich dafür?', 'Noch einen zweiten Kanal dazu?'],
    'sind es 211,82 €. Das liegt 11,82 € über Ihrem Budget',
  ],
  [
    'en',
    ['Our budget is 500 euros a month, 800 people write to us, 5 agents. Do we make it?', 'plus two more channels?'],
    'That’s €26.80 over your budget of €500 a month',
  ],
  ['en', ['Budget 500 euros a month. 800 people write to us. Which plan, and what does it cost?'], 'with €51.00 left'],
])('tells whether the sum fits (%s, %j)', (locale, said, expected) => {
  expect(lastAnswerTo(said, locale)).toContain(expected);
});

test('a budget below every plan, and one beside another question, get no sum', () => {
  const locale = 'en';
  for (const text of ['Our budget is 50 euros a month. What can we get?', 'Our marketing budget is 50,000 euros.']) {
    const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale) });
    expect(answerBudget(understood)).toBeUndefined();
  }
});
