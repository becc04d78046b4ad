/**
 * The seven archived pages (product-decisions.md, Addresses): short former versions, each linked to the current page.
 */
import type { Locale, PageId } from '../../../routes/table.ts';
import { fromCms } from '../currentContent.ts';
import { fillPlanNames } from '../plans.ts';
import type { ArchivedPageId, ArchivedPages } from './archivedPage.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const archivedFiles: Record<Locale, ArchivedPages> = { de, en };

/** The current page of each archived page. */
const todaysPages = {
  'archived/chatgpt': 'index-chatgpt',
  'archived/pricing': 'pricing',
  'archived/solutions': 'solution',
  'archived/technology': 'features',
  'archived/conversational-marketing': 'solutions/conversational-marketing',
  'archived/customer-service': 'solutions/customer-service',
  'archived/e-commerce-and-sales': 'solutions/e-commerce-and-sales',
} as const satisfies Record<ArchivedPageId, PageId>;

export const isArchivedPage = (id: PageId | undefined): id is ArchivedPageId => id !== undefined && id in todaysPages;

/** Text of an archived page, and its current page. */
export const archivedPage = (id: ArchivedPageId, locale: Locale) => ({
  text: fillPlanNames((fromCms('text-archived', locale)?.pages ?? archivedFiles[locale])[id], locale),
  todaysPage: todaysPages[id],
});
