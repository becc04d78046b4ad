import { href } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';

/** Product pages of the features on the home page, in the order of words.home.features. */
export const featureLinks = (locale: Locale) => ({
  answer: [
    href('products/ai-chatbot', locale),
    href('products/ai-chatbot', locale, 'knowledge'),
    href('products/live-chat', locale),
    href('products/voice', locale),
  ],
  manage: [href('products/dashboard', locale), href('products/dashboard', locale, 'portal')],
  shape: [href('products/builder', locale), href('products/web-chat', locale), href('products/add-ons', locale)],
});
