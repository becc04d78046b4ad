import { describe, expect, test } from 'vitest';
import { strategies, toPublicPath } from '../../routes/strategy.ts';
import { type Locale, locales, pageIds, table } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { metaOf } from '../../text/content/metaOf.ts';
import type { PageText } from '../page-text/passage.ts';
import { siteDocuments } from '../page-text/siteDocuments.ts';
import { llmsTxt } from './llmsTxt.ts';
import { markdownPath } from './markdownPath.ts';

const pages: PageText[] = siteDocuments().map(({ page, locale, path }) => {
  const { title, description } = metaOf(page, locale);
  return { page, locale, path, title, metaTitle: title, description, passages: [] };
});

describe.each(locales)('llms.txt in %s', (locale: Locale) => {
  const text = llmsTxt(pages, locale);

  test('follows llmstxt.org: name, summary, groups of links with descriptions', () => {
    const [title, summary, ...rest] = text.split('\n\n');
    expect(title).toBe(`# ${site.brand}`);
    expect(summary).toMatch(/^> \S/);
    expect(rest.at(-2)).toBe('## Optional');
    for (const line of text.split('\n').filter((one) => one.startsWith('-'))) {
      expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/localhost:4321\/\S+\.md\): \S.{48,}$/);
    }
    expect(text).not.toMatch(/[{}\u00AD]/);
  });

  test('lists every indexed page of its language once, and no other', () => {
    const listed = [...text.matchAll(/\(http:\/\/localhost:4321(\/\S+)\)/g)].map(([, path]) => path);
    const own = siteDocuments().filter((page) => page.locale === locale);
    expect([...listed].sort()).toEqual(own.map(({ internalPath }) => markdownPath(internalPath, locale)).sort());
  });
});

test.each(strategies)('%s: Markdown paths are unique and do not collide with page paths', (strategy) => {
  const all = pageIds.flatMap((id) => locales.flatMap((locale) => [[table[id].paths[locale], locale] as const]));
  const paths = all.flatMap(([path, locale]) => (path === null ? [] : [{ path, locale }]));
  const twins = paths.map(({ path, locale }) => markdownPath(path, locale, strategy));
  expect(new Set(twins).size).toBe(twins.length);
  const pagePaths = new Set(paths.map(({ path, locale }) => toPublicPath(path, locale, strategy)));
  expect(twins.filter((twin) => pagePaths.has(twin))).toEqual([]);
});

test('the Markdown path is the path of the page with .md appended', () => {
  expect(markdownPath('/', 'de')).toBe('/index.md');
  expect(markdownPath('/en', 'en')).toBe('/en.md');
  expect(markdownPath('/preise', 'de')).toBe('/preise.md');
  expect(markdownPath('/preise', 'de', 'prefix')).toBe('/de/preise.md');
  expect(markdownPath('/en/faq', 'en', 'no_prefix')).toBe('/en/faq.md');
});
