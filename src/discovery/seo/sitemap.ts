/** The sitemap (sitemaps.org 0.9 with Google's alternates): only canonical, indexed, published addresses. */

import { canonicalUrlOf } from '../../routes/absoluteUrl.ts';
import { pageOf, shownPageIds } from '../../routes/pageOf.ts';
import { locales, type PageId } from '../../routes/table.ts';
import { alternatesOf } from './head.ts';
import { lastChange } from './lastChange.ts';

export function sitemap(): string {
  // By address: under no_prefix both languages can share one, and the later change counts.
  const pages = new Map<string, { id: PageId; lastmod: string | undefined }>();
  for (const id of indexedPageIds()) {
    for (const locale of locales) {
      const address = canonicalUrlOf(id, locale);
      if (address === null) continue;
      const dates = [pages.get(address)?.lastmod, lastChange(id, locale)].filter((date) => date !== undefined);
      pages.set(address, { id, lastmod: dates.sort().at(-1) });
    }
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...pages].map(([address, { id, lastmod }]) => entry(address, lastmod, alternatesOf(id))),
    '</urlset>\n',
  ].join('\n');
}

const indexedPageIds = (): PageId[] => shownPageIds().filter((id) => pageOf(id).indexed);

type Alternates = ReturnType<typeof alternatesOf>;

function entry(address: string, lastmod: string | undefined, alternates: Alternates): string {
  return [
    '  <url>',
    `    <loc>${escaped(address)}</loc>`,
    ...(lastmod ? [`    <lastmod>${lastmod}</lastmod>`] : []),
    ...alternates.map(
      ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
    ),
    '  </url>',
  ].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
