/** All requests to the content system (spec section 7, plus our own for content that section 7 leaves in files). */
import type { z } from 'zod';
import type { Locale } from '../routes/table.ts';
import type { ContentKind, ContentKinds } from '../text/content/contentKinds.ts';
import { footer, leadRow, menuTree, navConfig, navMenus, topNav } from './entities.ts';
import { faq, knowledge, legal, metas, posts, redirects } from './pageTexts.ts';
import { plans } from './plans.ts';

type CmsRequest<Value> = {
  path: (locale: Locale) => string;
  schema: z.ZodType<Value>;
  /** Content types by their webhook names: a change of one may change the response. */
  models: readonly string[];
  /** An empty list is valid: the files then apply to all entries. */
  mayBeEmpty?: true;
  /** The content system may lack the content type: as if its list were empty. */
  mayBeMissing?: true;
};

const menus = (place: string) => (locale: Locale) => `menus/?filters[slug][$eq]=${place}-${locale}&nested&populate=*`;
const ofMenus = ['menu', 'menu-item'];

export const cmsRequests: { readonly [Name in ContentKind]: CmsRequest<ContentKinds[Name]> } = {
  leadRow: {
    path: (locale) => `lead-row?populate=leadRow.cta&locale=${locale}`,
    schema: leadRow,
    models: ['lead-row'],
  },
  topNav: {
    path: (locale) => `top-nav?populate=topNavItems.cta&locale=${locale}`,
    schema: topNav,
    models: ['top-nav'],
  },
  navConfig: {
    path: (locale) => `nav-config?populate=navItems,navCta,getDemoCta&locale=${locale}`,
    schema: navConfig,
    models: ['nav-config'],
  },
  navMenus: {
    path: (locale) => `nav-menus?populate=menuDropdowns.dropdownMenu.icon&locale=${locale}`,
    schema: navMenus,
    models: ['nav-menu'],
  },
  footer: {
    path: (locale) => `footer?populate=footerTopLogo,footerMeta&locale=${locale}`,
    schema: footer,
    models: ['footer'],
  },
  mainMenu: { path: menus('main'), schema: menuTree, models: ofMenus },
  footerMenu: { path: menus('footer'), schema: menuTree, models: ofMenus },
  plans: {
    path: (locale) => `plans?populate=*&pagination[pageSize]=100&locale=${locale}`,
    schema: plans,
    models: ['plan'],
  },
  metas: {
    path: (locale) => `page-metas?pagination[pageSize]=100&locale=${locale}`,
    schema: metas,
    models: ['page-meta'],
    mayBeEmpty: true,
  },
  faq: {
    path: (locale) => `faq-entries?sort=order&pagination[pageSize]=100&locale=${locale}`,
    schema: faq,
    models: ['faq-entry'],
  },
  knowledge: {
    path: (locale) => `knowledge-entries?sort=key&pagination[pageSize]=100&locale=${locale}`,
    schema: knowledge,
    models: ['knowledge-entry'],
    mayBeEmpty: true,
    mayBeMissing: true,
  },
  legal: {
    path: (locale) => `legal-pages?populate=sections&pagination[pageSize]=100&locale=${locale}`,
    schema: legal,
    models: ['legal-page'],
  },
  posts: {
    path: (locale) => `posts?pagination[pageSize]=100&locale=${locale}`,
    schema: posts,
    models: ['post'],
    mayBeEmpty: true,
  },
  // One list for both languages: the path contains the language.
  redirects: {
    path: () => 'redirects?pagination[pageSize]=100',
    schema: redirects,
    models: ['redirect'],
    mayBeEmpty: true,
  },
};

export const contentKinds = Object.keys(cmsRequests) as ContentKind[];
