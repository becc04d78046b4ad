/** The product pages' texts, validated when read, with the company tokens filled in. */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { fromCms } from './currentContent.ts';
import type { EntryMeta } from './metaSchema.ts';
import { fillPlanNames } from './plans.ts';
import { de } from './products/de.ts';
import { en } from './products/en.ts';
import type { ProductId } from './products/facts.ts';
import { type ProductText, productSchema } from './products/schema.ts';

export const productFiles: Record<Locale, Record<ProductId, ProductText>> = { de, en };

export const isProduct = (entry: string | undefined): entry is ProductId => entry !== undefined && entry in de;

export const productText = (id: ProductId, locale: Locale): ProductText =>
  fillPlanNames(fillCompanyTokens(textOf(id, locale)), locale);

const textOf = (id: ProductId, locale: Locale): ProductText =>
  fromCms('text-product', locale)?.[id] ?? productSchema.parse(productFiles[locale][id]);

/** Title and description of a product page (text/content/entryMeta.ts). */
export const productMeta = (entry: string, locale: Locale): EntryMeta | undefined =>
  isProduct(entry) ? textOf(entry, locale).meta : undefined;
