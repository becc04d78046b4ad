/** Meta texts of the topic pages and further pages of article lists (text/content/entryMeta.ts). */
import type { ListName } from '../../routes/articleLists.ts';
import type { Locale } from '../../routes/table.ts';
import { fill, wordsFor } from '../words/words.ts';
import type { EntryMeta } from './metaSchema.ts';

export const topicMeta =
  (list: ListName) =>
  (topic: string, locale: Locale): EntryMeta | undefined => {
    const words = topicWords(list, topic, locale);
    return words && { name: words.title, ...metaTexts(words) };
  };

export const furtherPageMeta =
  (list: ListName) =>
  (page: string, locale: Locale): EntryMeta => {
    const words = furtherPageWords(list, page, locale);
    return { name: words.name, ...metaTexts(words) };
  };

/** Texts of a topic; undefined if the list has no such topic. */
export const topicWords = (list: ListName, topic: string, locale: Locale): TopicWords | undefined =>
  Object.entries<TopicWords>(wordsFor(locale)[list].topics).find(([id]) => id === topic)?.[1];

/** Texts of a further page, with its number filled in. */
export function furtherPageWords(list: ListName, page: string, locale: Locale) {
  const { name, headline, text, metaTitle, description } = wordsFor(locale)[list].further;
  const filled = (words: string) => fill(words, { page });
  return {
    name: filled(name),
    headline: filled(headline),
    text: filled(text),
    metaTitle: filled(metaTitle),
    description: filled(description),
  };
}

type TopicWords = { title: string; headline: string; text: string; metaTitle: string; description: string };

const metaTexts = ({
  metaTitle,
  headline,
  description,
}: Pick<TopicWords, 'metaTitle' | 'headline' | 'description'>) => ({
  title: metaTitle,
  headline: headline.replaceAll('\u00AD', ''),
  description,
});
