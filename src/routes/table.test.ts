import { describe, expect, test } from 'vitest';
import { href, localesOf } from './hrefs.ts';
import { findPage, locales, pageIds, publishedPageIds, table } from './table.ts';

describe('the table of pages', () => {
  test('gives every address to one page only', () => {
    const paths = pageIds.flatMap((id) => Object.values(table[id].paths).filter((path) => path !== null));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('holds 20 pages of the specification, five slug families, articles, examples and seven archived pages', () => {
    const count = (prefix: string) => pageIds.filter((id) => id.startsWith(`${prefix}/`)).length;
    /** Pages that the specification does not name. */
    const added: string[] = ['accessibility', 'booking', 'integrations-directory', 'templates', 'search', 'offline'];
    // What follows a form, and what the links of the newsletter's mails open.
    const following = /-(thanks|confirm|unsubscribe)$/;
    const own = pageIds.filter((id) => !id.includes('/') && !following.test(id) && !added.includes(id));
    expect(own).toHaveLength(20);
    expect(
      ['industries', 'products', 'solutions', 'use-cases', 'examples', 'blog', 'newsroom', 'archived'].map(count),
    ).toEqual([10, 8, 3, 3, 3, 8, 6, 7]);
  });

  test.each(pageIds)('links to %s end at a published page in both languages', (id) => {
    for (const locale of locales) {
      const target = findPage(href(id, locale).split('#')[0] ?? '');
      expect(target?.locale).toBe(locale);
      expect(publishedPageIds).toContain(target?.id);
    }
  });

  test.each(publishedPageIds)('the language switch of %s comes back to it', (id) => {
    if (localesOf(id).length < 2) return;
    expect(findPage(href(id, 'en'))?.id).toBe(id);
    expect(findPage(href(id, 'de'))?.id).toBe(id);
  });
});
