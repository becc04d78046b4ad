import { absoluteUrl, canonicalUrlOf } from '../../../discovery/seo/absoluteUrl.ts';
import type { Feed } from '../../../discovery/seo/feeds.ts';
import { metaOf } from '../../../discovery/seo/head.ts';
import type { Locale } from '../../../routes/table.ts';
import { wordsFor } from '../../words/words.ts';
import { plainText } from '../blog/markdown.ts';
import { allNews } from './news.ts';

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
      text: plainText(markdown),
      date,
      topics: about.map((topic) => topics[topic].title),
    })),
  };
}
