/** Reads and writes bench/results.json. Each benchmark replaces only its own part. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'results.json');

type Part = { at: string; results: unknown };

const readAll = (): Record<string, Part> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Saved results of a benchmark; undefined before its first run. */
export const savedResults = (bench: string): unknown => readAll()[bench]?.results;

export function saveResults(bench: string, results: unknown): void {
  const part: Part = { at: new Date().toISOString(), results };
  writeFileSync(file, `${JSON.stringify({ ...readAll(), [bench]: part }, null, 2)}\n`);
}
