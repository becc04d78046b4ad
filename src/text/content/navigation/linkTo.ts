import { href } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';
import { wordsFor } from '../../words/words.ts';
import { contactHref } from '../contactHref.ts';
import type { LinkTarget, PermanentLinkTarget } from './schema.ts';

export type NavLink = { label: string; href: string };

/** URLs of the product app; null if not configured. */
export type AppUrls = { login: string | null; trial: string | null };

/** Resolves a destination to a link; undefined for the login in a build without APP_URL. */
export function linkTo(label: string, to: PermanentLinkTarget, locale: Locale, appUrls?: AppUrls): NavLink;
export function linkTo(label: string, to: LinkTarget, locale: Locale, appUrls?: AppUrls): NavLink | undefined;
export function linkTo(label: string, to: LinkTarget, locale: Locale, appUrls = builtAppUrls): NavLink | undefined {
  if ('page' in to) return { label, href: hrefWithQuery(to, locale) };
  if ('topic' in to) return { label, href: contactHref(locale, to.topic, { about: to.about }) };
  if ('url' in to) return { label, href: to.url };
  const appUrl = appUrls[to.app];
  if (appUrl !== null) return { label, href: appUrl };
  if (to.app === 'login') return undefined;
  return { label: wordsFor(locale).chrome.requestAccess, href: contactHref(locale, 'access') };
}

function hrefWithQuery({ page, query = '', hash }: Extract<LinkTarget, { page: unknown }>, locale: Locale): string {
  const [path = '', fragment] = href(page, locale, hash).split('#');
  return path + query + (fragment === undefined ? '' : `#${fragment}`);
}

/** Build-time settings; null outside a build (checks). */
const builtAppUrls: AppUrls = {
  login: typeof __APP_URL__ === 'undefined' ? null : __APP_URL__,
  trial: typeof __TRIAL_URL__ === 'undefined' ? null : __TRIAL_URL__,
};
