import { expect, test } from 'vitest';
import { asksDifference } from './answerPriceDifference.ts';

test.each([
  'und warum nicht billiger bei der konkurrenz',
  'ist das teurer als bei den mitbewerbern',
  'are you cheaper than your competitors',
  'is it more expensive elsewhere',
])('compares no sums of this site when others are meant: %s', (plain) => {
  expect(asksDifference(plain)).toBe(false);
});

test.each(['wie viel teurer ist der grossere', 'what is the difference to the next one'])(
  'compares sums: %s',
  (plain) => {
    expect(asksDifference(plain)).toBe(true);
  },
);
