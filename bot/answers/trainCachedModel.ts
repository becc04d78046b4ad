/**
 * Build step: the encoded model of a language. Training takes most of a build's CPU time, so the newest model per
 * language is kept and used again while neither the texts nor the code of the bot and of its words has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/routes/table.ts';
import { encodeModel } from './entryModel.ts';
import type { TrainingData } from './trainEntryModel.ts';
import { trainInWorker } from './trainInWorker.ts';

export async function trainCachedModel(
  data: TrainingData,
  locale: Locale,
  cache = 'node_modules/.cache/bot-models',
): Promise<Buffer> {
  const name = `${locale}-${hashOf(data)}.model`;
  const path = join(cache, name);
  if (existsSync(path)) return readFileSync(path);
  const model = encodeModel(await trainInWorker(data, locale));
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) if (old.startsWith(`${locale}-`)) rmSync(join(cache, old), { force: true });
  // Another build may read it meanwhile.
  const part = `${path}.${process.pid}`;
  writeFileSync(part, model);
  renameSync(part, path);
  return model;
}

/** Of the texts and of all modules that the training may use. */
function hashOf(data: TrainingData): string {
  const hash = createHash('sha256').update(JSON.stringify(data));
  for (const path of ['./', '../../src/features/search/']) {
    const folder = new URL(path, import.meta.url);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')))
      hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('hex').slice(0, 32);
}
