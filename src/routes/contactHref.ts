import { href } from './hrefs.ts';
import type { Locale } from './table.ts';

/** The contact form with its topic already chosen. */
export const contactHref = (locale: Locale, topic: 'sales' | 'support' | 'press' | 'other'): string =>
  `${href('contact', locale)}?topic=${topic}`;
