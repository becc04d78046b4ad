/**
 * Every page, those of the content system included: an entry that no file has is a page of its family, and a list has
 * as many further pages as its entries fill. They come and go with the content that applies (contentReader.ts); the
 * table's pages win (docs/decisions/0308-entries-of-the-content-system-are-pages.md).
 */
import { type ContentPart, readContent } from './contentReader.ts';
import { pageCount } from './paging.ts';
import {
  entryPage,
  type FallbackTarget,
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

/** `kind`: content whose entries are pages. `above`: the page that leads to them. `pages`: further pages of a list. */
type Extension = { kind: string; above: FallbackTarget; pages?: FamilyName };

/** Families that the content system may extend. */
const extended = {
  blog: { kind: 'posts', above: { page: 'blog' }, pages: 'blog-pages' },
  newsroom: { kind: 'posts', above: { page: 'newsroom' }, pages: 'newsroom-pages' },
  industries: { kind: 'text-industry', above: { page: 'home', hash: 'industries' } },
  products: { kind: 'text-product', above: { page: 'features' } },
  solutions: { kind: 'text-theme-solution', above: { page: 'solution' } },
  'use-cases': { kind: 'text-use-case', above: { page: 'solution' } },
  examples: { kind: 'text-example', above: { page: 'solution' } },
  templates: { kind: 'text-template-goal', above: { page: 'templates' } },
  pages: { kind: 'text-page', above: { page: 'home' } },
} as const satisfies Partial<Record<FamilyName, Extension>>;

export type ExtendedFamily = keyof typeof extended;
const extensions = Object.entries<Extension>(extended) as [ExtendedFamily, Extension][];

/** What a page of the content system adds to its entry. `entry` identifies the entry when its key changes. */
export type AddedEntry = { slug: string; entry?: string | undefined };

/** Where a page of the content system is, or was, in a language. */
export type EntryAddress = { family: FamilyName; slug: string; locale: Locale };

/** Form of keys and slugs. */
export const entryKeyPattern = /^[a-z\d]+(-[a-z\d]+)*$/;

/** A page's row; that of a withdrawn entry leads to the page above it. */
export const pageOf = (id: PageId): Page =>
  table[id]?.published ? table[id] : (addedPage(id) ?? table[id] ?? gone(id));

/** True if an external string is the id of a page that exists now. */
export const isKnownPageId = (id: string): id is PageId => isPageId(id) || addedPage(id)?.published === true;

/** Ids of all published pages. */
export const shownPageIds = (): PageId[] => [...publishedPageIds, ...addedPageIds()];

/** Keys of the entries that only the content system has, in its order. */
export const newEntries = (family: ExtendedFamily, locale: Locale): string[] => [...addedTo(family, locale).keys()];

/** The page at an internal path, published or not. */
export function findKnownPage(internalPath: string): { id: PageId; locale: Locale } | undefined {
  const fixed = findPage(internalPath);
  if (fixed && table[fixed.id].published) return fixed;
  const [added] = addressesAt(internalPath).flatMap((address) => {
    const id = findAddedPage(address);
    return id ? [{ id, locale: address.locale }] : [];
  });
  return added ?? fixed;
}

/** Addresses that an internal path may be by its form, whether there is such an entry or not. */
export const addressesAt = (internalPath: string): EntryAddress[] =>
  extensions
    .flatMap(([family, { pages }]) => (pages ? [family, pages] : [family]))
    .flatMap((family) =>
      locales.flatMap((locale) => {
        const [start = '', end = ''] = familyPath(family, locale, '*').split('*');
        const isInside = internalPath.startsWith(start) && internalPath.endsWith(end);
        const slug = isInside ? internalPath.slice(start.length, internalPath.length - end.length) : '';
        return entryKeyPattern.test(slug) ? [{ family, slug, locale }] : [];
      }),
    );

/** The page of the content system at an address. */
export function findAddedPage({ family, slug, locale }: EntryAddress): PageId | undefined {
  const keys = isExtended(family) ? keysAt(family, slug, locale) : [slug];
  return keys.map((key) => idOf(family, key)).find((id) => addedPage(id)?.paths[locale] != null);
}

/** Addresses of all entries that only the content system has. */
export const addedAddresses = (locale: Locale): (EntryAddress & { id: PageId; entry: string | undefined })[] =>
  extensions.flatMap(([family]) =>
    [...addedTo(family, locale)].map(([key, { slug, entry }]) => ({
      family,
      slug,
      locale,
      id: idOf(family, key),
      entry,
    })),
  );

/** Differs when pages come, go or move: links then lead elsewhere. */
export const addedPagesState = (): string => JSON.stringify(locales.flatMap(addedAddresses));

/** Pages that the table lacks, or has for the case that a list needs them. */
export const addedPageIds = (): PageId[] =>
  extensions.flatMap(([family, { pages }]) => {
    const keys = new Set(locales.flatMap((locale) => newEntries(family, locale)));
    const entries = [...keys].map((key) => idOf(family, key));
    if (!pages) return entries;
    const longest = Math.max(...locales.map((locale) => pagesNeeded(family, locale)));
    const further = Array.from({ length: longest - 1 }, (_, index) => idOf(pages, String(index + 2)));
    return [...entries, ...further.filter((id) => !table[id]?.published)];
  });

function addedPage(id: string): Page | undefined {
  const found = familyOf(id);
  if (!found) return undefined;
  const { family, extension, isFurther, key } = found;
  const slugOf = (locale: Locale) => {
    if (!isFurther) return addedTo(family, locale).get(key)?.slug ?? null;
    const exists = /^[2-9]$|^[1-9]\d{1,3}$/.test(key) && Number(key) <= pagesNeeded(family, locale);
    return exists ? key : null;
  };
  const slug = { de: slugOf('de'), en: slugOf('en') };
  if (slug.de === null && slug.en === null) return undefined;
  const options = { onDemand: true, takesForm: false, counterpart: extension.above };
  return entryPage(found.name, key, slug, options);
}

/** Row of a page that does not exist any more: links to it lead to the page above it. */
function gone(id: PageId): Page {
  const found = familyOf(id);
  if (!found) throw new Error(`There is no page ${id}`);
  const counterpart = found.extension.above;
  return entryPage(found.family, id, { de: null, en: null }, { published: false, counterpart, fallback: counterpart });
}

/** The parts of an id that a page of the content system may have. */
function familyOf(id: string) {
  const [name, key, ...more] = id.split('/');
  const found = extensions.find(([family, { pages }]) => family === name || pages === name);
  if (!found || key === undefined || more.length > 0) return undefined;
  const [family, extension] = found;
  return { name: name as FamilyName, family, extension, isFurther: name !== family, key };
}

const isExtended = (family: FamilyName): family is ExtendedFamily => family in extended;

const keysAt = (family: ExtendedFamily, slug: string, locale: Locale): string[] =>
  [...addedTo(family, locale)].flatMap(([key, added]) => (added.slug === slug ? [key] : []));

type AddedEntries = ReadonlyMap<string, AddedEntry>;

/** By content, then family: pages look theirs up often. */
const known = new WeakMap<WeakKey, Map<ExtendedFamily, AddedEntries>>();

function addedTo(family: ExtendedFamily, locale: Locale): AddedEntries {
  const content = readContent(extended[family].kind, locale, ownParts.get(family));
  if (typeof content !== 'object' || content === null) return new Map();
  const families = known.get(content) ?? new Map<ExtendedFamily, AddedEntries>();
  known.set(content, families);
  const added = families.get(family) ?? addedIn(content, family);
  families.set(family, added);
  return added;
}

/** The entries that no file has, by key. Articles of both lists are one kind, by page id. */
function addedIn(content: unknown, family: ExtendedFamily): AddedEntries {
  const start = extended[family].kind === 'posts' ? `${family}/` : '';
  return new Map(
    ownEntries(content).flatMap(([key, own]) =>
      key.startsWith(start) ? [[key.slice(start.length), own] as const] : [],
    ),
  );
}

/** What decides about the pages of a family: their texts may change. */
const ownParts: ReadonlyMap<ExtendedFamily, ContentPart> = new Map(
  extensions.map(([family]) => [family, { name: `own ${family}`, of: (content) => [...addedIn(content, family)] }]),
);

function ownEntries(content: unknown): (readonly [key: string, own: AddedEntry])[] {
  const entries = (content ?? {}) as Readonly<Record<string, { own?: AddedEntry }>>;
  return Object.entries(entries).flatMap(([key, { own }]) => (own ? [[key, own] as const] : []));
}

const pagesNeeded = (family: ExtendedFamily, locale: Locale): number =>
  pageCount((fixedCounts.get(family) ?? 0) + newEntries(family, locale).length);

const fixedCounts: ReadonlyMap<string, number> = new Map(
  extensions.map(([family]) => [family, Object.values(table).filter((page) => page.family?.name === family).length]),
);

/** Safe cast: an id of this form is a page for pageOf(), which answers for all of them. */
const idOf = (family: FamilyName, key: string): PageId => `${family}/${key}` as PageId;
