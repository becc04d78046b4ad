import type { FamilyName, PageId } from '../../routes/table.ts';

/** Reasons for an enquiry that are no page. */
export const specialReasons = ['callback', 'onboarding', 'price-question', 'own-case'] as const;

export type SpecialReason = (typeof specialReasons)[number];

/** Introductions of the contact form: by page, else by slug family, else `page`. `{page}` is the page's name. */
export type ContactReasonWords = {
  page: string;
  families: Partial<Record<FamilyName, string>>;
  pages: Partial<Record<PageId, string>>;
  special: Record<SpecialReason, { name: string; intro: string }>;
};
