import { absoluteUrl, canonicalUrlOf } from '../../routes/absoluteUrl.ts';
import type { Locale } from '../../routes/table.ts';
import { plainText } from '../../text/content/blog/plainText.ts';
import { metaOf } from '../../text/content/metaOf.ts';
import { allNews } from '../../text/content/newsroom/news.ts';
import { wordsFor } from '../../text/words/words.ts';
import type { Feed } from './feeds.ts';

/** The newsroom of a language as a feed, with the articles of the list page. */
export function newsFeed(locale: Locale): Feed {
  const { topics } = wordsFor(locale).newsroom;
  const { title, description } = metaOf('newsroom', locale);
  return {
    page: 'newsroom',
    locale,
    title,
    description,
    home: canonicalUrlOf('newsroom', locale) ?? absoluteUrl('/'),
    items: allNews(locale).map(({ page, lead, topics: about, date, markdown, title: headline }) => ({
      url: canonicalUrlOf(page, locale) ?? absoluteUrl('/'),
      title: headline,
      summary: lead,
      text: () => plainText(markdown),
      date,
      topics: about.map((topic) => topics[topic].title),
    })),
  };
}
