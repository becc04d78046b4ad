/** All requests to the content system (spec section 7, plus our own for content that section 7 leaves in files). */
import type { z } from 'zod';
import type { Locale } from '../routes/table.ts';
import type { ContentKind, ContentKinds, TextKinds } from '../text/content/contentKinds.ts';
import { footer, footerMenu, leadRow, mainMenu, navConfig, navMenus, topNav } from './entities.ts';
import type { EntryList } from './entryList.ts';
import { knowledge } from './knowledge.ts';
import { faq, legal, metas, posts } from './pageTexts.ts';
import { plans } from './plans.ts';
import { redirects } from './redirects.ts';
import { knowledgePlural, knowledgeType } from './texts/knowledgeType.ts';
import { largestPage, textRequests } from './texts/textRequests.ts';

/** `list`: an answer of entries, validated one by one. `schema`: an answer that is one entry. */
type Validation<Value> =
  | {
      list: EntryList<Value>;
      /** The answer is the only entry of the list. */
      isSingle?: boolean;
      schema?: undefined;
    }
  | {
      schema: z.ZodType<Value>;
      /** Links without target, and invalid items of lists, are left out alone (parseEntry.ts). */
      dropsItems?: true;
      list?: undefined;
    };

type CmsRequest<Value> = Validation<Value> & {
  path: (locale: Locale) => string;
  /** Content types by their webhook names: a change of one may change the response. */
  models: readonly string[];
  /** An empty list is valid: the files then apply to all entries. */
  mayBeEmpty?: true;
  /** Entries begin and end at a time (entryTimes.ts). */
  hasTimes?: true;
  /** The content system may lack the content type: the files apply, and nothing is logged. */
  mayBeMissing?: true;
};

const menus = (place: string) => (locale: Locale) => `menus/?filters[slug][$eq]=${place}-${locale}&nested&populate=*`;
const ofMenus = ['menu', 'menu-item'];

type Requests<Kinds> = { readonly [Name in keyof Kinds]: CmsRequest<Kinds[Name]> };

export const cmsRequests: Requests<ContentKinds> = {
  leadRow: {
    path: (locale) => `lead-row?populate=leadRow.cta&locale=${locale}`,
    schema: leadRow,
    dropsItems: true,
    models: ['lead-row'],
  },
  topNav: {
    path: (locale) => `top-nav?populate=topNavItems.cta&locale=${locale}`,
    schema: topNav,
    dropsItems: true,
    models: ['top-nav'],
  },
  navConfig: {
    path: (locale) => `nav-config?populate=navItems,navCta,getDemoCta&locale=${locale}`,
    schema: navConfig,
    dropsItems: true,
    models: ['nav-config'],
  },
  navMenus: {
    path: (locale) => `nav-menus?populate=menuDropdowns.dropdownMenu.icon&locale=${locale}`,
    list: navMenus,
    models: ['nav-menu'],
  },
  footer: {
    path: (locale) => `footer?populate=footerTopLogo,footerMeta&locale=${locale}`,
    schema: footer,
    dropsItems: true,
    models: ['footer'],
  },
  mainMenu: { path: menus('main'), schema: mainMenu, dropsItems: true, models: ofMenus },
  footerMenu: { path: menus('footer'), schema: footerMenu, dropsItems: true, models: ofMenus },
  plans: {
    path: (locale) => `plans?populate=*&pagination[pageSize]=100&locale=${locale}`,
    list: plans,
    models: ['plan'],
  },
  metas: {
    path: (locale) => `page-metas?populate=*&pagination[pageSize]=100&locale=${locale}`,
    list: metas,
    models: ['page-meta'],
    mayBeEmpty: true,
  },
  faq: {
    path: (locale) => `faq-entries?sort=order&pagination[pageSize]=100&locale=${locale}`,
    list: faq,
    models: ['faq-entry'],
  },
  knowledge: {
    path: (locale) => `${knowledgePlural}?sort=key&pagination[pageSize]=${largestPage}&locale=${locale}`,
    list: knowledge,
    models: [knowledgeType],
    mayBeEmpty: true,
    mayBeMissing: true,
  },
  legal: {
    path: (locale) => `legal-pages?populate=sections&pagination[pageSize]=100&locale=${locale}`,
    list: legal,
    models: ['legal-page'],
  },
  posts: {
    path: (locale) => `posts?populate=*&pagination[pageSize]=100&locale=${locale}`,
    list: posts,
    models: ['post'],
    mayBeEmpty: true,
    hasTimes: true,
  },
  // One list for both languages: the path contains the language.
  redirects: {
    path: () => 'redirects?pagination[pageSize]=100',
    list: redirects,
    models: ['redirect'],
    mayBeEmpty: true,
  },
  // Safe cast: textTypes.ts lists the types of TextKinds, and the values are read with the shapes of their files.
  ...(textRequests as Requests<TextKinds>),
};

export const contentKinds = Object.keys(cmsRequests) as ContentKind[];
