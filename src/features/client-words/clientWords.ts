/**
 * Texts for scripts in a language (/words/<locale>.json): those of text/words/client, the crisis answers, and links to the
 * most wanted pages.
 */

import type { Locale } from '../../routes/table.ts';
import { fromCms } from '../../text/content/currentContent.ts';
import { words as de } from '../../text/words/client/de.ts';
import { words as en } from '../../text/words/client/en.ts';
import { crisisAnswers } from '../safety/crisisAnswer.ts';
import { popularPages } from '../search/popularPages.ts';

const files = { de, en } satisfies Record<Locale, object>;

export function clientWords(locale: Locale) {
  const words = fromCms('text-word', locale)?.client ?? files[locale];
  return {
    ...words,
    search: { ...words.search, popular: popularPages(locale) },
    safety: crisisAnswers(locale),
  };
}

export type ClientWords = ReturnType<typeof clientWords>;
