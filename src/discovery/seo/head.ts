/** The machine-readable contents of a page's <head> as plain data; Head.astro renders them. */

import { canonicalUrlOf } from '../../routes/absoluteUrl.ts';
import { articleLists, listOf } from '../../routes/articleLists.ts';
import { feedPath } from '../../routes/feedPaths.ts';
import type { MetaId } from '../../routes/metaId.ts';
import { isKnownPageId, pageOf } from '../../routes/pageOf.ts';
import { strategy } from '../../routes/strategy.ts';
import { defaultLocale, type Locale, locales, type PageId } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { cmsMeta, metaOf } from '../../text/content/metaOf.ts';
import { wordsFor } from '../../text/words/words.ts';
import { markdownPath } from '../markdown/markdownPath.ts';
import { type PagePicture, pagePictureOf } from './pagePicture.ts';

export type Head = {
  title: string;
  description: string;
  /** null without keywords. Only a content system provides them. */
  keywords: string | null;
  siteName: string;
  /** null on pages that are not indexed, because canonical and noindex would contradict each other. */
  canonical: string | null;
  noindex: boolean;
  /** hreflang: self, counterpart and x-default; empty without a counterpart or with one address for both languages. */
  alternates: { hreflang: string; href: string }[];
  /** Feeds of the list that this page is or belongs to, for autodiscovery. */
  feeds: { type: string; title: string; href: string }[];
  /** Path of the Markdown twin, for assistants; null for pages that are not indexed. */
  markdown: string | null;
  ogType: 'website' | 'article';
  ogLocale: string;
  ogLocaleAlternates: string[];
  picture: PagePicture | null;
  manifest: string;
};

const ogLocales = { de: 'de_DE', en: 'en_GB' } satisfies Record<Locale, string>;

/** Head of a page of the table, or of a document outside of it (errors, development pages), which is never indexed. */
export function headOf(id: MetaId, locale: Locale): Head {
  const { title, description } = metaOf(id, locale);
  const indexed = isKnownPageId(id) && pageOf(id).indexed;
  const alternates = isKnownPageId(id) && indexed ? alternatesOf(id) : [];
  return {
    title,
    description,
    keywords: cmsMeta(id, locale).keywords ?? null,
    siteName: site.brand,
    canonical: isKnownPageId(id) && indexed ? canonicalUrlOf(id, locale) : null,
    noindex: !indexed,
    alternates,
    feeds: isKnownPageId(id) ? feedsOf(id, locale) : [],
    markdown: isKnownPageId(id) && indexed ? markdownPathOf(id, locale) : null,
    ogType: isArticle(id) ? 'article' : 'website',
    ogLocale: ogLocales[locale],
    ogLocaleAlternates: locales
      .filter((other) => other !== locale && alternates.some(({ hreflang }) => hreflang === other))
      .map((other) => ogLocales[other]),
    picture: isKnownPageId(id) ? pagePictureOf(id, locale) : null,
    manifest: manifestPath(locale),
  };
}

/** One manifest per language, because name, start page and text direction depend on it. */
const manifestPath = (locale: Locale): string =>
  locale === defaultLocale ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;

/** Articles and announcements: entries of a list. */
const isArticle = (id: MetaId): boolean =>
  isKnownPageId(id) && articleLists.some((name) => name === pageOf(id).family?.name);

function feedsOf(id: PageId, locale: Locale): Head['feeds'] {
  const page = listOf(id);
  if (!page) return [];
  const { rssTitle, jsonTitle } = wordsFor(locale)[page];
  return [
    { type: 'application/rss+xml', title: rssTitle, href: feedPath(page, locale, 'rss.xml') },
    { type: 'application/feed+json', title: jsonTitle, href: feedPath(page, locale, 'feed.json') },
  ];
}

function markdownPathOf(id: PageId, locale: Locale): string | null {
  const path = pageOf(id).paths[locale];
  return path === null ? null : markdownPath(path, locale);
}

/** hreflang from the one table; none under no_prefix (product-decisions.md, Addresses). */
export function alternatesOf(id: PageId): { hreflang: string; href: string }[] {
  if (strategy === 'no_prefix') return [];
  const alternates = locales.flatMap((hreflang) => {
    const href = canonicalUrlOf(id, hreflang);
    return href === null ? [] : [{ hreflang: hreflang as string, href }];
  });
  const standard = alternates.find(({ hreflang }) => hreflang === defaultLocale);
  return alternates.length < 2 || !standard ? [] : [...alternates, { hreflang: 'x-default', href: standard.href }];
}
