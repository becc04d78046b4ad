/**
 * Structured data of a page: one schema.org graph (quality.md, Found by search engines). Only what is known and what
 * the site shows: an empty field of site.ts gives no property, there are no ratings and no invented facts.
 */

import { articleOf } from '../content/blog/articles.ts';
import { faqFor } from '../content/faq.ts';
import { newsOf } from '../content/newsroom/news.ts';
import { plansFor } from '../content/plans.ts';
import { ancestorsOf } from '../routes/ancestors.ts';
import { href } from '../routes/hrefs.ts';
import { type Locale, locales, type PageId, table } from '../routes/table.ts';
import { site } from '../site.ts';
import { wordsFor } from '../words/words.ts';
import { absolute, addressOf } from './address.ts';
import { metaOf, pictureAddress, pictureSize } from './head.ts';
import { iconPath } from './icon-paths.ts';

type Value = string | number | boolean | Node | readonly Value[];
export type Node = { '@type'?: string; '@id'?: string; [property: string]: Value | undefined };
export type Graph = { '@context': 'https://schema.org'; '@graph': Node[] };

const ids = {
  organization: absolute('/#organization'),
  website: absolute('/#website'),
};
/** What is told in words of a language is named by its page of that language. */
const softwareId = (locale: Locale) => absolute(href('home', locale, 'software'));

const pageTypes: Partial<Record<PageId, string>> = {
  contact: 'ContactPage',
  'contact-us': 'ContactPage',
  aboutus: 'AboutPage',
  faq: 'FAQPage',
};
/** Pages that present the product as a whole. */
const productPages: readonly PageId[] = ['home', 'pricing'];

export function graphOf(id: PageId, locale: Locale): Graph {
  const trail = breadcrumbs(id, locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      website(),
      webPage(id, locale, trail !== null),
      ...(trail ? [trail] : []),
      ...(productPages.includes(id) ? [software(locale)] : []),
      ...blogPosting(id, locale),
      ...newsArticle(id, locale),
    ].map(withoutEmpty),
  };
}

/** As text for a <script>: no "<" in it, so that no text can end the script element. */
export const serialised = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

function organization(): Node {
  const { legal, contact, facts, social } = site;
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: site.brand,
    legalName: legal.entity,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute(iconPath('icon-512')), width: 512, height: 512 },
    foundingDate: String(facts.founded),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: facts.team },
    email: real(contact.sales),
    telephone: contact.phone,
    faxNumber: contact.fax,
    vatID: legal.vatId,
    address: address(),
    sameAs: Object.values(social).filter(Boolean),
  };
}

/** Addresses under .example (RFC 2606) stand in until the operator sets real ones: they reach nobody. */
const real = (mail: string): string => (mail.endsWith('.example') ? '' : mail);

function address(): Node | undefined {
  const { street, postalCode, city, country } = site.legal;
  if (!street || !city) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}

const website = (): Node => ({
  '@type': 'WebSite',
  '@id': ids.website,
  url: absolute('/'),
  name: site.brand,
  inLanguage: locales,
  publisher: { '@id': ids.organization },
});

function webPage(id: PageId, locale: Locale, hasTrail: boolean): Node {
  const { title, description } = metaOf(id, locale);
  const url = addressOf(id, locale) ?? absolute(href(id, locale));
  return {
    '@type': pageTypes[id] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': ids.website },
    primaryImageOfPage: { '@type': 'ImageObject', url: pictureAddress(id, locale), ...pictureSize },
    breadcrumb: hasTrail ? { '@id': `${url}#breadcrumb` } : undefined,
    about: id === 'home' || id === 'aboutus' ? { '@id': ids.organization } : undefined,
    mainEntity: mainEntity(id, locale),
  };
}

function mainEntity(id: PageId, locale: Locale): Value | undefined {
  if (id === 'faq') return questions(locale);
  return productPages.includes(id) ? { '@id': softwareId(locale) } : undefined;
}

/** Question and answer as the page shows them, word for word; checks/head.ts compares. */
const questions = (locale: Locale): Node[] =>
  faqFor(locale)
    .flatMap(({ entries }) => entries)
    .map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': absolute(href('faq', locale, id)),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    }));

/** Home, the published pages between, this page. null on the home page: one step is no trail. */
function breadcrumbs(id: PageId, locale: Locale): Node | null {
  if (id === 'home') return null;
  const steps = [...ancestorsOf(id, locale), id];
  const url = addressOf(id, locale) ?? '';
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: metaOf(step, locale).name,
      item: addressOf(step, locale) ?? '',
    })),
  };
}

/** An article: the company publishes it and stands for it; it carries no name of a person. */
function blogPosting(id: PageId, locale: Locale): Node[] {
  const { family } = table[id];
  const article = family?.name === 'blog' ? articleOf(family.entry, locale) : undefined;
  if (!article) return [];
  const url = addressOf(id, locale) ?? absolute(href(id, locale));
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: article.title.replaceAll('\u00AD', ''),
      description: article.lead,
      articleSection: article.topics.map((topic) => wordsFor(locale).blog.topics[topic].title),
      datePublished: article.date,
      inLanguage: locale,
      image: pictureAddress(id, locale),
      mainEntityOfPage: { '@id': `${url}#webpage` },
      author: { '@id': ids.organization },
      publisher: { '@id': ids.organization },
    },
  ];
}

/** An announcement, by the company about itself. */
function newsArticle(id: PageId, locale: Locale): Node[] {
  const { family } = table[id];
  const news = family?.name === 'newsroom' ? newsOf(family.entry, locale) : undefined;
  if (!news) return [];
  const url = addressOf(id, locale) ?? absolute(href(id, locale));
  return [
    {
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: news.title,
      description: news.lead,
      datePublished: news.date,
      inLanguage: locale,
      image: pictureAddress(id, locale),
      mainEntityOfPage: { '@id': `${url}#webpage` },
      author: { '@id': ids.organization },
      publisher: { '@id': ids.organization },
    },
  ];
}

const software = (locale: Locale): Node => ({
  '@type': 'SoftwareApplication',
  '@id': softwareId(locale),
  name: site.brand,
  description: wordsFor(locale).head.softwareDescription,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  url: absolute(href('home', locale)),
  publisher: { '@id': ids.organization },
  offers: plansFor(locale).map(({ title, subtitle, slug, price }) => ({
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
    seller: { '@id': ids.organization },
  })),
});

function withoutEmpty(node: Node): Node {
  const filled = Object.entries(node).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled);
}
