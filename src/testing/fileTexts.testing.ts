import { entryTextTypes, pageTextTypes } from '../cms/texts/textTypes.ts';
import type { Locale } from '../routes/table.ts';
import { words as clientDe } from '../text/words/client/de.ts';
import { words as clientEn } from '../text/words/client/en.ts';
import { de } from '../text/words/de.ts';
import { en } from '../text/words/en.ts';
import { sharedWords } from '../text/words/wordTypes.ts';

const words: Record<Locale, object> = { de: { ...de, client: clientDe }, en: { ...en, client: clientEn } };

/** The files' texts of a content type, as the content system's answer for it reads. */
export function fileTexts(name: string, locale: Locale): object {
  const entries = entryTextTypes[name];
  if (entries) return entries.files[locale];
  const page = pageTextTypes[name];
  const groups = page
    ? page.groups.map((group) => [group.name, group.files[locale]] as const)
    : Object.entries(words[locale]).filter(([group]) => group in sharedWords);
  return Object.fromEntries(groups.filter(([, texts]) => texts !== undefined));
}
