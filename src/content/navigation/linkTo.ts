import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { wordsFor } from '../../words/words.ts';
import type { Destination } from './schema.ts';

export type Link = { label: string; href: string };

/** A link as it is shown. Without the product app's address it asks for access instead (product-decisions, Brand). */
export function linkTo(label: string, to: Destination, locale: Locale, appUrl = builtAppUrl): Link {
  if ('page' in to) return { label, href: href(to.page, locale, to.hash) };
  if ('url' in to) return { label, href: to.url };
  if (appUrl !== null) return { label, href: appUrl };
  return { label: wordsFor(locale).frame.requestAccess, href: href('contact', locale) };
}

/** Of the build; outside of one (tests, checks) there is none. */
const builtAppUrl: string | null = typeof __APP_URL__ === 'undefined' ? null : __APP_URL__;
