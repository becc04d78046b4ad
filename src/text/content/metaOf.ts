import type { MetaId } from '../../routes/metaId.ts';
import { isKnownPageId, pageOf } from '../../routes/pageOf.ts';
import type { Locale } from '../../routes/table.ts';
import type { Words } from '../words/de.ts';
import { fillCompanyTokens, wordsFor } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import { entryMeta } from './entryMeta.ts';

type MetaText = Words['meta'][keyof Words['meta']];

export function metaOf(id: MetaId, locale: Locale): MetaText {
  const meta = ownMetaOf(id, locale);
  const { title = meta.title, description = meta.description } = cmsMeta(id, locale);
  return { ...meta, title, description };
}

/**
 * Without the content system, which holds no `name` and no `headline`: a new title of home would render all pages
 * with its name again. From words/<locale>/meta.ts, or for a page of a slug family from the entry's content.
 * @throws when neither has it: a page without a title must not be built
 */
export function ownMetaOf(id: MetaId, locale: Locale): MetaText {
  const all: Partial<Record<MetaId, MetaText>> = wordsFor(locale).meta;
  const family = isKnownPageId(id) ? pageOf(id).family : undefined;
  const meta = all[id] ?? (family && entryMeta(family, locale));
  if (!meta) throw new Error(`Neither words/${locale}/meta.ts nor a content file has an entry for ${id}`);
  return meta;
}

/** Meta texts of the content system (spec section 3, page meta). Empty fields fall back to the files. */
export const cmsMeta = (id: MetaId, locale: Locale) =>
  fillCompanyTokens((isKnownPageId(id) && entryFromCms('metas', locale, id)) || {});
