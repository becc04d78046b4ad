/**
 * Components contain no copy: JSX text and readable attributes come from the dictionaries. No text is the same in both
 * languages, except names that both use.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plansFor } from '../src/text/content/plans.ts';
import { de } from '../src/text/words/de.ts';
import { en } from '../src/text/words/en.ts';
import { findLiteralCopy } from './findLiteralCopy.ts';
import { codeKeys, sameInBothLanguages } from './sameInBothLanguages.ts';

const root = path.resolve(import.meta.dirname, '..');
const components = 'src/{components,features,views,pages,discovery,outbox,forms,leads}/**/*.{tsx,astro}';
const hasLetters = /\p{L}/u;

function literalCopy(): string[] {
  return globSync(components, { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .sort()
    .flatMap((file) => findLiteralCopy(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Texts that are equal in two trees of the same shape. */
function untranslated(one: unknown, other: unknown, place: string): string[] {
  if (typeof one === 'string') {
    const same = one === other && hasLetters.test(one.replace(/\{\w+\}/g, ''));
    return same && !sameInBothLanguages.has(one) ? [`${place}: "${one}" is the same in both languages`] : [];
  }
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one)
    .filter(([key]) => !codeKeys.has(key))
    .flatMap(([key, value]) => untranslated(value, others.get(key), `${place}.${key}`));
}

const plans = (locale: 'de' | 'en') => plansFor(locale).map(({ type, slug, ...texts }) => texts);

const problems = [
  ...literalCopy(),
  ...untranslated(de, en, 'words'),
  ...untranslated(plans('de'), plans('en'), 'plans'),
];
for (const problem of problems) console.error(`  ${problem}`);
console.log(problems.length === 0 ? 'copy: no problems.' : `copy: ${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;
