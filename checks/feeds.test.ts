import { expect, test } from 'vitest';
import { type Feed, jsonFeed, rss } from '../src/discovery/seo/feeds.ts';
import { readJsonFeed, readRss } from './feeds.ts';

const url = 'http://localhost/en/blog/one';
const feed: Feed = {
  page: 'blog',
  locale: 'en',
  title: 'Blog',
  description: 'Articles & tables',
  home: 'http://localhost/en/blog',
  items: [{ url, title: 'A < B & C', summary: 'Short', text: () => 'Long', date: '2026-11-20', topics: ['Practice'] }],
};

test('the feeds of the site are valid and contain their entries', () => {
  expect(readRss(rss(feed))).toEqual({ problems: [], urls: [url] });
  expect(readJsonFeed(jsonFeed(feed))).toEqual({ problems: [], urls: [url] });
});

test.each([
  ['a bare ampersand', rss(feed).replace('&amp;', '&')],
  ['an element that is not closed', rss(feed).replace('</item>', '')],
  ['an item without a link', rss(feed).replace(/<item>(.*?)<link>.*?<\/link>/, '<item>$1')],
  ['an invalid date', rss(feed).replace(/<pubDate>.*?</, '<pubDate>2026-11-20<')],
  ['no channel', '<rss version="2.0"></rss>'],
])('reports RSS with %s', (_, xml) => {
  expect(readRss(xml).problems).not.toEqual([]);
});

test.each([
  ['broken text', jsonFeed(feed).slice(1)],
  ['an item without an id', jsonFeed(feed).replace('"id"', '"key"')],
  ['another version', jsonFeed(feed).replace('1.1', '3')],
])('reports JSON Feed with %s', (_, json) => {
  expect(readJsonFeed(json).problems).not.toEqual([]);
});
