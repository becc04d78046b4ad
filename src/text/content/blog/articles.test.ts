import { describe, expect, test } from 'vitest';
import { resolveArticleLink } from '../../../components/sections/blog/resolveArticleLink.ts';
import { blogFeed } from '../../../discovery/seo/blogFeed.ts';
import { jsonFeed, rss } from '../../../discovery/seo/feeds.ts';
import { type Locale, locales } from '../../../routes/table.ts';
import { articleOf, articlesOf, relatedArticles } from './articles.ts';
import { blocksOf, type MarkdownBlock, textOf } from './markdown.ts';
import { parseArticleTranscript } from './parseArticleTranscript.ts';
import { plainText, readingMinutes } from './plainText.ts';

const german = articlesOf('de');
const every = locales.flatMap((locale) => articlesOf(locale).map((article) => [article.id, locale] as const));
const get = (id: string, locale: Locale) => {
  const article = articleOf(id, locale);
  if (!article) throw new Error(`No article ${id}`);
  return article;
};

test('every article exists in both languages, with the same date, topics and related articles', () => {
  expect(german).toHaveLength(8);
  for (const { id, date, topics, related } of german) expect(get(id, 'en')).toMatchObject({ date, topics, related });
  expect(articlesOf('en')).toHaveLength(german.length);
});

describe.each(every)('%s in %s', (id, locale) => {
  const { markdown, related, date } = get(id, locale);
  const blocks = blocksOf(markdown);

  test('has 600 to 1,200 words', () => {
    const words = plainText(markdown).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(readingMinutes(markdown)).toBe(Math.ceil(words / 200));
  });

  test('has a table with a caption', () => {
    const index = blocks.findIndex(({ type }) => type === 'table');
    expect(index).toBeGreaterThan(0);
    expect(textOf(blocks[index - 1] as MarkdownBlock)).not.toBe('');
  });

  test('all links resolve', () => {
    for (const [, url = ''] of markdown.matchAll(/\]\(([^)]+)\)/g))
      expect(resolveArticleLink(locale)(url).href).not.toBe('');
  });

  test('has three related articles and no future date', () => {
    for (const other of related) expect(articleOf(other, locale)?.id).toBe(other);
    const shown = relatedArticles(get(id, locale), locale).map((other) => other.id);
    expect(shown).toEqual(expect.arrayContaining(related));
    expect(new Set([...shown, id]).size).toBe(4);
    expect(date <= new Date().toISOString().slice(0, 10)).toBe(true);
  });
});

test('articles are sorted newest first', () => {
  const dates = german.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('parses the speakers and sources of a transcript and rejects a line without a speaker', () => {
  expect(parseArticleTranscript('visitor: Hallo\nassistant: Guten Tag\nsource: Hilfe\n')).toEqual([
    { from: 'visitor', text: 'Hallo' },
    { from: 'assistant', text: 'Guten Tag', source: 'Hilfe' },
  ]);
  expect(() => parseArticleTranscript('somebody: Hallo')).toThrow('somebody');
});

describe.each(locales)('the feeds in %s', (locale) => {
  const feed = blogFeed(locale);

  test('RSS lists every article by its URL and escapes its text', () => {
    const text = rss(feed);
    expect(text.match(/<item>/g)).toHaveLength(german.length);
    for (const { url } of feed.items) expect(text).toContain(`<guid>${url}</guid>`);
    expect(text).not.toMatch(/&(?!amp;|lt;|quot;)|\u00AD/);
    expect(text).toMatch(/<pubDate>\w{3}, \d{2} Nov 2026 00:00:00 GMT<\/pubDate>/);
  });

  test('JSON Feed 1.1 has what the format requires', () => {
    const given = JSON.parse(jsonFeed(feed));
    expect(given).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: locale });
    for (const { id, url, content_text } of given.items) {
      expect(id).toBe(url);
      expect(content_text.length).toBeGreaterThan(2000);
    }
  });
});
