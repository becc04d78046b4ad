/** View model of an article for lists and heads: dates and reading time formatted, links resolved. */

import { href } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';
import type { Article } from '../../../text/content/blog/articles.ts';
import { readingMinutes } from '../../../text/content/blog/plainText.ts';
import { longDate } from '../../../text/format/longDate.ts';
import { fill, wordsFor } from '../../../text/words/words.ts';

export function articleViewModel(article: Article, locale: Locale) {
  const { blog } = wordsFor(locale);
  const { title, name, lead, date, topics, page, markdown } = article;
  return {
    title,
    name,
    lead,
    date,
    dateText: longDate(date, locale),
    minutes: fill(blog.minutes, { minutes: readingMinutes(markdown) }),
    topics: topics.map((topic) => ({
      id: topic,
      title: blog.topics[topic].title,
      href: href(`blog-topics/${topic}`, locale),
    })),
    href: href(page, locale),
  };
}

export type ArticleViewModel = ReturnType<typeof articleViewModel>;
