/**
 * Payment terms (spec section 9, Terms), shared by the pricing page, the terms and the bot: from here or the content
 * system. One in both languages, the German ones (docs/decisions/0303-figures-come-from-the-german-plans.md).
 */
import { defaultLocale } from '../../routes/table.ts';
import { type Billing, billingFiles } from './billingSchema.ts';
import { partFromCms } from './currentContent.ts';

export const billing = (): Billing =>
  partFromCms('text-company', defaultLocale, 'billing', (texts) => texts.billing) ?? billingFiles;
