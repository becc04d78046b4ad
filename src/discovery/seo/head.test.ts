import { describe, expect, test } from 'vitest';
import { localesOf } from '../../routes/hrefs.ts';
import type { MetaId } from '../../routes/metaId.ts';
import { isPageId, type Locale, locales, publishedPageIds, table } from '../../routes/table.ts';
import { expectEach } from '../../testing/expectEach.testing.ts';
import { metaOf } from '../../text/content/metaOf.ts';
import { wordsFor } from '../../text/words/words.ts';
import { headOf } from './head.ts';

const everyPage = locales.flatMap((locale) =>
  publishedPageIds.filter((id) => table[id].paths[locale] !== null).map((id) => [id, locale] as const),
);
const everyDocument: (readonly [MetaId, Locale])[] = [
  ...everyPage,
  ...locales.flatMap((locale) => [['not-found', locale] as const, ['error', locale] as const]),
];

describe('title and description', () => {
  test('every document has both, within the length search engines show', () => {
    expectEach(everyDocument, (id, locale) => {
      const { title, description } = metaOf(id, locale);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(155);
      expect(description.length, description).toBeGreaterThan(50);
      expect(title + description).not.toMatch(/[{}\u00AD]/);
    });
  });

  test.each(['title', 'description'] as const)('no two addresses share a %s', (field) => {
    const all = everyDocument.map(([id, locale]) => metaOf(id, locale)[field]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('has no meta texts for unknown pages', () => {
    const known = new Set<string>([...publishedPageIds, 'not-found', 'error', 'dev-ui']);
    expect(Object.keys(wordsFor('de').meta).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('canonical and hreflang', () => {
  const indexed = everyPage.filter(([id]) => table[id].indexed);

  const twinned = indexed.filter(([id]) => localesOf(id).length === 2);

  test('a page in two languages has absolute alternates for both, and German as x-default', () => {
    expectEach(twinned, (id, locale) => {
      const { canonical, alternates, noindex } = headOf(id, locale);
      expect(noindex).toBe(false);
      expect(alternates.find(({ hreflang }) => hreflang === locale)?.href ?? canonical).toBe(canonical);
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['de', 'en', 'x-default']);
      expect(alternates.at(-1)?.href).toBe(headOf(id, 'de').canonical);
      for (const { href } of alternates) expect(href).toMatch(/^https?:\/\//);
    });
  });

  test('both languages have the same alternates', () => {
    for (const [id] of twinned) expect(headOf(id, 'en').alternates).toEqual(headOf(id, 'de').alternates);
  });

  test('a page in one language has no hreflang', () => {
    const { alternates, canonical } = headOf('features', 'en');
    expect(alternates).toEqual([]);
    expect(canonical).toBe('http://localhost:4321/en/features');
  });

  test('pages that are not indexed have noindex, no canonical and no alternates', () => {
    const hidden: (readonly [MetaId, Locale])[] = everyDocument.filter(([id]) => !isPageId(id) || !table[id].indexed);
    expect(hidden.length).toBeGreaterThanOrEqual(20);
    for (const [id, locale] of hidden) {
      expect(headOf(id, locale)).toMatchObject({ noindex: true, canonical: null, alternates: [] });
    }
  });
});

describe('feeds', () => {
  test('a list and its articles link the two feeds of their language', () => {
    expectEach(everyPage, (id, locale) => {
      const list = /^(blog|newsroom)\b/.exec(id)?.[1];
      const folder = `${locale === 'en' ? '/en' : ''}/${list}`;
      expect(headOf(id, locale).feeds.map(({ type, href }) => [type, href])).toEqual(
        list
          ? [
              ['application/rss+xml', `${folder}/rss.xml`],
              ['application/feed+json', `${folder}/feed.json`],
            ]
          : [],
      );
    });
  });
});
