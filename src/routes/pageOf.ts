/**
 * Every page, those of the content system included: an entry that no file has is a page of its family, and a list has
 * as many further pages as its entries fill. They come and go with the content that applies (contentReader.ts); the
 * table's pages win (docs/decisions/0308-entries-of-the-content-system-are-pages.md).
 */
import { readContent } from './contentReader.ts';
import { pageCount } from './paging.ts';
import {
  entryPage,
  type FamilyName,
  familyPath,
  findPage,
  isPageId,
  type Locale,
  locales,
  type Page,
  type PageId,
  publishedPageIds,
  table,
} from './table.ts';

/** Families that the content system may extend: the kind whose entries they are, by page id, and their list. */
const extended = {
  blog: { kind: 'posts', list: 'blog', pages: 'blog-pages' },
  newsroom: { kind: 'posts', list: 'newsroom', pages: 'newsroom-pages' },
} as const satisfies Partial<Record<FamilyName, { kind: string; list: 'blog' | 'newsroom'; pages: FamilyName }>>;

type ExtendedFamily = keyof typeof extended;
const extendedFamilies = Object.keys(extended) as ExtendedFamily[];

/** An entry's key is the last part of its address. */
export const entryKeyPattern = /^[a-z\d]+(-[a-z\d]+)*$/;

/** A page's row; that of a withdrawn entry leads to its list. */
export const pageOf = (id: PageId): Page =>
  table[id]?.published ? table[id] : (addedPage(id) ?? table[id] ?? gone(id));

/** True if an external string is the id of a page that exists now. */
export const isKnownPageId = (id: string): id is PageId => isPageId(id) || addedPage(id)?.published === true;

/** Ids of all published pages. */
export const shownPageIds = (): PageId[] => [...publishedPageIds, ...addedPageIds()];

/** Keys of the entries that only the content system has, in its order. */
export const newEntries = (family: ExtendedFamily, locale: Locale): string[] =>
  Object.keys(entriesOf(family, locale)).flatMap((id) =>
    id.startsWith(`${family}/`) && !isPageId(id) ? [id.slice(family.length + 1)] : [],
  );

/** The page at an internal path, published or not. */
export function findKnownPage(internalPath: string): { id: PageId; locale: Locale } | undefined {
  const fixed = findPage(internalPath);
  if (fixed && table[fixed.id].published) return fixed;
  return addressesAt(internalPath).find(({ id, locale }) => pageOf(id).paths[locale] === internalPath) ?? fixed;
}

/** Ids that an internal path may have by its form, whether there is such an entry or not. */
export const addressesAt = (internalPath: string): { id: PageId; locale: Locale }[] =>
  extendedFamilies
    .flatMap((family) => [family, extended[family].pages])
    .flatMap((family) =>
      locales.flatMap((locale) => {
        const start = familyPath(family, locale, '');
        const entry = internalPath.startsWith(start) ? internalPath.slice(start.length) : '';
        return entryKeyPattern.test(entry) ? [{ id: idOf(family, entry), locale }] : [];
      }),
    );

/** Pages that the table lacks, or has for the case that a list needs them. */
export const addedPageIds = (): PageId[] =>
  extendedFamilies.flatMap((family) => {
    const { pages } = extended[family];
    const entries = new Set(locales.flatMap((locale) => newEntries(family, locale)));
    const longest = Math.max(...locales.map((locale) => pagesNeeded(family, locale)));
    const further = Array.from({ length: longest - 1 }, (_, index) => idOf(pages, String(index + 2)));
    return [...[...entries].map((entry) => idOf(family, entry)), ...further.filter((id) => !table[id]?.published)];
  });

function addedPage(id: string): Page | undefined {
  const [name, entry = '', ...more] = id.split('/');
  const family = extendedFamilies.find((one) => one === name || extended[one].pages === name);
  if (!family || more.length > 0) return undefined;
  const { list, pages } = extended[family];
  const isFurther = name === pages;
  const exists = (locale: Locale) =>
    isFurther
      ? /^[2-9]$|^[1-9]\d{1,3}$/.test(entry) && Number(entry) <= pagesNeeded(family, locale)
      : !isPageId(id) && Object.hasOwn(entriesOf(family, locale), id);
  const slugOf = (locale: Locale) => (exists(locale) ? entry : null);
  const slug = { de: slugOf('de'), en: slugOf('en') };
  if (slug.de === null && slug.en === null) return undefined;
  const options = { onDemand: true, takesForm: false, counterpart: { page: list } };
  return entryPage(isFurther ? pages : family, entry, slug, options);
}

/** Row of a page that does not exist any more: links to it lead to its list. */
function gone(id: PageId): Page {
  const family = extendedFamilies.find((one) => id.startsWith(`${one}/`) || id.startsWith(`${extended[one].pages}/`));
  if (!family) throw new Error(`There is no page ${id}`);
  const counterpart = { page: extended[family].list };
  return entryPage(family, id, { de: null, en: null }, { published: false, counterpart, fallback: counterpart });
}

const pagesNeeded = (family: ExtendedFamily, locale: Locale): number =>
  pageCount(fixedCounts[family] + newEntries(family, locale).length);

const fixedCounts = Object.fromEntries(
  extendedFamilies.map((family) => [
    family,
    Object.values(table).filter((page) => page.family?.name === family).length,
  ]),
) as Record<ExtendedFamily, number>;

/** Entries by page id, those of the files' pages included. */
const entriesOf = (family: ExtendedFamily, locale: Locale): object =>
  (readContent(extended[family].kind, locale) as object | undefined) ?? {};

/** Safe cast: an id of this form is a page for pageOf(), which answers for all of them. */
const idOf = (family: FamilyName, entry: string): PageId => `${family}/${entry}` as PageId;
