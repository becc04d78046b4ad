import { describe, expect, test } from 'vitest';
import { articleLists, type ListName, listSelectionOf } from '../../../routes/articleLists.ts';
import { href } from '../../../routes/hrefs.ts';
import { perPage } from '../../../routes/paging.ts';
import { findPage, type Locale, locales, type PageId, publishedPageIds, table } from '../../../routes/table.ts';
import { articlesOf } from '../../../text/content/blog/articles.ts';
import { allNews } from '../../../text/content/newsroom/news.ts';
import { blogListViewModel } from '../blog/blogListViewModel.ts';
import { newsListViewModel } from '../newsroom/newsListViewModel.ts';
import { type ListPageViewModel, listPageViewModel } from './listPageViewModel.ts';

const all: Record<ListName, (locale: Locale) => { page: PageId; topics: string[] }[]> = {
  blog: articlesOf,
  newsroom: allNews,
};

/** View model of a list page: hrefs of its entries, and the list listPage. */
function shownOn(id: PageId, locale: Locale): { listPage: ListPageViewModel; hrefs: string[] } {
  if (listSelectionOf(id)?.list === 'newsroom') {
    const { listPage, news } = newsListViewModel(id, locale);
    return { listPage, hrefs: news.map(({ href }) => href) };
  }
  const { listPage, lead, articles } = blogListViewModel(id, locale);
  return { listPage, hrefs: [...(lead ? [lead.article] : []), ...articles].map(({ href }) => href) };
}

const pagesOf = (list: ListName, kind: 'pages' | 'topics') =>
  publishedPageIds.filter((id) => table[id].family?.name === `${list}-${kind}`);

describe.each(articleLists.flatMap((list) => locales.map((locale) => [list, locale] as const)))(
  '%s in %s',
  (list, locale) => {
    const entries = all[list](locale);
    const addresses = entries.map(({ page }) => table[page].paths[locale]);

    test('the pages show every entry once, newest first, and link to each other', () => {
      const ids: PageId[] = [list, ...pagesOf(list, 'pages')];
      const pages = ids.map((id) => shownOn(id, locale));
      expect(pages.flatMap(({ hrefs }) => hrefs)).toEqual(addresses);
      expect(pages).toHaveLength(Math.ceil(entries.length / perPage));
      for (const [index, { listPage }] of pages.entries()) {
        if (pages.length === 1) expect(listPage.paging).toBeNull();
        else expect(listPage.paging).toMatchObject({ current: index + 1 });
        expect((listPage.paging?.pages ?? []).map(({ href }) => findPage(href)?.id)).toEqual(
          pages.length > 1 ? ids : [],
        );
      }
    });

    test('every topic page shows all its entries, and every topic of an entry has a page', () => {
      for (const id of pagesOf(list, 'topics')) {
        const topic = table[id].family?.entry ?? '';
        const { listPage, hrefs } = shownOn(id, locale);
        const expected = entries.filter(({ topics }) => topics.includes(topic));
        expect(expected).not.toEqual([]);
        expect(hrefs).toEqual(expected.map(({ page }) => table[page].paths[locale]));
        expect(listPage.paging).toBeNull();
        expect(listPage.topics.links.filter(({ current }) => current).map(({ href }) => findPage(href)?.id)).toEqual([
          id,
        ]);
      }
      const topics = pagesOf(list, 'topics').map((id) => table[id].family?.entry);
      for (const entry of entries) expect(topics).toEqual(expect.arrayContaining(entry.topics));
    });

    test('a list of three pages links to all of them', () => {
      const listPage = listPageViewModel(list, { list, topic: null, number: 1 }, locale, 3 * perPage);
      expect(listPage.paging?.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
    });
  },
);

test('the blog has two pages', () => {
  expect(publishedPageIds).toContain('blog-pages/2');
  expect(publishedPageIds).not.toContain('blog-pages/3');
});

test.each([
  ['blog', 'newsletter'],
  ['blog-pages/2', 'get-a-demo'],
  ['blog-topics/numbers', 'chatbot-roi-calculator'],
] as const)('%s sends its readers on to %s', (id, expected) => {
  expect(blogListViewModel(id, 'de').next.href).toBe(href(expected, 'de'));
});
