/** The search returns the right place first, with and without JavaScript, despite typing errors. */
import type { APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';
import { keywords } from '../src/features/search/keywords.ts';
import { href } from '../src/routes/hrefs.ts';
import { locales, publishedPageIds } from '../src/routes/table.ts';
import { expect, test } from './fixtures.ts';
import { searchQueries } from './searchQueries.ts';

const { DOMParser } = new Window();

async function resultsPage(request: APIRequestContext, asked: Record<string, string>, locale: 'de' | 'en' = 'de') {
  const answer = await request.get(`${href('search', locale)}?${new URLSearchParams(asked)}`);
  const html = await answer.text();
  const document = new DOMParser().parseFromString(html, 'text/html');
  const links = [...document.querySelectorAll('main article h2 a')].map((link) => link.getAttribute('href') ?? '');
  return { answer, html, document, links };
}

// In sequence in one worker: two tests read the same results.
test.describe.configure({ mode: 'default' });

const linksOf = new Map<string, string[]>();

for (const locale of locales) {
  test(`the expected place is the first result (${locale})`, async ({ request }) => {
    expect(searchQueries[locale].length).toBeGreaterThanOrEqual(40);
    for (const [query, page, fragment] of searchQueries[locale]) {
      const { links } = await resultsPage(request, { q: query }, locale);
      linksOf.set(`${locale} ${query}`, links);
      expect.soft(links[0], query).toBe(href(page, locale, fragment));
    }
  });

  test(`every result and every place with keywords exists (${locale})`, async ({ request }) => {
    const found = new Set<string>();
    for (const [query] of searchQueries[locale]) {
      const links = linksOf.get(`${locale} ${query}`) ?? (await resultsPage(request, { q: query }, locale)).links;
      for (const link of links) found.add(link);
    }
    for (const place of Object.keys(keywords)) {
      const [id, fragment] = place.split('#');
      const page = publishedPageIds.find((one) => one === id);
      expect(page, place).toBeDefined();
      if (page) found.add(href(page, locale, fragment));
    }
    const pages = Map.groupBy(found, (link) => link.split('#')[0] ?? '');
    for (const [path, links] of pages) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      for (const fragment of links.flatMap((link) => link.split('#')[1] ?? [])) {
        expect.soft(html, `${path}#${fragment}`).toContain(`id="${fragment}"`);
      }
    }
  });
}

test('keeps the query in the field, shows the number of results in the title, and marks matches', async ({
  request,
}) => {
  const { html, document } = await resultsPage(request, { q: 'Kündigungsfrist' });
  expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe('Kündigungsfrist');
  expect(document.title).toMatch(/^\d+ Treffer zu „Kündigungsfrist“: /);
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/^\d+ Treffer\.$/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  const marked = [...document.querySelectorAll('article:first-of-type mark')].map((mark) => mark.textContent);
  expect(marked.join(' ')).toMatch(/kündig|Frist/i);
});

test('names the words that no page has', async ({ request }) => {
  const { document } = await resultsPage(request, { q: 'Xqzzyk Termin' });
  expect(document.querySelector('[role=status]')?.textContent).toMatch(
    /^\d+ Treffer\. Auf keiner Seite steht: Xqzzyk\./,
  );
});

test('matches words, not parts of words', async ({ request }) => {
  const { links } = await resultsPage(request, { q: 'ündig' });
  expect(links).not.toContain(href('faq', 'de', 'cancel'));
});

test('empty queries and queries without results show links to other pages', async ({ request }) => {
  for (const q of ['', '   ', 'xqzzyk', '???']) {
    const { answer, links, document } = await resultsPage(request, { q });
    expect(answer.status(), q).toBe(200);
    expect(links, q).toEqual([]);
    const ways = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(ways, q).toEqual(expect.arrayContaining([href('pricing', 'de'), href('faq', 'de'), href('contact', 'de')]));
  }
});

test('hostile and overlong queries are plain text', async ({ request }) => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '%00\u0000\u202Ekündigen',
    '{brand} {{7*7}} <%= 7 %>',
    "'; DROP TABLE leads; --",
    '\uD800',
    '__proto__ constructor toString',
    'a'.repeat(200),
    'ä'.repeat(1_000),
    'kündigen '.repeat(400),
    '.*+?^$()|[]{}\\',
  ];
  for (const q of hostile) {
    const { answer, html, document } = await resultsPage(request, { q });
    expect(answer.status(), q).toBe(200);
    expect(html, q).not.toContain('<script>alert');
    expect(html, q).not.toContain('<img src=x');
    expect(document.querySelectorAll('h1').length, q).toBe(1);
    expect(document.querySelector('main input[name=q]')?.getAttribute('value')?.length).toBeLessThanOrEqual(200);
  }
  const { answer } = await resultsPage(request, { q: 'kündigen', in: 'everything', page: '-1' });
  expect(answer.status()).toBe(200);
  expect((await request.get(`${href('search', 'de')}?q=%E0%A4%A&q=b`)).status()).toBe(200);
});

test('a long question is shortened between words in the headline, and whole in the field', async ({ request }) => {
  const q = 'How long does it take until a customer who writes late in the evening gets an answer from a person?';
  const { document } = await resultsPage(request, { q }, 'en');
  const start = document.querySelector('h1')?.textContent?.match(/‘(.+)\u00A0…’/)?.[1] ?? '';
  expect(start.length).toBeGreaterThan(40);
  expect(q.startsWith(`${start} `)).toBe(true);
  expect(start.length).toBeLessThanOrEqual(60);
  expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe(q);
});

test('a search in the FAQ finds only its questions, and links to the search of all pages', async ({ request }) => {
  const { links, document } = await resultsPage(request, { q: 'kündigen', in: 'faq' });
  expect(links[0]).toBe(href('faq', 'de', 'cancel'));
  expect(links.every((link) => link.startsWith(`${href('faq', 'de')}#`))).toBe(true);
  const ways = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(ways).toContain(`${href('search', 'de')}?q=k%C3%BCndigen`);
});
