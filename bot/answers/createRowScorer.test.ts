import { expect, test } from 'vitest';
import { createRowScorer } from './createRowScorer.ts';

test.each([
  [1, 0],
  [2, 3],
  [37, 8],
  [816, 41],
])('adds rows of %i values, %i at a time, to the last bit', (width, count) => {
  const height = 50;
  const { weights, scores, stride, add } = createRowScorer(height, width);
  weights.forEach((_, at) => {
    weights[at] = Math.sin(at);
  });
  // What a longer list left behind.
  add(Uint16Array.from({ length: height }).fill(1), new Float32Array(height).fill(1));
  const rows = Uint16Array.from({ length: count }, (_, nth) => (7 * nth + 3) % height);
  const factors = Float32Array.from(rows, Math.cos);
  scores.fill(0.3);
  add(rows, factors);
  const sums = Array.from({ length: width }, (_, column) => {
    let sum = 0.3;
    rows.forEach((row, nth) => {
      sum += (factors[nth] ?? 0) * (weights[row * stride + column] ?? 0);
    });
    return sum;
  });
  expect([...scores]).toEqual(sums);
});
