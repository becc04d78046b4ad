import { describe, expect, test } from 'vitest';
import { type ContentReader, withReader } from '../../routes/contentReader.ts';
import { localesOf } from '../../routes/hrefs.ts';
import { type Locale, type PageId, publishedPageIds } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { expectEach } from '../../testing/expectEach.testing.ts';
import { plansFor } from '../../text/content/plans.ts';
import type { GraphNode } from './graph/graphNode.ts';
import { headOf } from './head.ts';
import { serialiseStructuredData, structuredDataOf } from './structuredData.ts';

const everyPage = publishedPageIds.flatMap((id) => localesOf(id).map((locale) => [id, locale] as const));

/** The graph of a page, and all nodes in it. */
function nodesOf(id: PageId, locale: Locale) {
  const graph = structuredDataOf(id, locale);
  return { graph, nodes: graph['@graph'].flatMap(within) };
}

describe('the graph of every page', () => {
  test('has unique ids, and every reference resolves to a node', () => {
    expectEach(everyPage, (id, locale) => {
      const { nodes } = nodesOf(id, locale);
      const named = nodes.filter((node) => node['@type']).map((node) => node['@id']);
      const ids = named.filter((name) => name !== undefined);
      expect(new Set(ids).size).toBe(ids.length);
      for (const node of nodes.filter((one) => !one['@type'])) expect(ids).toContain(node['@id']);
    });
  });

  test('matches the head of the page', () => {
    expectEach(everyPage, (id, locale) => {
      const page = nodesOf(id, locale).nodes.find((node) => String(node['@id']).endsWith('#webpage'));
      const { title, description, canonical } = headOf(id, locale);
      expect(page).toMatchObject({ name: title, description, inLanguage: locale });
      if (canonical) expect(page).toMatchObject({ url: canonical });
    });
  });

  test('has no empty property and no rating', () => {
    expectEach(everyPage, (id, locale) => {
      const text = JSON.stringify(nodesOf(id, locale).graph);
      expect(text).not.toMatch(/":(""|\[\]|null|\{\})/);
      expect(text).not.toMatch(/"(aggregateRating|review|award)/);
      expect(text).not.toContain('.example');
      expect(text).not.toContain('\u00AD');
    });
  });

  test('links an article and its page to each other', () => {
    expectEach(everyPage, (id, locale) => {
      const graph = structuredDataOf(id, locale)['@graph'];
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
] as const)('%s has the nodes %j, beside organization and website', (id, types) => {
  for (const locale of localesOf(id)) {
    const given = structuredDataOf(id, locale)['@graph'].map((node) => node['@type']);
    expect(given).toEqual(['Organization', 'WebSite', ...types]);
  }
});

test('the graph does not describe what editors hid', () => {
  const read: ContentReader = (kind) =>
    ({ 'text-home': { sections: ['claims'] }, 'text-pricing': { sections: ['extras'] } })[kind];
  for (const [id, type] of [
    ['home', 'VideoObject'],
    ['pricing', 'FAQPage'],
  ] as const) {
    const graph = withReader(read, () => structuredDataOf(id, 'de'));
    expect(graph['@graph'].map((node) => node['@type'])).not.toContain(type);
  }
});

test('offers equal the plans, with net prices in euro', () => {
  const offers = structuredDataOf('pricing', 'de')
    ['@graph'].flatMap(within)
    .filter((node) => node['@type'] === 'Offer');
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    plansFor('de').map(({ title, price }) => [title, price, 'EUR']),
  );
  for (const { priceSpecification } of offers) {
    expect(priceSpecification).toMatchObject({ valueAddedTaxIncluded: false, priceCurrency: 'EUR' });
  }
});

test('the breadcrumbs of a subpage include its parent', () => {
  const trail = structuredDataOf('contact-thanks', 'de')['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  expect(JSON.stringify(trail)).toMatch(/Startseite.*Kontakt.*Danke/);
});

test('the organization has only the properties that site.ts fills in', () => {
  const company = structuredDataOf('home', 'de')['@graph'].find((node) => node['@type'] === 'Organization');
  expect(company).toMatchObject({ name: site.brand, foundingDate: '2019' });
  expect(company).not.toHaveProperty('address');
  expect(company).not.toHaveProperty('telephone');
  expect(company).not.toHaveProperty('email');
});

test('escapes text that would end the script element', () => {
  const hostile = serialiseStructuredData({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }],
  });
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)['@graph'][0].name).toContain('</script>');
});

/** A node and all nodes in it. */
function within(node: GraphNode): GraphNode[] {
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...children.filter((value) => typeof value === 'object' && value !== null).flatMap(within)];
}
