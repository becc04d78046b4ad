/** Links to the most wanted pages, for a search without a result. */
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { wordsFor } from '../../text/words/words.ts';

export function popularPages(locale: Locale) {
  const { ways } = wordsFor(locale).search;
  return [
    { label: ways.pricing, href: href('pricing', locale) },
    { label: ways.faq, href: href('faq', locale) },
    { label: ways.solution, href: href('solution', locale) },
    { label: ways.integrations, href: href('products/integrations', locale) },
    { label: ways.privacy, href: href('privacy-policy', locale) },
    { label: ways.contact, href: href('contact', locale) },
  ];
}
