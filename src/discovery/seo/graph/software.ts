import { absoluteUrl } from '../../../routes/absoluteUrl.ts';
import { href } from '../../../routes/hrefs.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { plansFor } from '../../../text/content/plans.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { type GraphNode, type GraphPage, organizationId, reference, softwareId } from './graphNode.ts';

/** Pages that present the product as a whole. */
const pages: readonly PageId[] = ['home', 'pricing'];

/** The platform with its plans as offers: net prices in euro (product-decisions.md, Prices). */
export const software = ({ id, locale }: GraphPage): GraphNode | null =>
  pages.includes(id)
    ? {
        '@type': 'SoftwareApplication',
        '@id': softwareId(locale),
        name: site.brand,
        description: wordsFor(locale).head.softwareDescription,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: absoluteUrl(href('home', locale)),
        publisher: reference(organizationId),
        offers: offers(locale),
      }
    : null;

const offers = (locale: Locale): GraphNode[] =>
  plansFor(locale).map(({ title, subtitle, slug, price }) => ({
    '@type': 'Offer',
    '@id': absoluteUrl(href('pricing', locale, `offer-${slug}`)),
    name: title,
    description: subtitle,
    url: absoluteUrl(href('pricing', locale)),
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
