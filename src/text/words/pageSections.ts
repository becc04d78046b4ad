/**
 * The sections of pages below their opening, in the order of the files. Editors hide and reorder them in the content
 * system; the opening, prices and what law requires are not among them.
 */
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
} as const;

/** Of each product, whose entry has its own choice. */
export const productSections = ['how', 'details', 'limits', 'plans', 'questions', 'next'] as const;

export type SectionedType = keyof typeof pageSections;
export type PageSection<Type extends SectionedType> = (typeof pageSections)[Type][number];
