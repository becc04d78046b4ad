import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import type { PlanType } from './planSchema.ts';

/** Topics of the contact form, in the order of its list. */
export const contactTopics = ['sales', 'access', 'support', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** The contact form with its topic already chosen, and the plan that it is about. */
export const contactHref = (locale: Locale, topic: ContactTopic, plan?: PlanType): string =>
  `${href('contact', locale)}?topic=${topic}${plan ? `&plan=${plan}` : ''}`;
