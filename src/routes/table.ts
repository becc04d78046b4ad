/**
 * The table of pages (spec section 2), in one file so that an address is defined once. Routes, links, language switch,
 * hreflang, sitemap, redirects and tests are derived from it. Paths are the INTERNAL ones: German bare, English under
 * /en. strategy.ts maps them to public paths per language strategy.
 * Over 200 lines: one row per page.
 */
import { neededPages } from './paging.ts';
import { slugs } from './slugs.ts';

export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale = 'de' satisfies Locale;
/** Target language of the language switch. */
export const otherLocale = { de: 'en', en: 'de' } as const satisfies Record<Locale, Locale>;

/** Fallback pages. Listed separately, because the table's own ids cannot type its own entries. */
type FallbackPageId = 'home' | 'features' | 'solution' | 'blog' | 'newsroom' | 'templates';

export type FallbackTarget = { page: FallbackPageId; hash?: string };

export type Page = {
  /** Internal path per language; null where the page has no counterpart in that language. */
  paths: Record<Locale, string | null>;
  /** File in src/views without ending. Several pages may share one. */
  view: string;
  /** Unpublished pages return 404 and are in no sitemap; links to them go to `fallback`. */
  published: boolean;
  fallback?: FallbackTarget;
  /** Target of the language switch when there is no counterpart. */
  counterpart?: FallbackTarget;
  /** false: `noindex`, no canonical, in no sitemap (thank-you and archived pages). */
  indexed: boolean;
  /** true: rendered per request, because the page handles its own form or depends on the query. */
  onDemand: boolean;
  /** With `onDemand` only. false: the page depends on the query only and refuses POST. */
  takesForm: boolean;
  /** Extra top spacing of the header (spec section 2, Layout). */
  spacious: boolean;
  /** Contact block before the footer (spec section 2, Layout). */
  contactBlock: boolean;
  /** The chat's launcher; hidden on contact pages (spec section 2, Layout). */
  chat: boolean;
  /**
   * Where the address carries a secret, if it does: at the end of the path (`/termin/{token}`) or in the query (`?t=`).
   * Such a page loads no vendor and is stored nowhere (server/createSite.ts).
   */
  takesToken: false | 'path' | 'query';
  /** Middleware of the page (spec section 8). None is defined, so a page that names any answers 500. */
  middleware?: readonly string[];
  /** Slug family this page belongs to, with its entry id. */
  family?: { name: FamilyName; entry: string };
};

type Options = Partial<Omit<Page, 'paths' | 'view'>>;

const page = (de: string | null, en: string | null, view: string, options: Options = {}): Page => ({
  paths: { de, en },
  view,
  published: true,
  indexed: true,
  onDemand: false,
  takesForm: true,
  spacious: false,
  contactBlock: false,
  chat: true,
  takesToken: false,
  ...options,
});

const archived = (path: string) => page(path, `/en${path}`, 'Archived', { indexed: false });

const staticPages = {
  home: page('/', '/en', 'Home'),
  blog: page('/blog', '/en/blog', 'Blog'),
  'business-solution': page('/business-solution', '/en/business-solution', 'BusinessSolution'),
  'chatbot-roi-calculator': page(null, '/en/chatbot-roi-calculator', 'RoiCalculator', {
    counterpart: { page: 'solution', hash: 'ersparnis-rechner' },
    spacious: true,
    onDemand: true,
  }),
  'chatbot-roi-calculator-thanks': page('/loesung/danke', '/en/chatbot-roi-calculator/thanks', 'Thanks', {
    indexed: false,
  }),
  'privacy-policy': page('/datenschutzrichtlinie', '/en/privacy-policy', 'Legal'),
  faq: page('/faq', '/en/faq', 'Faq'),
  features: page(null, '/en/features', 'Features', { counterpart: { page: 'solution', hash: 'funktionen' } }),
  'get-a-demo': page('/get-a-demo', '/en/get-a-demo', 'GetADemo', { spacious: true, onDemand: true }),
  'get-a-demo-thanks': page('/get-a-demo/danke', '/en/get-a-demo/thanks', 'GetADemoThanks', {
    indexed: false,
    onDemand: true,
    takesForm: false,
  }),
  booking: page('/termin', '/en/booking', 'Booking', { indexed: false, onDemand: true, takesToken: 'path' }),
  imprint: page('/impressum', '/en/imprint', 'Legal'),
  accessibility: page('/barrierefreiheit', '/en/accessibility', 'Legal'),
  'index-chatgpt': page('/index-chatgpt', '/en/index-chatgpt', 'IndexChatgpt'),
  contact: page('/kontakt', '/en/contact', 'Contact', { onDemand: true, spacious: true, chat: false }),
  'contact-thanks': page('/kontakt/danke', '/en/contact/thanks', 'Thanks', { indexed: false, chat: false }),
  'contact-us': page('/kontakt-uns', '/en/contact-us', 'ContactUs', { spacious: true, chat: false }),
  // Shown by the service worker for pages that it cannot load (features/offline/serviceWorker.ts).
  offline: page('/ohne-verbindung', '/en/offline', 'Offline', { indexed: false, chat: false }),
  // The chat in the page without JavaScript (features/chat/components/PageChat.tsx).
  ask: page('/fragen', '/en/ask', 'Ask', { indexed: false, onDemand: true, chat: false }),
  search: page('/suche', '/en/search', 'Search', { indexed: false, onDemand: true, takesForm: false }),
  solution: page('/loesung', '/en/solution', 'Solution', { onDemand: true }),
  'solution-partner-program': page('/loesungspartner-programm', '/en/solution-partner-program', 'PartnerProgram', {
    onDemand: true,
  }),
  'solution-partner-program-thanks': page(
    '/loesungspartner-programm/danke',
    '/en/solution-partner-program/thanks',
    'Thanks',
    { indexed: false },
  ),
  newsletter: page('/newsletter', '/en/newsletter', 'Newsletter', { onDemand: true }),
  'newsletter-thanks': page('/newsletter/danke', '/en/newsletter/thanks', 'NewsletterThanks', { indexed: false }),
  'newsletter-confirm': page('/newsletter/bestaetigen', '/en/newsletter/confirm', 'NewsletterConfirm', {
    indexed: false,
    onDemand: true,
    takesToken: 'query',
  }),
  'newsletter-unsubscribe': page('/newsletter/abmelden', '/en/newsletter/unsubscribe', 'NewsletterUnsubscribe', {
    indexed: false,
    onDemand: true,
    takesToken: 'query',
  }),
  newsroom: page('/newsroom', '/en/newsroom', 'Newsroom'),
  terms: page('/nutzungsbedingungen', '/en/terms', 'Legal'),
  'affiliate-program': page('/partnerprogramm', '/en/affiliate-program', 'PartnerProgram', { onDemand: true }),
  'affiliate-program-thanks': page('/partnerprogramm/danke', '/en/affiliate-program/thanks', 'Thanks', {
    indexed: false,
  }),
  templates: page('/vorlagen', '/en/templates', 'Templates', { onDemand: true, takesForm: false }),
  'integrations-directory': page('/integrationen', '/en/integrations', 'IntegrationsDirectory', {
    onDemand: true,
    takesForm: false,
  }),
  pricing: page('/preise', '/en/pricing', 'Pricing', { spacious: true }),
  aboutus: page('/ueber-uns', '/en/aboutus', 'About', { spacious: true }),

  'archived/chatgpt': archived('/chatgpt/index-bkup'),
  'archived/pricing': archived('/pricing/index-old'),
  'archived/solutions': archived('/solutions-old/index-bkup'),
  'archived/technology': archived('/solution-old/technology/index-bkup'),
  'archived/conversational-marketing': archived('/solutions-old/conversational-marketing/index-bkup'),
  'archived/customer-service': archived('/solutions-old/customer-service/index-bkup'),
  'archived/e-commerce-and-sales': archived('/solutions-old/e-commerce-and-sales/index-bkup'),
} as const satisfies Record<string, Page>;

const families = {
  industries: {
    slugs: slugs.industries,
    de: '/branchen/{slug}',
    en: '/en/industries/{slug}',
    view: 'Industry',
    options: { spacious: true, contactBlock: true },
  },
  products: {
    slugs: slugs.products,
    de: '/produkte/{slug}',
    en: '/en/products/{slug}',
    view: 'Product',
    /** Entries with another view. */
    views: { 'web-chat': 'WebChat' },
    options: {},
  },
  solutions: {
    slugs: slugs.themes,
    de: '/loesungen/{slug}',
    en: '/en/solutions/{slug}',
    view: 'SolutionTheme',
    options: {},
  },
  'use-cases': {
    slugs: slugs.themes,
    de: '/anwendungsfaelle/{slug}',
    en: '/en/use-cases/{slug}',
    view: 'UseCase',
    options: { spacious: true, contactBlock: true },
  },
  examples: {
    slugs: slugs.themes,
    de: '/anwendungsfaelle/{slug}/beispiele',
    en: '/en/use-cases/{slug}/examples',
    view: 'Examples',
    options: { spacious: true, contactBlock: true },
  },
  blog: {
    slugs: slugs.articles,
    de: '/blog/{slug}',
    en: '/en/blog/{slug}',
    view: 'BlogPost',
    options: {},
  },
  newsroom: {
    slugs: slugs.news,
    de: '/newsroom/{slug}',
    en: '/en/newsroom/{slug}',
    view: 'NewsArticle',
    options: { fallback: { page: 'newsroom' } },
  },
  'blog-topics': {
    slugs: slugs.blogTopics,
    de: '/blog/thema/{slug}',
    en: '/en/blog/topic/{slug}',
    view: 'Blog',
    options: {},
  },
  'blog-pages': {
    slugs: slugs.furtherPages,
    de: '/blog/seite/{slug}',
    en: '/en/blog/page/{slug}',
    view: 'Blog',
    options: { fallback: { page: 'blog' } },
  },
  'newsroom-topics': {
    slugs: slugs.newsTopics,
    de: '/newsroom/thema/{slug}',
    en: '/en/newsroom/topic/{slug}',
    view: 'Newsroom',
    options: {},
  },
  'newsroom-pages': {
    slugs: slugs.furtherPages,
    de: '/newsroom/seite/{slug}',
    en: '/en/newsroom/page/{slug}',
    view: 'Newsroom',
    options: { fallback: { page: 'newsroom' } },
  },
  templates: {
    slugs: slugs.goals,
    de: '/vorlagen/{slug}',
    en: '/en/templates/{slug}',
    view: 'TemplateGoal',
    options: {},
  },
  /** Free pages: only the content system has any (pageOf.ts). */
  pages: {
    slugs: {},
    de: '/{slug}',
    en: '/en/{slug}',
    view: 'FreePage',
    options: {},
  },
} as const;

type Families = typeof families;
export type FamilyName = keyof Families;
type EntryId<Name extends FamilyName> = keyof Families[Name]['slugs'] & string;
type EntryPageId = { [Name in FamilyName]: `${Name}/${EntryId<Name>}` }[FamilyName];

/** Every page of the site. An unknown id does not compile. */
export type PageId = keyof typeof staticPages | EntryPageId;

/** The further pages that the entries of a list fill. */
const needed: Record<string, readonly string[]> = {
  'blog-pages': neededPages(Object.keys(families.blog.slugs).length),
  'newsroom-pages': neededPages(Object.keys(families.newsroom.slugs).length),
};

const viewOf = (family: { view: string; views?: Readonly<Record<string, string>> }, entry: string): string =>
  family.views?.[entry] ?? family.view;

/** Path of an entry of a family. */
export const familyPath = (name: FamilyName, locale: Locale, slug: string): string =>
  families[name][locale].replace('{slug}', slug);

/** Row of an entry's page; a null slug: it has no page in that language. */
export function entryPage(
  name: FamilyName,
  entry: string,
  slug: Record<Locale, string | null>,
  options: Options = {},
): Page {
  const [de, en] = locales.map((locale) => (slug[locale] === null ? null : familyPath(name, locale, slug[locale])));
  const family = families[name];
  const own = { ...family.options, family: { name, entry }, ...options };
  return page(de ?? null, en ?? null, viewOf(family, entry), own);
}

const entryPages = (Object.keys(families) as FamilyName[]).flatMap((name) =>
  Object.entries<Record<Locale, string>>(families[name].slugs).map(([entry, slug]) => [
    `${name}/${entry}`,
    entryPage(name, entry, slug, { published: needed[name]?.includes(entry) ?? true }),
  ]),
);

export const table: Readonly<Record<PageId, Page>> = { ...staticPages, ...Object.fromEntries(entryPages) };

export const pageIds = Object.keys(table) as PageId[];

export const publishedPageIds = pageIds.filter((id) => table[id].published);

const byPath = new Map<string, { id: PageId; locale: Locale }>(
  pageIds.flatMap((id) =>
    locales.flatMap((locale) => {
      const path = table[id].paths[locale];
      return path === null ? [] : [[path, { id, locale }] as const];
    }),
  ),
);

/** The page of the table at an internal path, published or not. */
export function findPage(internalPath: string): { id: PageId; locale: Locale } | undefined {
  const found = byPath.get(internalPath);
  if (found) return found;
  const { path, token } = splitToken(internalPath);
  const parent = byPath.get(path);
  return token && parent && table[parent.id].takesToken === 'path' ? parent : undefined;
}

/** True if an external string is the id of a page of the table. */
export const isPageId = (id: string): id is PageId => Object.hasOwn(table, id);

/**
 * Splits a path into its start and the token at its end, if any: letters, digits, `-` and `_`, optionally with `.ics`.
 * Only the shape is checked here; the page reports an invalid token.
 */
export function splitToken(path: string): { path: string; token?: string } {
  const [, start, token] = /^(.+)\/([\w-]{2,64}(?:\.ics)?)$/.exec(path) ?? [];
  return start && token ? { path: start, token } : { path };
}
