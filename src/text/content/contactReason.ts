import { pageOf } from '../../routes/pageOf.ts';
import type { Locale } from '../../routes/table.ts';
import { fill, wordsFor } from '../words/words.ts';
import { type ContactReason, isSpecialReason } from './contactHref.ts';
import { ownMetaOf } from './metaOf.ts';

/** Name of a reason for an enquiry, and the introduction that it gives the contact form. */
export function contactReason(reason: ContactReason, locale: Locale): { name: string; intro: string } {
  const { special, pages, families, page } = wordsFor(locale).contactReasons;
  if (isSpecialReason(reason)) return special[reason];
  const { name } = ownMetaOf(reason, locale);
  const family = pageOf(reason).family?.name;
  return { name, intro: fill(pages[reason] ?? (family && families[family]) ?? page, { page: name }) };
}
