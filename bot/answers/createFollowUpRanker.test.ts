import { expect, test } from 'vitest';
import { createFollowUpRanker } from './createFollowUpRanker.ts';

const entry = (id: string, source: string, answer: string, next: string[] = []) => ({ id, source, answer, next });
const entries = [
  entry('demo-length', 'get-a-demo#length', 'The demo takes half an hour by video.', ['demo-cost']),
  entry('demo-cost', 'get-a-demo#cost', 'The demo is free.'),
  entry('cancel-notice', 'terms#term', 'You give six weeks notice.'),
];
const ids = entries.map(({ id }) => id);
const rank = createFollowUpRanker({ ids, words: new Map([['video', 2]]), texts: 100 }, entries, 'en');

/** The entry that wins if the texts tell nothing. */
function bestFor(text: string, answeredId: string | undefined, own = [0, 0, 0]): string | undefined {
  const equal = Float64Array.from([0, 0, 0, 0]);
  const scores = rank(
    text,
    { own: Float64Array.from([...own, 0]), joined: equal, before: equal },
    answeredId === undefined ? [] : [answeredId],
  );
  return ids[scores.subarray(0, ids.length).indexOf(Math.max(...scores.subarray(0, ids.length)))];
}

test('prefers what people ask next to the same answer again', () => {
  expect(bestFor('and then?', 'demo-length')).toBe('demo-cost');
});

test('repeats an answer that has the words that are asked about', () => {
  expect(bestFor('by video?', 'demo-length', [2, 0, 0])).toBe('demo-length');
});

test('follows a text that clearly asks for something else', () => {
  expect(bestFor('how do we cancel?', 'demo-length', [0, 0, 6])).toBe('cancel-notice');
});

test('needs no answered entry', () => {
  expect(bestFor('how do we cancel?', undefined, [0, 0, 1])).toBe('cancel-notice');
});
