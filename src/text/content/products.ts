/** The product pages' texts, validated when read, with the company tokens filled in. */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import type { EntryMeta } from './metaSchema.ts';
import { fillPlanNames } from './plans.ts';
import { de } from './products/de.ts';
import { en } from './products/en.ts';
import type { ProductId } from './products/facts.ts';
import { type ProductText, productSchema } from './products/schema.ts';

export const productFiles: Record<Locale, Record<ProductId, ProductText>> = { de, en };

const isProduct = (entry: string): entry is ProductId => entry in de;

/** Undefined for an id that neither a file nor an entry has. */
export function productText(id: ProductId, locale: Locale): ProductText;
export function productText(id: string, locale: Locale): ProductText | undefined;
export function productText(id: string, locale: Locale): ProductText | undefined {
  return fillPlanNames(fillCompanyTokens(textOf(id, locale)), locale);
}

const textOf = (id: string, locale: Locale): ProductText | undefined =>
  entryFromCms('text-product', locale, id) ??
  (isProduct(id) ? productSchema.parse(productFiles[locale][id]) : undefined);

/** Title and description of a product page (text/content/entryMeta.ts). */
export const productMeta = (entry: string, locale: Locale): EntryMeta | undefined => textOf(entry, locale)?.meta;
