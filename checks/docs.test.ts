/** Targets in the documents exist: links to files, and project paths in backticks. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(README|CONTRIBUTING|docs\/)/.test(file));

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => (/^\w+:/.test(target) ? [] : [target]));

/**
 * `src/routes/table.ts`, `src/text/words/{de,en}/safety.ts`, `bot/answers`; not `src/views/YourPage.astro` or
 * `NAME.ts`.
 */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`((?:src|bot|checks|e2e|bench|film|docs)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path.replaceAll('<locale>', 'de'))
    .filter((path) => !/[A-Z]{3}|[Yy]our|<|…/.test(path));

test('every link target exists', () => {
  const broken = documents.flatMap((file) =>
    linksOf(readFileSync(file, 'utf8'))
      .map((target) => target.replace(/#.*$/, ''))
      .filter((target) => target !== '' && !existsSync(join(dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('every path in README and how-tos exists', () => {
  const lost = documents
    .filter((file) => !file.startsWith('docs/decisions/'))
    .flatMap((file) => pathsOf(readFileSync(file, 'utf8')).map((path) => ({ file, path })))
    .filter(({ path }) => globSync(path).length === 0);
  expect(lost).toEqual([]);
});

test('every how-to is linked from another document', () => {
  const linked = new Set(
    documents.flatMap((file) =>
      linksOf(readFileSync(file, 'utf8')).map((target) => join(dirname(file), target.replace(/#.*$/, ''))),
    ),
  );
  expect(documents.filter((file) => file.startsWith('docs/how-to/') && !linked.has(file))).toEqual([]);
});
