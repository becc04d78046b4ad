import { absoluteUrl, canonicalUrlOf } from '../../routes/absoluteUrl.ts';
import type { Locale } from '../../routes/table.ts';
import { articlesOf } from '../../text/content/blog/articles.ts';
import { plainText } from '../../text/content/blog/plainText.ts';
import { metaOf } from '../../text/content/metaOf.ts';
import { wordsFor } from '../../text/words/words.ts';
import type { Feed } from './feeds.ts';

/** The blog of a language as a feed, with the articles of the list page. */
export function blogFeed(locale: Locale): Feed {
  const { topics } = wordsFor(locale).blog;
  const { title, description } = metaOf('blog', locale);
  return {
    page: 'blog',
    locale,
    title,
    description,
    home: canonicalUrlOf('blog', locale) ?? absoluteUrl('/'),
    items: articlesOf(locale).map(({ page, lead, topics: about, date, markdown, title: headline }) => ({
      url: canonicalUrlOf(page, locale) ?? absoluteUrl('/'),
      title: headline.replaceAll('\u00AD', ''),
      summary: lead,
      text: () => plainText(markdown),
      date,
      topics: about.map((topic) => topics[topic].title),
    })),
  };
}
