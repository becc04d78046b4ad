/** The product pages' texts, validated when read, with the company tokens filled in. */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import type { EntryMeta } from './metaSchema.ts';
import { fillPlanNames } from './plans.ts';
import { de } from './products/de.ts';
import { en } from './products/en.ts';
import type { ProductId } from './products/facts.ts';
import { type ProductText, productSchema } from './products/schema.ts';

const texts: Record<Locale, Record<ProductId, ProductText>> = { de, en };

export const isProduct = (entry: string | undefined): entry is ProductId => entry !== undefined && entry in de;

export const productText = (id: ProductId, locale: Locale): ProductText =>
  fillPlanNames(fillCompanyTokens(productSchema.parse(texts[locale][id])), locale);

/** Title and description of a product page (text/content/entryMeta.ts). */
export const productMeta = (entry: string, locale: Locale): EntryMeta | undefined =>
  isProduct(entry) ? texts[locale][entry].meta : undefined;
