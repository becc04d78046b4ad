/** Short ways to write where an entry leads, for the navigation's files. */
import type { ContactTopic } from '../../../routes/contactHref.ts';
import type { PageId } from '../../../routes/table.ts';

/** A page of the table; before it is published the link goes to its stand-in. */
export const to = (page: PageId, hash?: string) => ({
  isExternalUrl: false as const,
  page,
  ...(hash !== undefined && { hash }),
});

/** The contact form with a topic chosen. */
export const toTopic = (topic: ContactTopic) => ({ isExternalUrl: false as const, topic });

/** Login of the product app. Without APP_URL the entry is not shown. */
export const toLogin = { isExternalUrl: true as const, app: 'login' as const };

/** The free trial. Without TRIAL_URL the entry becomes a request for access. */
export const toTrial = { isExternalUrl: true as const, app: 'trial' as const };
