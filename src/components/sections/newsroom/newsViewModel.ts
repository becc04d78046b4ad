/** View model of a news article for lists and its page: date formatted, links resolved. */

import { href } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';
import type { News } from '../../../text/content/newsroom/news.ts';
import { longDate } from '../../../text/format/longDate.ts';
import { wordsFor } from '../../../text/words/words.ts';

export const newsViewModel = ({ title, name, lead, date, topics, page }: News, locale: Locale) => ({
  title,
  name,
  lead,
  date,
  dateText: longDate(date, locale),
  topics: topics.map((topic) => ({
    title: wordsFor(locale).newsroom.topics[topic].title,
    href: href(`newsroom-topics/${topic}`, locale),
  })),
  href: href(page, locale),
});

export type NewsViewModel = ReturnType<typeof newsViewModel>;
