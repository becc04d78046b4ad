import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { answersOf, newFirst, statesOtherCase } from './selectEntries.ts';

const entry = (id: string, answer: string): AnswerEntry => ({ id, answer, ask: '', source: 'faq', also: [], next: [] });

function asked(isReason: boolean): AnalysedQuestion {
  const history = [{ who: 'assistant' as const, text: 'With 300 requests, the plan loses €152.79 a month.' }];
  return analysedQuestion({ locale: 'en', history, hasIntent: (wish) => isReason && wish === 'reason' });
}

test('"why so bad?" is not answered with a figure of another case', () => {
  const other = entry('savings-break-even', '18.2% with the sample values.');
  expect(statesOtherCase(other, asked(true))).toBe(true);
  expect(statesOtherCase(other, asked(false))).toBe(false);
  expect(statesOtherCase(entry('savings-few', 'With 300 requests there is little to save.'), asked(true))).toBe(false);
});

const match = (...probabilities: number[]) => ({
  ranked: probabilities.map((probability, nth) => ({ id: `entry-${nth}`, probability })),
});

test('an entry that the last reply did not tell stands alone, or before a repeated answer', () => {
  const [told, fresh] = [entry('entry-0', 'Six weeks.'), entry('entry-1', 'Three things to prepare.')];
  const answerBefore = `${told.answer}\n\n${'x'.repeat(620)}`;
  const choose = (entries: AnswerEntry[], one = match(0.5, 0.1)) =>
    newFirst(entries, { match: one, others: [fresh], answeredIds: ['entry-0'], answerBefore });
  expect(choose([told])).toEqual([fresh, told]);
  expect(choose([told], match(0.5, 0.01))).toEqual([told]);
  expect(choose([told, fresh])).toEqual([fresh]);
  const long = { ...told, answer: 'x'.repeat(620) };
  expect(choose([long])).toEqual([long]);
  // Another variant of the same answer is new.
  const worded = { ...told, answer: 'After six weeks at the earliest.' };
  expect(choose([worded])).toEqual([worded]);
});

type AnswersOf = Parameters<typeof answersOf> extends [...infer Arguments, Locale] ? Arguments : never;

test('answers what belongs to the last answer first, and both if neither is clear', () => {
  const ordinary = entry('cancel-notice', 'You give 6 weeks’ notice.');
  const moving = entry('switch-notice', 'Two months at most.');
  const answered = { ...entry('switch-export', 'You get your data.'), source: 'terms' };
  const ids = (...asked: AnswersOf) => answersOf(...asked, 'en').map(({ id }) => id);
  const elsewhere = { ...ordinary, source: 'terms#notice' };
  expect(ids(match(0.6, 0.35), [{ ...ordinary, source: 'contract' }, moving], answered)).toEqual([
    'switch-notice',
    'cancel-notice',
  ]);
  // Much less probable, it is only added.
  expect(
    ids(
      match(0.6, 0.27),
      [
        { ...ordinary, source: 'contract' },
        { ...moving, answer: 'Two months.' },
      ],
      answered,
    ),
  ).toEqual(['cancel-notice', 'switch-notice']);
  expect(ids(match(0.6, 0.05), [{ ...ordinary, source: 'contract' }, moving], answered)).toEqual(['cancel-notice']);
  expect(ids(match(0.6, 0.25), [elsewhere, { ...moving, answer: 'x'.repeat(620) }], answered)).toEqual([
    'cancel-notice',
  ]);
});

test('of two entries that are nearly as likely, both are answered, whatever they are about', () => {
  const stock = { ...entry('shop-stock', 'Your shop tells the stock.'), source: 'integrations-directory#shop' };
  const webhook = { ...entry('webhook-event', 'A webhook only sends.'), source: 'faq#webhooks' };
  const ids = (...asked: AnswersOf) => answersOf(...asked, 'en').map(({ id }) => id);
  expect(ids(match(0.31, 0.27), [stock, webhook], undefined)).toEqual(['shop-stock', 'webhook-event']);
  expect(ids(match(0.31, 0.15), [stock, webhook], undefined)).toEqual(['shop-stock']);
  const long = { ...stock, answer: 'x'.repeat(340) };
  expect(ids(match(0.31, 0.27), [long, { ...webhook, answer: 'x'.repeat(345) }], undefined)).toHaveLength(2);
  expect(ids(match(0.31, 0.27), [long, { ...webhook, answer: 'x'.repeat(420) }], undefined)).toHaveLength(1);
  // The second one would say the same again.
  const again = { ...webhook, answer: 'The stock is what your shop tells.' };
  expect(ids(match(0.31, 0.27), [stock, again], undefined)).toEqual(['shop-stock']);
});
