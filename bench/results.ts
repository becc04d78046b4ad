/** bench/results.json: each benchmark keeps its own part and leaves the others' alone. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'results.json');

export function saveResults(bench: string, results: unknown): void {
  const all: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, `${JSON.stringify({ ...all, [bench]: { at: new Date().toISOString(), results } }, null, 2)}\n`);
}
