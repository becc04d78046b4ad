import { findPage, type Locale, type PageId, table } from './table.ts';

/** Published pages above a page's path, home first; parents of slug families have no page and are skipped. */
export function ancestorsOf(id: PageId, locale: Locale): PageId[] {
  const segments = table[id].paths[locale]?.split('/').slice(1, -1) ?? [];
  const above = segments.flatMap((_, index) => {
    const parent = findPage(`/${segments.slice(0, index + 1).join('/')}`);
    return parent && parent.id !== 'home' && table[parent.id].published ? [parent.id] : [];
  });
  return ['home', ...above];
}
