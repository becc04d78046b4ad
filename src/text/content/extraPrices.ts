/**
 * Price of one additional operator or channel, per month, in every plan: from plans/figures.ts or the content system.
 * One in both languages, the German one (docs/decisions/0303-figures-come-from-the-german-plans.md).
 */
import { defaultLocale } from '../../routes/table.ts';
import { partFromCms } from './currentContent.ts';
import type { ExtraPrices } from './planSchema.ts';
import { extraPriceFiles } from './plans/figures.ts';

export const extraPrices = (): ExtraPrices =>
  partFromCms('text-pricing', defaultLocale, 'extraPrices', (texts) => texts.extraPrices) ?? extraPriceFiles;
