/** Feeds of one language: RSS 2.0 (rssboard.org, with the Atom link to itself) and JSON Feed 1.1 (jsonfeed.org). */

import { absoluteUrl } from '../../routes/absoluteUrl.ts';
import type { ListName } from '../../routes/articleLists.ts';
import { feedPath } from '../../routes/feedPaths.ts';
import type { Locale } from '../../routes/table.ts';

export type Feed = {
  page: ListName;
  locale: Locale;
  title: string;
  description: string;
  /** Absolute address of the page that lists the same entries. */
  home: string;
  items: { url: string; title: string; summary: string; text: () => string; date: string; topics: string[] }[];
};

export function rss({ page, locale, title, description, home, items }: Feed): string {
  const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', locale),
    `<atom:link href="${escaped(absoluteUrl(feedPath(page, locale, 'rss.xml')))}" rel="self" type="application/rss+xml"/>`,
    ...items.map(({ url, title, summary, date, topics }) =>
      [
        '<item>',
        element('title', title),
        element('link', url),
        element('guid', url),
        element('pubDate', new Date(date).toUTCString()),
        ...topics.map((topic) => element('category', topic)),
        element('description', summary),
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

export function jsonFeed({ page, locale, title, description, home, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: absoluteUrl(feedPath(page, locale, 'feed.json')),
    language: locale,
    items: items.map(({ url, title, summary, text, date, topics }) => ({
      id: url,
      url,
      title,
      summary,
      content_text: text(),
      date_published: `${date}T00:00:00Z`,
      tags: topics,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** Removes soft hyphens, which apply only to our own layout, and escapes XML. */
const escaped = (text: string): string =>
  text.replaceAll('\u00AD', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
