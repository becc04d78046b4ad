import { findKnownPage, pageOf } from './pageOf.ts';
import type { Locale, PageId } from './table.ts';

/** Published pages above a page's path, home first; parents of slug families have no page and are skipped. */
export function ancestorsOf(id: PageId, locale: Locale): PageId[] {
  const segments = pageOf(id).paths[locale]?.split('/').slice(1, -1) ?? [];
  const above = segments.flatMap((_, index) => {
    const parent = findKnownPage(`/${segments.slice(0, index + 1).join('/')}`);
    return parent && parent.id !== 'home' && pageOf(parent.id).published ? [parent.id] : [];
  });
  return ['home', ...above];
}
