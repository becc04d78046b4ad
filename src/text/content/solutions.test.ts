import { describe, expect, it, test } from 'vitest';
import { slugs } from '../../routes/slugs.ts';
import { type Locale, locales, type PageId, publishedPageIds, table } from '../../routes/table.ts';
import { themeSolution } from './solutions.ts';
import { isTheme, type ThemeId } from './themes.ts';
import { themeUseCase } from './useCases.ts';

const themes = Object.keys(slugs.themes).filter(isTheme);
const codes = new Set(['kind', 'lane', 'page', 'meta']);

/** All visible texts. */
function texts(tree: unknown, key = ''): string[] {
  if (codes.has(key)) return [];
  if (typeof tree === 'string') return [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => texts(value, name));
}

const sentences = (tree: unknown) =>
  texts(tree)
    .flatMap((text) => text.split(/(?<=[.!?])\s/))
    .filter((sentence) => sentence.split(/\s+/).length >= 6);

/** The structure that both languages of a page share: parts, number of items, linked pages. */
function shape(tree: unknown, key = ''): unknown {
  if (codes.has(key) && key !== 'meta') return tree;
  if (typeof tree !== 'object' || tree === null) return typeof tree;
  if (Array.isArray(tree)) return tree.map((item) => shape(item));
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, shape(value, name)]));
}

describe.each(themes)('the solution %s', (theme) => {
  it('has a published page', () => {
    expect(table[`solutions/${theme}`].published).toBe(true);
  });

  it('has the same parts in both languages', () => {
    expect(shape(themeSolution(theme, 'en'))).toEqual(shape(themeSolution(theme, 'de')));
  });

  it('shares no sentence between the languages', () => {
    const german = new Set(sentences(themeSolution(theme, 'de')));
    expect(sentences(themeSolution(theme, 'en')).filter((sentence) => german.has(sentence))).toEqual([]);
  });

  it.each(locales)('has at least 500 words in %s, and no unfilled token', (locale) => {
    const all = texts(themeSolution(theme, locale)).join(' ');
    expect(all.split(/\s+/).length).toBeGreaterThanOrEqual(500);
    expect(all).not.toMatch(/\{\w+\}/);
  });

  it('contains no percentages, which belong to the use-case pages only', () => {
    for (const locale of locales)
      expect(texts(themeSolution(theme, locale)).join(' ')).not.toMatch(/%|percent|Prozent/i);
  });

  it.each(locales)('shares no sentence with its use case in %s', (locale) => {
    const steps = new Set(sentences(themeUseCase(theme, locale)));
    expect(sentences(themeSolution(theme, locale)).filter((sentence) => steps.has(sentence))).toEqual([]);
  });

  it('links to published pages', () => {
    const { products, industries } = themeSolution(theme, 'de').onward;
    const missing = [...products, ...industries].filter(({ page }) => !publishedPageIds.includes(page));
    expect(missing).toEqual([]);
  });
});

test.each(locales)('no sentence appears on two solution pages in %s', (locale: Locale) => {
  const all = themes.flatMap((theme: ThemeId) => [...new Set(sentences(themeSolution(theme, locale)))]);
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});

test('each solution has a different kind of picture', () => {
  const kinds = themes.map((theme) => themeSolution(theme, 'de').change.picture.kind);
  expect(new Set(kinds).size).toBe(themes.length);
});

test('product links lead to product pages, industry links to industry pages', () => {
  const pages = (part: 'products' | 'industries'): PageId[] =>
    themes.flatMap((theme) => themeSolution(theme, 'de').onward[part].map(({ page }) => page));
  expect(pages('products').every((page) => page.startsWith('products/'))).toBe(true);
  expect(pages('industries').every((page) => page.startsWith('industries/'))).toBe(true);
});
