import { wordFiles } from '../cms/texts/sharedTexts.ts';
import { entryTextTypes, pageTextTypes } from '../cms/texts/textTypes.ts';
import type { Locale } from '../routes/table.ts';
import { sharedWords } from '../text/words/wordTypes.ts';

/** The files' texts of a content type, as the content system's answer for it reads: with the lists of their sections. */
export function fileTexts(name: string, locale: Locale): object {
  const entries = entryTextTypes[name];
  const { files, sections } = entries ?? {};
  if (files && !sections) return files[locale];
  if (files && sections)
    return Object.fromEntries(
      Object.entries(files[locale]).map(([key, texts]) => [key, { sections: sections(key), ...texts }]),
    );
  const page = pageTextTypes[name];
  const groups = page
    ? page.groups.map((group) => [group.name, group.files[locale]] as const)
    : Object.entries(wordFiles[locale]).filter(([group]) => group in sharedWords);
  return Object.fromEntries(groups.filter(([, texts]) => texts !== undefined));
}
