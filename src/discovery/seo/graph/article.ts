import { pageOf } from '../../../routes/pageOf.ts';
import type { Locale } from '../../../routes/table.ts';
import { articleOf } from '../../../text/content/blog/articles.ts';
import { plainText, readingMinutes } from '../../../text/content/blog/plainText.ts';
import { newsOf } from '../../../text/content/newsroom/news.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { lastChange } from '../lastChange.ts';
import { pagePictureOf } from '../pagePicture.ts';
import {
  type GraphNode,
  type GraphPage,
  nodeIdOn,
  organizationId,
  reference,
  withoutSoftHyphens,
} from './graphNode.ts';

/** An article or announcement. The company is author and publisher; no person is named. */
export function article(about: GraphPage): GraphNode | null {
  const { id, locale } = about;
  const text = textOf(about);
  if (!text) return null;
  const { type, title, lead, date, sections, markdown } = text;
  const changed = lastChange(id, locale);
  return {
    '@type': type,
    '@id': nodeIdOn(about, 'article'),
    headline: withoutSoftHyphens(title),
    description: lead,
    articleSection: sections,
    datePublished: date,
    dateModified: changed && changed > date ? changed : date,
    wordCount: plainText(markdown).split(/\s+/).length,
    timeRequired: `PT${readingMinutes(markdown)}M`,
    inLanguage: locale,
    image: pagePictureOf(id, locale).url,
    mainEntityOfPage: reference(nodeIdOn(about, 'webpage')),
    author: reference(organizationId),
    publisher: reference(organizationId),
  };
}

function textOf({ id, locale }: GraphPage) {
  const { family } = pageOf(id);
  if (family?.name === 'blog') return post(family.entry, locale);
  if (family?.name === 'newsroom') return announcement(family.entry, locale);
  return undefined;
}

function post(entry: string, locale: Locale) {
  const { topics } = wordsFor(locale).blog;
  const found = articleOf(entry, locale);
  return found && { ...found, type: 'BlogPosting', sections: found.topics.map((topic) => topics[topic].title) };
}

function announcement(entry: string, locale: Locale) {
  const { topics } = wordsFor(locale).newsroom;
  const found = newsOf(entry, locale);
  return found && { ...found, type: 'NewsArticle', sections: found.topics.map((topic) => topics[topic].title) };
}
