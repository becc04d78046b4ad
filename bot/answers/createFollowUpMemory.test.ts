import { expect, test } from 'vitest';
import { createFollowUpMemory, fromLines, toLines } from './createFollowUpMemory.ts';
import { bucketCount, createFeatureReader, normaliseFeatures } from './questionFeatures.ts';

const read = createFeatureReader({}, 'en');

const featuresOf = (text: string) => normaliseFeatures(read(text), new Float32Array(bucketCount).fill(1));
const followUps = {
  'templates-all': [['do they cost anything?', 'templates-all']],
  'templates-hotel': [['and for guest houses?', 'templates-stay']],
  'company-team': [['are you hiring?', 'none']],
} as const;
const recall = createFollowUpMemory(fromLines(toLines(followUps)), featuresOf, (id) =>
  id === 'templates-hotel' ? ['templates-all'] : [],
);
const recalled = (text: string, ...answered: string[]) => recall(featuresOf(text), answered);

test('recalls the entry that people meant with a similar message after the same answer', () => {
  expect(recalled('do they cost anything extra?', 'templates-all').get('templates-all')).toBeGreaterThan(0.5);
});

test('recalls less from a neighbouring answer, and nothing from another topic', () => {
  const own = recalled('do they cost anything?', 'templates-all').get('templates-all') ?? 0;
  const near = recalled('do they cost anything?', 'templates-hotel').get('templates-all') ?? 0;
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(own);
  expect(recalled('do they cost anything?', 'company-team').get('templates-all')).toBeUndefined();
});

test('recalls that the site does not answer a message', () => {
  expect(recalled('hiring?', 'company-team').get('none')).toBeGreaterThan(0);
});
