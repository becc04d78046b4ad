/** The seed of the content system as entries of the fake one, by path and language. */
import { cmsRequests, contentKinds } from '../../src/cms/cmsRequests.ts';
import { seedEntries, seedMenus } from '../../src/cms/seedEntries.ts';
import { locales } from '../../src/routes/table.ts';

type Entry = Record<string, unknown>;

/** `change` is applied to each entry, without the slug of a menu. */
export function seededEntries(change: (entry: Entry) => Entry = (entry) => entry): Map<string, Entry | Entry[]> {
  const entries = new Map<string, Entry | Entry[]>();
  for (const locale of locales) {
    const seed = seedEntries(locale);
    for (const kind of contentKinds) {
      const { path, models } = cmsRequests[kind];
      const name = path(locale).replace(/[/?].*/, '');
      const isCollection = path(locale).includes('pagination[pageSize]') || kind === 'navMenus';
      const texts = seed[models[0] ?? '']?.map(change) ?? [];
      const [first] = texts;
      if (first) entries.set(`${name}:${locale}`, isCollection ? texts : first);
    }
  }
  for (const { slug, ...menu } of seedMenus()) entries.set(`menus:${slug}`, [{ slug, ...change(menu) }]);
  return entries;
}
