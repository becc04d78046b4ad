/** The server's search while its index is made. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSearchService } from './openSearchService.ts';
import type { SearchPage } from './searchData.ts';

const page = (nth: number, text: string): SearchPage => ({
  ...{ id: `page-${nth}`, path: `/page-${nth}`, title: `Titel ${nth}`, headline: '', kind: '', about: '' },
  sections: [['', '', text, '']],
});
const pages = Array.from({ length: 1_000 }, (_, nth) => page(nth, `Abschnitt über Sache${nth}`));
const open = () => {
  const search = openSearchService(() => JSON.stringify({ pages, synonyms: [] }));
  if (!search) throw new Error('No search');
  return search;
};

test('the first search lets other requests be answered, and finds pages that changed meanwhile', async () => {
  const search = open();
  let isDone = false;
  const first = search.de('Zeppelin').finally(() => {
    isDone = true;
  });
  await nextTurn();
  expect(isDone).toBe(false);
  search.replacePage('page-7', 'de', page(7, 'Ein Zeppelin'));
  search.replacePage('page-8', 'de', undefined);
  expect(await first).toMatchObject([{ page: 'page-7' }]);
  expect(await search.de('Sache8')).not.toMatchObject([{ page: 'page-8' }]);
  expect(search.data('de').pages).toHaveLength(pages.length - 1);
  search.replacePage('page-7', 'de', undefined);
  expect(await search.de('Zeppelin')).toEqual([]);
});
