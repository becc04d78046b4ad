import { expect, test } from 'vitest';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { answersOf, insteadOfRepeated, statesOtherCase } from './selectEntries.ts';

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
  recalled: 0,
  ranked: probabilities.map((probability, nth) => ({ id: `entry-${nth}`, probability })),
});

test('a repeated answer gives way to an entry that is nearly as probable', () => {
  const prepare = entry('entry-1', 'Three things to prepare.');
  expect(insteadOfRepeated(match(0.29, 0.13), [prepare])).toBe(prepare);
  expect(insteadOfRepeated(match(0.5, 0.17), [prepare])).toBeUndefined();
  expect(insteadOfRepeated(match(0.5), [])).toBeUndefined();
  expect(insteadOfRepeated({ ...match(0.29, 0.13), recalled: 0.4 }, [prepare])).toBeUndefined();
});

test('answers what belongs to the last answer first, and both if neither is clear', () => {
  const ordinary = entry('cancel-notice', 'You give 6 weeks’ notice.');
  const moving = entry('switch-notice', 'Two months at most.');
  const answered = { ...entry('switch-export', 'You get your data.'), source: 'terms' };
  const ids = (...args: Parameters<typeof answersOf>) => answersOf(...args).map(({ id }) => id);
  const elsewhere = { ...ordinary, source: 'terms#notice' };
  expect(ids(match(0.6, 0.35), [{ ...ordinary, source: 'contract' }, moving], answered)).toEqual([
    'switch-notice',
    'cancel-notice',
  ]);
  expect(ids(match(0.6, 0.05), [{ ...ordinary, source: 'contract' }, moving], answered)).toEqual(['cancel-notice']);
  expect(ids(match(0.6, 0.35), [elsewhere, { ...moving, answer: 'x'.repeat(620) }], answered)).toEqual([
    'cancel-notice',
  ]);
});
