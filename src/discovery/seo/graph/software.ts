import { href } from '../../../routes/hrefs.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { plansFor } from '../../../text/content/plans.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { absolute } from '../address.ts';
import { type About, type Node, organizationId, reference, softwareId } from './node.ts';

/** Pages that present the product as a whole. */
const pages: readonly PageId[] = ['home', 'pricing'];

/** The platform with its plans as offers: net prices in euro (product-decisions.md, Prices). */
export const software = ({ id, locale }: About): Node | null =>
  pages.includes(id)
    ? {
        '@type': 'SoftwareApplication',
        '@id': softwareId(locale),
        name: site.brand,
        description: wordsFor(locale).head.softwareDescription,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: absolute(href('home', locale)),
        publisher: reference(organizationId),
        offers: offers(locale),
      }
    : null;

const offers = (locale: Locale): Node[] =>
  plansFor(locale).map(({ title, subtitle, slug, price }) => ({
    '@type': 'Offer',
    '@id': absolute(href('pricing', locale, `offer-${slug}`)),
    name: title,
    description: subtitle,
    url: absolute(href('pricing', locale)),
    price,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
      unitCode: 'MON',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
    eligibleCustomerType: 'https://purl.org/goodrelations/v1#Business',
    seller: reference(organizationId),
  }));
