import { describe, expect, test } from 'vitest';
import { localesOf } from '../../routes/hrefs.ts';
import { type Locale, type PageId, publishedPageIds } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { expectEach } from '../../testing/expectEach.ts';
import { plansFor } from '../../text/content/plans.ts';
import type { Node } from './graph/node.ts';
import { graphOf, serialised } from './graph.ts';
import { headOf } from './head.ts';

const everyPage = publishedPageIds.flatMap((id) => localesOf(id).map((locale) => [id, locale] as const));

/** The graph of a page, and all nodes in it. */
function nodesOf(id: PageId, locale: Locale) {
  const graph = graphOf(id, locale);
  return { graph, nodes: graph['@graph'].flatMap(within) };
}

describe('the graph of every page', () => {
  test('names things once, and every reference leads to one of them', () => {
    expectEach(everyPage, (id, locale) => {
      const { nodes } = nodesOf(id, locale);
      const named = nodes.filter((node) => node['@type']).map((node) => node['@id']);
      const ids = named.filter((name) => name !== undefined);
      expect(new Set(ids).size).toBe(ids.length);
      for (const node of nodes.filter((one) => !one['@type'])) expect(ids).toContain(node['@id']);
    });
  });

  test('says what the head says', () => {
    expectEach(everyPage, (id, locale) => {
      const page = nodesOf(id, locale).nodes.find((node) => String(node['@id']).endsWith('#webpage'));
      const { title, description, canonical } = headOf(id, locale);
      expect(page).toMatchObject({ name: title, description, inLanguage: locale });
      if (canonical) expect(page).toMatchObject({ url: canonical });
    });
  });

  test('has no empty property and claims no rating', () => {
    expectEach(everyPage, (id, locale) => {
      const text = JSON.stringify(nodesOf(id, locale).graph);
      expect(text).not.toMatch(/":(""|\[\]|null|\{\})/);
      expect(text).not.toMatch(/"(aggregateRating|review|award)/);
      expect(text).not.toContain('.example');
      expect(text).not.toContain('\u00AD');
    });
  });

  test('has its main thing, which knows its page', () => {
    expectEach(everyPage, (id, locale) => {
      const graph = graphOf(id, locale)['@graph'];
      const page = graph.find((node) => String(node['@id']).endsWith('#webpage'));
      const article = graph.find(({ headline }) => headline !== undefined);
      if (!article) return;
      expect(page?.mainEntity).toEqual({ '@id': article['@id'] });
      expect(article.mainEntityOfPage).toEqual({ '@id': page?.['@id'] });
      expect(String(article.dateModified) >= String(article.datePublished)).toBe(true);
    });
  });
});

test.each([
  ['home', ['WebPage', 'SoftwareApplication', 'VideoObject']],
  ['pricing', ['WebPage', 'BreadcrumbList', 'SoftwareApplication', 'FAQPage']],
  ['faq', ['FAQPage', 'BreadcrumbList']],
  ['aboutus', ['AboutPage', 'BreadcrumbList']],
  ['contact', ['ContactPage', 'BreadcrumbList']],
  ['blog', ['CollectionPage', 'BreadcrumbList', 'ItemList']],
  ['blog-pages/2', ['CollectionPage', 'BreadcrumbList', 'ItemList']],
  ['newsroom-topics/offer', ['CollectionPage', 'BreadcrumbList', 'ItemList']],
  ['blog/limits', ['WebPage', 'BreadcrumbList', 'BlogPosting']],
  ['newsroom/prices', ['WebPage', 'BreadcrumbList', 'NewsArticle']],
  ['products/voice', ['WebPage', 'BreadcrumbList', 'Service', 'FAQPage']],
  ['industries/retail', ['WebPage', 'BreadcrumbList', 'Service']],
  ['solutions/customer-service', ['WebPage', 'BreadcrumbList', 'Service']],
  ['use-cases/customer-service', ['WebPage', 'BreadcrumbList', 'ItemList']],
  ['examples/customer-service', ['WebPage', 'BreadcrumbList', 'ItemList']],
  ['features', ['WebPage', 'BreadcrumbList', 'ItemList']],
  ['imprint', ['WebPage', 'BreadcrumbList']],
] as const)('%s is told as %j, beside company and website', (id, types) => {
  for (const locale of localesOf(id)) {
    const given = graphOf(id, locale)['@graph'].map((node) => node['@type']);
    expect(given).toEqual(['Organization', 'WebSite', ...types]);
  }
});

test('the offers are the plans: net prices in euro', () => {
  const offers = graphOf('pricing', 'de')
    ['@graph'].flatMap(within)
    .filter((node) => node['@type'] === 'Offer');
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    plansFor('de').map(({ title, price }) => [title, price, 'EUR']),
  );
  for (const { priceSpecification } of offers) {
    expect(priceSpecification).toMatchObject({ valueAddedTaxIncluded: false, priceCurrency: 'EUR' });
  }
});

test('the trail of a page below another names both', () => {
  const trail = graphOf('contact-thanks', 'de')['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  expect(JSON.stringify(trail)).toMatch(/Startseite.*Kontakt.*Danke/);
});

test('the company has the properties that are filled in, and no others', () => {
  const company = graphOf('home', 'de')['@graph'].find((node) => node['@type'] === 'Organization');
  expect(company).toMatchObject({ name: site.brand, foundingDate: '2019' });
  expect(company).not.toHaveProperty('address');
  expect(company).not.toHaveProperty('telephone');
  expect(company).not.toHaveProperty('email');
});

test('no text can end the script element', () => {
  const hostile = serialised({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }],
  });
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)['@graph'][0].name).toContain('</script>');
});

/** A node and all nodes in it. */
function within(node: Node): Node[] {
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...children.filter((value) => typeof value === 'object' && value !== null).flatMap(within)];
}
