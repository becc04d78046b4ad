/** File names, comments, test titles and titles of decisions follow CONTRIBUTING.md (Names and words). */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', 'src', 'bot', 'checks', 'e2e', 'bench', 'film'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|css|astro)$/.test(file));

/** Names in src/pages and src/views are addresses or pages; migrations start with their number. */
const ownNaming = /^src\/(pages|views|database\/migrations)\//;

const styles = [
  /^[A-Z][A-Za-z0-9]*(\.test)?\.(tsx|astro)$/,
  /^[A-Z][A-Za-z0-9]*\.module\.css$/,
  /^[a-z][A-Za-z0-9]*(\.test|\.testing|\.cms\.test|\.d)?\.tsx?$/,
  // Scripts of the browser, journeys, commands of package.json and tests of no single file.
  /^[a-z0-9]+(-[a-z0-9]+)*(\.client|\.spec|\.test|\.client\.test)?\.ts$/,
  /^[a-z0-9]+(-[a-z0-9]+)*\.css$/,
];

test('file names have one of the styles', () => {
  const named = files.filter((file) => !ownNaming.test(file));
  expect(named.filter((file) => !styles.some((style) => style.test(basename(file))))).toEqual([]);
});

const banned =
  /\b(?:(?<!")nobody(?!")|whoever|of its own|(?:is|are|was|were) told|as people read|believes?|knows nobody|makes? up its mind)\b/i;

const comment = /^\s*(?:\/\/|\/\*|\*|\{\/\*|<!--)(.*)/;

const commentsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => comment.exec(line)?.[1]?.trim() ?? []);

/** Titles of tests and of groups of tests, also those after the rows of `test.each`. */
function titlesOf(file: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  return titles;
}

/** `test`, `test.each([...])`, `test.describe` and the like. */
function isTestFunction(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return ['test', 'it', 'describe'].includes(node.text);
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return isTestFunction(node.expression);
  return ts.isTaggedTemplateExpression(node) && isTestFunction(node.tag);
}

test('comments and test titles use none of the phrases that strangers read twice', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const titles = /\.(test|spec)\.tsx?$/.test(file) ? titlesOf(file, text) : [];
    return [...commentsOf(text), ...titles].filter((line) => banned.test(line)).map((line) => `${file}: ${line}`);
  });
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
