import { expect, test } from 'vitest';
import { decideInContext } from './decideInContext.ts';

/** "Which hotels use it already?", after what the assistant does for guests: the neighbouring entry leads with the context. */
const own = { best: -3.4, none: -0.9, outside: -1.8, margin: 0.4, known: 1, unknown: 0, length: 1.6 };
const joined = { best: -0.4, none: -1, outside: -4, margin: 1, known: 1, unknown: 0, length: 1.6 };
const outcome = (text: Partial<typeof own>) =>
  decideInContext({ ...own, ...text }, { ranked: [{ id: 'near', probability: 0.3 }], signals: joined }, false);

test('a question that means nothing alone is refused, whatever fits with the context', () => {
  expect(outcome({})).toBe('unsure');
});

test('a question that means an entry alone is answered', () => {
  expect(outcome({ best: -0.5, none: -4, outside: -6 })).toBe('sure');
});

test('a short question may need the context', () => {
  const short = { outside: 1, length: 0.7, best: -1.4, none: -2 };
  expect(outcome(short)).not.toBe('unsure');
  expect(outcome({ ...short, outside: -1.8, length: 2 })).toBe('unsure');
});

test('a question whose entry is likely after the answer before is answered, unless nothing may be the answer', () => {
  const match = (none: number) => ({ ranked: [{ id: 'near', probability: 0.5 }], signals: { ...joined, none } });
  expect(decideInContext(own, match(-4), false)).toBe('sure');
  expect(decideInContext(own, match(-1.2), false)).toBe('unsure');
});
