import { href } from '../../../routes/hrefs.ts';
import { pageOf } from '../../../routes/pageOf.ts';
import { shownSections } from '../../../routes/shownSections.ts';
import { type Locale, type PageId, table } from '../../../routes/table.ts';
import { contactHref } from '../../../text/content/contactHref.ts';
import { extraPrices } from '../../../text/content/extraPrices.ts';
import { pricedPlans } from '../../../text/content/plans.ts';
import { factsOf } from '../../../text/content/products/facts.ts';
import { productText } from '../../../text/content/products.ts';
import { format } from '../../../text/format/format.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { planColumns } from '../pricing/planColumns.ts';
import { planRows } from './planRows.ts';

/** Texts, links and prices of a product's page. */
export function productPage(page: PageId | undefined, locale: Locale) {
  const id = page && pageOf(page).family?.entry;
  const text = id === undefined ? undefined : productText(id, locale);
  if (!page || id === undefined || !text) throw new Error(`No product text for ${page}`);
  const words = wordsFor(locale);
  const facts = factsOf(id, text.related.to);
  const sections = shownSections('text-product', text.sections);
  const next = { href: contactHref(locale, 'sales', { about: page }), label: text.next.button };
  const { figures, list, extra } = facts;
  const { useCase } = facts;
  return {
    locale,
    text,
    sections,
    facts,
    words,
    plans: planRows(planColumns(pricedPlans(locale), locale, words.pricing.onRequest), figures, words),
    list: list && { href: href(list, locale), label: words.product.lists[list] },
    extra: extra && { title: words.pricing.extras[extra].title, price: format('EUR', extraPrices()[extra], locale) },
    /** The call to action in the footer; none where editors hid it. */
    closing: sections.includes('next') ? { team: text.next.title, text: text.next.text, link: next } : undefined,
    hrefs: {
      next: next.href,
      pricing: href('pricing', locale),
      product: href(`products/${facts.product}`, locale),
      useCase: table[useCase.page].published ? href(useCase.page, locale, useCase.hash) : null,
    },
  };
}

export type ProductPage = ReturnType<typeof productPage>;
