import { expect, test } from 'vitest';
import { bucketCount, createFeatureReader, normaliseFeatures } from './questionFeatures.ts';
import { recallSimilar } from './recallSimilar.ts';

const read = createFeatureReader({}, 'en');
const featuresOf = (text: string) => normaliseFeatures(read(text), new Float32Array(bucketCount).fill(1));
const known = [
  ['do they cost anything?', 'yes'],
  ['do they cost a lot?', 'no'],
  ['are you hiring?', 'open'],
] as const;

test('recalls the most similar text of each key', () => {
  const recall = recallSimilar(featuresOf('do they cost anything extra?'), known, featuresOf);
  expect(recall.get('yes')).toBeGreaterThan(0.5);
  expect(recall.get('no')).toBeLessThan(recall.get('yes') ?? 0);
  expect(recall.get('open')).toBeLessThan(0.1);
});
