import { expect, test } from 'vitest';
import { newsFeed } from '../../../discovery/seo/newsFeed.ts';
import { locales } from '../../../routes/table.ts';
import { allNews, relatedNews } from './news.ts';

test('every announcement exists in both languages, with the same date and topics', () => {
  const facts = (locale: (typeof locales)[number]) =>
    allNews(locale).map(({ page, date, topics }) => ({ page, date, topics }));
  expect(facts('en')).toEqual(facts('de'));
});

test.each(locales)('each announcement has three related ones, those with a common topic first, in %s', (locale) => {
  for (const news of allNews(locale)) {
    const related = relatedNews(news, locale);
    expect(new Set([news.page, ...related.map(({ page }) => page)]).size).toBe(4);
    const near = related.map(({ topics }) => topics.some((topic) => news.topics.includes(topic)));
    expect(near).toEqual([...near].sort().reverse());
  }
});

test('the feed has topic names in its language', () => {
  expect(new Set(newsFeed('en').items.flatMap(({ topics }) => topics))).toEqual(new Set(['What we offer', 'Website']));
});
