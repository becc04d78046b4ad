import { expect, test } from 'vitest';
import { createLabelScorer } from './createLabelScorer.ts';

test.each([
  [1, 1],
  [3, 5],
  [50, 64],
  [884, 384],
])('sums %i rows of %i bytes, each times the value of its column', (count, width) => {
  const rows = Int8Array.from({ length: count * width }, (_, at) => ((at * 37) % 255) - 127);
  const sumRows = createLabelScorer(rows, width);
  for (const shift of [0, 3]) {
    const factors = Int16Array.from({ length: width }, (_, column) => Math.round(32_767 * Math.sin(column + shift)));
    const sums = Array.from({ length: count }, (_, row) =>
      factors.reduce((sum, factor, column) => sum + factor * (rows[row * width + column] ?? 0), 0),
    );
    expect([...sumRows(factors)]).toEqual(sums);
  }
});
