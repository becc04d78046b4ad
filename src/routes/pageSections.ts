/**
 * The sections of pages below their opening, by content type, in the order of the files. Editors hide and reorder them in
 * the content system; the opening, forms, prices and what law requires are not among them. The name of a section is its
 * anchor in camel case.
 */
import type { PageId } from './table.ts';

/** Of single types. */
export const pageSections = {
  'text-home': [
    'howItWorks',
    'useCases',
    'claims',
    'contactCta',
    'solutions',
    'industries',
    'features',
    'integrations',
    'savings',
  ],
  'text-pricing': ['activeUser', 'comparison', 'extras', 'onboarding', 'questions'],
  'text-about': ['story', 'mission', 'benefits', 'approach', 'team'],
  'text-features': ['services', 'moreFunctions'],
  // German pages show the functions, too (product decisions, Addresses).
  'text-solution': ['change', 'services', 'moreFunctions', 'savings'],
  'text-business-solution': ['risk', 'cost', 'month', 'responsibility', 'papers', 'firstDays'],
  'text-index-chatgpt': ['adds', 'safer', 'searchFirst'],
  'text-contact-us': ['prepare', 'after'],
  'text-demo': ['halfHour', 'prepare', 'isNot'],
  'text-partners': ['sharing', 'steps', 'rules'],
  'text-newsletter': ['issue', 'way', 'never'],
  'text-roi-calculator': ['formula', 'assumptions', 'scenarios', 'limits', 'context'],
} as const;

/** Of collections: each entry has its own list. */
export const entrySections = {
  'text-industry': ['tasks', 'data', 'connections', 'start'],
  'text-product': ['how', 'details', 'limits', 'plans', 'questions', 'next'],
  'text-theme-solution': ['change', 'roles', 'stages', 'measures', 'decisions', 'risks', 'next'],
  'text-use-case': ['parts', 'limits', 'statistics'],
} as const;

const sections = { ...pageSections, ...entrySections };

export type PageWithSections = keyof typeof pageSections;
export type TypeWithSections = keyof typeof sections;
export type SectionOf<Type extends TypeWithSections> = (typeof sections)[Type][number];

export const sectionsOfFiles = <Type extends TypeWithSections>(type: Type): readonly SectionOf<Type>[] =>
  sections[type];

/** Sections that can be moved, but not hidden: the specification demands them, or menus link to their anchors. */
export const lastingSections: { readonly [Type in TypeWithSections]?: readonly SectionOf<Type>[] } = {
  'text-features': ['services', 'moreFunctions'],
  'text-solution': ['services', 'moreFunctions', 'savings'],
  'text-demo': ['halfHour'],
  'text-roi-calculator': ['formula', 'assumptions'],
  'text-use-case': ['parts', 'statistics'],
};

/** The single types with a list, by page. */
export const typesOfPages: { readonly [Page in PageId]?: PageWithSections } = {
  home: 'text-home',
  pricing: 'text-pricing',
  aboutus: 'text-about',
  features: 'text-features',
  solution: 'text-solution',
  'business-solution': 'text-business-solution',
  'index-chatgpt': 'text-index-chatgpt',
  'contact-us': 'text-contact-us',
  'get-a-demo': 'text-demo',
  'solution-partner-program': 'text-partners',
  'affiliate-program': 'text-partners',
  newsletter: 'text-newsletter',
  'chatbot-roi-calculator': 'text-roi-calculator',
};

/** The collections with lists, by family of pages. */
export const typesOfFamilies = {
  industries: 'text-industry',
  products: 'text-product',
  solutions: 'text-theme-solution',
  'use-cases': 'text-use-case',
} as const;
