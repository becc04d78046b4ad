/** Short ways to write where an entry leads, for the navigation's files. */
import type { PageId } from '../../routes/table.ts';

/** A page of the table; before it is published the link goes to its stand-in. */
export const to = (page: PageId, hash?: string) => ({
  isExternalUrl: false as const,
  page,
  ...(hash !== undefined && { hash }),
});

/** The product app. Without APP_URL the entry becomes a request for access (product-decisions, Brand). */
export const toApp = { isExternalUrl: true as const, app: true as const };
