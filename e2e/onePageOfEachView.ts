import { toPublicPath } from '../src/routes/strategy.ts';
import { locales, publishedPageIds, table } from '../src/routes/table.ts';

/** Every published address, in the order of the table. */
export const allPages = publishedPageIds.flatMap((id) =>
  locales.flatMap((locale) => {
    const path = table[id].paths[locale];
    return path === null ? [] : [{ id, locale, view: table[id].view, path: toPublicPath(path, locale) }];
  }),
);

export const views = [...new Set(allPages.map(({ view }) => view))];

/** One page of each view, in alternating languages: for what depends on the view and on the language, not on both. */
export const onePageOfEachView = views.flatMap((view, index) => {
  const pages = allPages.filter((page) => page.view === view);
  return (pages.find(({ locale }) => locale === locales[index % locales.length]) ?? pages[0]) || [];
});
