import { expect, test } from 'vitest';
import { createFollowUpRanker } from './createFollowUpRanker.ts';

const entry = (id: string, source: string, answer: string) => ({ id, source, answer, next: [] });
const entries = [
  entry('demo-length', 'get-a-demo#length', 'The demo takes half an hour by video.'),
  entry('demo-cost', 'get-a-demo#cost', 'The demo is free.'),
  entry('cancel-notice', 'terms#term', 'You give six weeks notice.'),
];
const ids = entries.map(({ id }) => id);
const rank = createFollowUpRanker({ ids, words: new Map([['video', 2]]), texts: 100 }, entries, 'en');

/** The entry that wins. `after`: by label, what the networks say after the answer. */
function bestFor(text: string, answeredId: string | undefined, after = [0, 0, 0]): string | undefined {
  const scores = rank(
    text,
    { joined: new Float64Array(4), after: Float64Array.from([...after, 0]) },
    answeredId === undefined ? [] : [answeredId],
  );
  return ids[scores.subarray(0, ids.length).indexOf(Math.max(...scores.subarray(0, ids.length)))];
}

test('prefers a neighbour to the same answer again', () => {
  expect(bestFor('and then?', 'demo-length')).toBe('demo-cost');
});

test('repeats an answer that has the words that are asked about', () => {
  expect(bestFor('by video?', 'demo-length', [1, 0, 0])).toBe('demo-length');
});

test('follows what people ask after the answer', () => {
  expect(bestFor('how do we cancel?', 'demo-length', [0, 0, 6])).toBe('cancel-notice');
});

test('needs no answered entry', () => {
  expect(bestFor('how do we cancel?', undefined, [0, 0, 1])).toBe('cancel-notice');
});
