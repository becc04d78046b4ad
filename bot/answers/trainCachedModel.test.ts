import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { decodeModel } from './entryModel.ts';
import { trainCachedModel } from './trainCachedModel.ts';
import type { TrainingData } from './trainEntryModel.ts';

const folder = mkdtempSync(join(tmpdir(), 'bot-models-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entries = [{ id: 'price', answer: 'It costs 10 €.', asks: ['What does it cost?'] }];
const data: TrainingData = { entries, unanswered: ['Is it raining?'], followUps: {}, concepts: {} };

test('trains again when a text has changed, and only then', async () => {
  const first = await trainCachedModel(data, 'en', folder);
  expect(decodeModel(first).ids).toEqual(['price']);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), 'kept');
  expect(String(await trainCachedModel(data, 'en', folder))).toBe('kept');

  const changed = { ...data, unanswered: ['Is it snowing?'] };
  expect(decodeModel(await trainCachedModel(changed, 'en', folder)).ids).toEqual(['price']);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(file);
});

test('keeps one model per language', async () => {
  await trainCachedModel(data, 'de', folder);
  await trainCachedModel(data, 'en', folder);
  expect(readdirSync(folder)).toHaveLength(2);
});
