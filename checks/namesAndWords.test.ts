/** File names, comments, test titles and titles of decisions follow CONTRIBUTING.md (Names and words). */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', 'src', 'bot', 'checks', 'e2e', 'bench', 'film'], { encoding: 'utf8' })
  .split('\n')
  // Names in src/pages and src/views are addresses or pages; migrations start with their number.
  .filter((file) => /\.(tsx?|css|astro)$/.test(file) && !/^src\/(pages|views|database\/migrations)\//.test(file));

const styles = [
  /^[A-Z][A-Za-z0-9]*(\.test)?\.(tsx|astro)$/,
  /^[A-Z][A-Za-z0-9]*\.module\.css$/,
  /^[a-z][A-Za-z0-9]*(\.test|\.testing|\.cms\.test|\.d)?\.tsx?$/,
  // Scripts of the browser, journeys, commands of package.json and tests of no single file.
  /^[a-z0-9]+(-[a-z0-9]+)*(\.client|\.spec|\.test|\.client\.test)?\.ts$/,
  /^[a-z0-9]+(-[a-z0-9]+)*\.css$/,
];

test('file names have one of the styles', () => {
  expect(files.filter((file) => !styles.some((style) => style.test(basename(file))))).toEqual([]);
});

const banned =
  /\b(?:(?<!")nobody(?!")|whoever|of its own|(?:is|are|was|were) told|as people read|believes?|knows nobody|makes? up its mind)\b/i;

const comment = /^\s*(?:\/\/|\/\*|\*|\{\/\*)(.*)/;
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/;

test('comments and test titles use none of the phrases that strangers read twice', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const text = comment.exec(line)?.[1] ?? title.exec(line)?.[2];
        return text && banned.test(text) ? [`${file}:${index + 1} ${text.trim()}`] : [];
      }),
  );
  expect(found).toEqual([]);
});

test('decisions have their number and title in the first line, and README.md lists them', () => {
  const listed = readFileSync('docs/decisions/README.md', 'utf8');
  const entries = globSync('docs/decisions/[0-9]*.md')
    .sort()
    .map((file) => {
      const [, number, words] = /^# (\d{4}) (\S.*)/.exec(readFileSync(file, 'utf8')) ?? [];
      expect(file).toContain(`/${number}-`);
      return `- [${number}](${basename(file)}) ${words}`;
    });
  expect(listed.split('\n').filter((line) => line.startsWith('- '))).toEqual(entries);
});
