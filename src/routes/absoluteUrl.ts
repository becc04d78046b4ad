/** Absolute addresses: always from the setting SITE_URL of the build, never from a request's Host header. */

import { pageOf } from './pageOf.ts';
import { toPublicPath } from './strategy.ts';
import type { Locale, PageId } from './table.ts';

/** Origin of the site, without trailing slash. Outside a build (tests, checks): the default of env.ts. */
const siteUrl: string = typeof __SITE_URL__ === 'undefined' ? 'http://localhost:4321' : __SITE_URL__;

export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href;

/**
 * The canonical public address of a page in a language (canonical, hreflang, sitemap); null when it has no such twin.
 */
export function canonicalUrlOf(id: PageId, locale: Locale): string | null {
  const path = pageOf(id).paths[locale];
  return path === null ? null : absoluteUrl(toPublicPath(path, locale));
}
