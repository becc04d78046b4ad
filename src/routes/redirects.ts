/** Addresses of the previous site (spec section 2, product-decisions.md "Addresses"). Each returns 301. */
import { type Locale, type PageId, pageIds, table } from './table.ts';

/** Literal redirects of the specification. `/solution` is an alias: it redirects once more, to the German solution page. */
export const movedPaths: Readonly<Record<string, string>> = {
  '/features': '/solution',
  '/chatbot-roi-calculator': '/solution',
};

/** Former internal paths of pages with a new slug: each redirects to the page in its language. */
export const formerPaths = {
  'newsroom/assistant': { de: '/newsroom/neue-website', en: '/en/newsroom/new-website' },
} as const satisfies Partial<Record<PageId, Record<Locale, string>>>;

/** Pages whose English path once had no `/en`: that path redirects to the German page. */
const aliasedPages: PageId[] = [
  'solution',
  'pricing',
  'aboutus',
  'contact',
  'terms',
  'privacy-policy',
  'imprint',
  ...pageIds.filter((id) => id.startsWith('solutions/') || id.startsWith('use-cases/')),
];

/** Maps unprefixed English paths to their pages. */
export const aliases: ReadonlyMap<string, PageId> = new Map(
  aliasedPages.flatMap((id) => {
    const { en } = table[id].paths;
    return en === null ? [] : [[en.slice('/en'.length), id]];
  }),
);
