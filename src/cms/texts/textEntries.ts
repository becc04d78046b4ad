/** The site's files as entries of the content types of textTypes.ts, for the seed. */
import type { Locale } from '../../routes/table.ts';
import { wordEntries, wordType } from './sharedTexts.ts';
import { entryTextTypes, type PageTextType, pageTextTypes } from './textTypes.ts';
import { type StrapiEntry, toStrapi } from './toStrapi.ts';

/** Entries by type. A page that has no texts in the language has no entry. */
export const textEntries = (locale: Locale): Record<string, StrapiEntry[]> => ({
  ...Object.fromEntries(Object.entries(pageTextTypes).map(([name, type]) => [name, pageEntries(type, locale)])),
  ...Object.fromEntries(
    Object.entries(entryTextTypes).map(([name, { files, shape, sections, titleOf }]) => [
      name,
      Object.entries(files[locale]).map(([key, entry]) => ({
        key,
        ...(!('name' in shape.fields) && { title: titleOf({ ...entry }) }),
        ...toStrapi(shape, { ...(sections && { sections: sections(key) }), ...entry }, '', true),
      })),
    ]),
  ),
  [wordType]: wordEntries(locale),
});

function pageEntries({ groups }: PageTextType, locale: Locale): StrapiEntry[] {
  const own = groups.filter(({ files }) => files[locale] !== undefined);
  if (own.length === 0) return [];
  const fields = own.map(({ name, prefix, shape, files }) =>
    shape.kind === 'group'
      ? toStrapi(shape, files[locale], prefix, true)
      : toStrapi({ kind: 'group', fields: { [name]: shape } }, { [name]: files[locale] }, '', true),
  );
  return [Object.assign({}, ...fields)];
}
