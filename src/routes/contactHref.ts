import type { PlanType } from '../content/schemas.ts';
import { href } from './hrefs.ts';
import type { Locale } from './table.ts';

/** The contact form with its topic already chosen, and the plan that it is about. */
export const contactHref = (locale: Locale, topic: 'sales' | 'support' | 'press' | 'other', plan?: PlanType): string =>
  `${href('contact', locale)}?topic=${topic}${plan ? `&plan=${plan}` : ''}`;
