/** Texts for scripts in a language (/words/<locale>.json): those of text/words/client, and the crisis answers. */

import type { Locale } from '../../routes/table.ts';
import { fromCms } from '../../text/content/currentContent.ts';
import { words as de } from '../../text/words/client/de.ts';
import { words as en } from '../../text/words/client/en.ts';
import { crisisAnswers } from '../safety/crisisAnswer.ts';

const files = { de, en } satisfies Record<Locale, object>;

export const clientWords = (locale: Locale) => ({
  ...(fromCms('text-word', locale)?.client ?? files[locale]),
  safety: crisisAnswers(locale),
});

export type ClientWords = ReturnType<typeof clientWords>;
