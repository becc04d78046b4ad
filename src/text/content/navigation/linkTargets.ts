/** Helpers for destinations in the navigation files. */

import type { PageId } from '../../../routes/table.ts';
import type { SpecialReason } from '../../words/contactReasonWords.ts';
import type { ContactTopic } from '../contactHref.ts';

/** A page of the route table; before it is published, links use its fallback. */
export const to = (page: PageId, hash?: string) => ({
  isExternalUrl: false as const,
  page,
  ...(hash !== undefined && { hash }),
});

/** The contact form with a preselected topic, and the reason that it repeats. */
export const toTopic = (topic: ContactTopic, about?: SpecialReason) => ({
  isExternalUrl: false as const,
  topic,
  ...(about && { about }),
});

/** Login of the product app. Without APP_URL the entry is omitted. */
export const toLogin = { isExternalUrl: true as const, app: 'login' as const };

/** The free trial. Without TRIAL_URL the entry links to an access request. */
export const toTrial = { isExternalUrl: true as const, app: 'trial' as const };
