import { contactHref } from '../../../routes/contactHref.ts';
import { href } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';
import { wordsFor } from '../../words/words.ts';
import type { Destination, LastingDestination } from './schema.ts';

export type Link = { label: string; href: string };

/** Addresses of the product app; null when the setting is not set. */
export type AppUrls = { login: string | null; trial: string | null };

/** A link as it is shown; undefined for a login of a build without APP_URL. */
export function linkTo(label: string, to: LastingDestination, locale: Locale, appUrls?: AppUrls): Link;
export function linkTo(label: string, to: Destination, locale: Locale, appUrls?: AppUrls): Link | undefined;
export function linkTo(label: string, to: Destination, locale: Locale, appUrls = builtAppUrls): Link | undefined {
  if ('page' in to) return { label, href: href(to.page, locale, to.hash) };
  if ('topic' in to) return { label, href: contactHref(locale, to.topic) };
  if ('url' in to) return { label, href: to.url };
  const appUrl = appUrls[to.app];
  if (appUrl !== null) return { label, href: appUrl };
  if (to.app === 'login') return undefined;
  return { label: wordsFor(locale).frame.requestAccess, href: contactHref(locale, 'access') };
}

/** Of the build; outside of one (checks) there are none. */
const builtAppUrls: AppUrls = {
  login: typeof __APP_URL__ === 'undefined' ? null : __APP_URL__,
  trial: typeof __TRIAL_URL__ === 'undefined' ? null : __TRIAL_URL__,
};
