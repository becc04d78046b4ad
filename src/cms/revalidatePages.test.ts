/** When pages are rendered again after a change of content. Over 200 lines: all ways share one site. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openSearchService } from '../features/search/openSearchService.ts';
import type { Render } from '../server/siteOptions.ts';
import { footerEntry, planEntries } from '../testing/cmsEntries.testing.ts';
import { previewPath } from '../testing/previewPath.testing.ts';
import { cmsToken, previewSecret, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { startTestServer } from '../testing/startTestServer.testing.ts';
import { fromCms, withContent } from '../text/content/currentContent.ts';
import { plansFor } from '../text/content/plans.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import { type ContentSource, openContentSource } from './openContentSource.ts';
import { rebuildDerived } from './rebuildDerived.ts';

const secret = 'a-secret-of-sixteen-and-more';
const settings = {
  SITE_URL: 'http://localhost:4321',
  TRUST_PROXY: 0,
  CMS_WEBHOOK_SECRET: secret,
  PREVIEW_SECRET: previewSecret,
};
const bearer = { Authorization: `Bearer ${secret}` };

const quiet = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let source: ContentSource | undefined;
afterEach(() => source?.stop());

async function open(cms: { url: string }): Promise<ContentSource> {
  source = openContentSource({
    settings: { CMS_URL: cms.url, CMS_TOKEN: cmsToken, PREVIEW_SECRET: previewSecret },
    log: { info: () => {}, warn: () => {} },
  });
  await source.refresh();
  return source;
}

/**
 * Pages that show the footer; prices also show the plans. Like Astro's bundle, it takes the content from
 * `locals.content`.
 */
const pages = (rendered: string[] = []): Render => {
  return async (request, locals) => {
    const path = new URL(request.url).pathname;
    rendered.push(path);
    const { content } = locals as { content?: ContentSource['read'] };
    const text = withContent(content, () => {
      const footer = fromCms('footer', 'de')?.copy ?? 'files';
      return path.endsWith('/preise') ? `${footer} ${plansFor('de')[0]?.price}` : footer;
    });
    return new Response(text, { headers: { 'content-type': 'text/html' } });
  };
};

const tell = (body: object) => ({ method: 'POST', headers: bearer, body: JSON.stringify(body) });

test('renders a page once from the content system, and again only when its content changes', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  cms.entries.set('plans:de', planEntries);
  const rendered: string[] = [];
  await using site = await startTestServer({ content: await open(cms), render: pages(rendered), settings });

  const first = await site.request('/preise');
  expect(first.text).toBe('© {brand} und andere 159.5');
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
  expect(first.headers.etag).toBeDefined();
  // For a CDN: the content that the page shows.
  expect(first.headers['surrogate-key']).toBe('footer:de plans:de');
  expect(first.headers['cache-tag']).toBe('footer:de,plans:de');
  await Promise.all([
    site.request('/preise'),
    site.request('/preise?utm_source=x'),
    site.request('/faq'),
    site.request('/faq'),
  ]);
  expect(rendered.toSorted()).toEqual(['/live/faq', '/live/preise']);

  cms.entries.set(
    'plans:de',
    planEntries.map((plan) => ({ ...plan, price: '200' })),
  );
  expect((await site.request('/api/cms/webhook', tell({ event: 'entry.publish', model: 'plan' }))).status).toBe(204);
  await vi.waitFor(async () => expect((await site.request('/preise')).text).toBe('© {brand} und andere 200'), {
    timeout: 10_000,
  });
  await site.request('/faq');
  expect(rendered.filter((path) => path === '/live/faq')).toHaveLength(1);
  expect((await site.request('/preise')).headers.etag).not.toBe(first.headers.etag);
});

test('the webhook returns 401 without the right secret and refetches nothing', async () => {
  await using cms = await startFakeCms();
  await using site = await startTestServer({ content: await open(cms), render: pages(), settings });
  const before = cms.requests.length;
  for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: secret }]) {
    const { status, headers: answered } = await site.request('/api/cms/webhook', {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(status).toBe(401);
    expect(answered['cache-control']).toBe('no-store');
  }
  expect((await site.request('/api/cms/webhook')).status).toBe(405);
  expect(cms.requests).toHaveLength(before);
});

test('the webhook returns 401 when no content system is configured', async () => {
  await using plain = await startTestServer();
  expect(
    (await plain.request('/api/cms/webhook', { method: 'POST', headers: { Authorization: 'Bearer ' } })).status,
  ).toBe(401);
  expect((await plain.request('/preise')).text).toBe('page /preise');
});

test('keeps the previous version of a page when rendering fails', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  let broken = true;
  const works = pages();
  const render: Render = async (request, locals) => {
    const page = await works(request, locals);
    if (broken) throw new Error('broken');
    return page;
  };
  const content = await open(cms);
  await using site = await startTestServer({ content, render, settings });
  expect((await site.request('/faq')).text).toBe('page /faq');
  expect(site.loggedErrors).toHaveLength(1);

  const change = async (copy: string) => {
    cms.entries.set('footer:de', { ...footerEntry, copy });
    await content.refresh();
  };
  broken = false;
  await change('eins');
  expect((await site.request('/faq')).text).toBe('eins');
  broken = true;
  await change('zwei');
  expect((await site.request('/faq')).text).toBe('eins');
  expect((await site.request('/faq')).status).toBe(200);
});

test('pages keep their content when the content system is down', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  const content = await open(cms);
  await using site = await startTestServer({ content, render: pages(), settings });
  await site.request('/faq');
  cms.fault = () => 'down';
  await content.refresh();
  expect((await site.request('/faq')).text).toBe('© {brand} und andere');
  expect((await site.request('/blog')).text).toBe('© {brand} und andere');
});

test('a signed preview shows drafts, allows framing by the content system, and is no-store and noindex', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  cms.entries.set('footer:de:draft', { ...footerEntry, copy: 'Entwurf' });
  await using site = await startTestServer({ content: await open(cms), render: pages(), settings });
  const { status, text, headers } = await site.request(previewPath());
  expect([status, text]).toEqual([200, 'Entwurf']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${cms.url};`);
  // Other visitors see the published version, and cannot frame it.
  const page = await site.request('/faq');
  expect(page.text).toBe('© {brand} und andere');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await site.request(previewPath({ status: 'published' }))).text).toBe('© {brand} und andere');
});

test('rejects a preview that is forged, changed, expired or without a page', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de:draft', { ...footerEntry, copy: 'Entwurf' });
  await using site = await startTestServer({ content: await open(cms), render: pages(), settings });
  const refused: [path: string, status: number][] = [
    ['/api/preview', 401],
    [previewPath({}, 'another-secret-of-a-test'), 401],
    [previewPath().replace('page=faq', 'page=pricing'), 401],
    [previewPath({ expires: String(Date.now() - 1) }), 410],
    [previewPath({ expires: 'never' }), 410],
    [previewPath({ page: 'no-such-page' }), 404],
    [previewPath({ page: 'constructor' }), 404],
    [previewPath({ locale: 'fr' }), 404],
  ];
  for (const [path, status] of refused) {
    const answer = await site.request(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.text).not.toContain('Entwurf');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  cms.fault = () => 'down';
  expect((await site.request(previewPath())).status).toBe(502);
  await using plain = await startTestServer();
  expect((await plain.request(previewPath())).status).toBe(401);
});

test('redirects old paths to pages of the table only, never to other sites or from existing pages', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('redirects:de', [
    { from: '/alte-preise', to: '/preise' },
    { from: '/old-prices/', to: '/en/pricing#plans' },
    { from: '/weg', to: 'https://evil.example/' },
    { from: '/weg2', to: '//evil.example/' },
    { from: '/faq', to: '/preise' },
    { from: '/weg3', to: '/gibt-es-nicht' },
    { from: '/alte-größen', to: 'http://localhost:4321/pricing?x=y' },
  ]);
  await using site = await startTestServer({ content: await open(cms), render: pages(), settings });
  const where = async (path: string) => {
    const { status, headers } = await site.request(path);
    return [status, headers.location];
  };
  expect(await where('/alte-preise?a=b')).toEqual([301, '/preise?a=b']);
  expect(await where('/old-prices?a=b')).toEqual([301, '/en/pricing?a=b#plans']);
  // Like pages, without regard to a trailing slash; old addresses also without regard to case.
  for (const path of ['/alte-preise/', '/Alte-Preise', '/ALTE-PREISE/']) {
    expect(await where(path), path).toEqual([301, '/preise']);
  }
  expect(await where('/alte-gr%C3%B6%C3%9Fen?a=b')).toEqual([301, '/preise?x=y&a=b']);
  const { headers } = await site.request('/alte-preise');
  expect(headers['cache-control']).toBe('public, max-age=300');
  for (const path of ['/weg', '/weg2', '/weg3', '/constructor', '/__proto__']) {
    expect(await where(path), path).toEqual([404, undefined]);
  }
  expect((await site.request('/faq')).status).toBe(200);
});

test('search and Markdown files show the same price as the page', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('plans:de', planEntries);
  const content = await open(cms);
  let broken = false;
  const render: Render = async (request, locals) => {
    const { content: read } = locals as { content?: ContentSource['read'] };
    if (broken) throw new Error('broken');
    const price = new URL(request.url).pathname.endsWith('/preise')
      ? withContent(read, () => plansFor('de')[0]?.price)
      : '';
    const html = `<title>Seite</title><main><h1>Überschrift</h1><p>Der Wundertarif kostet ${price} Euro.</p></main>`;
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  };
  const empty = { pages: [], synonyms: [] };
  const search = openSearchService(() => JSON.stringify(empty));
  const renderer = createPageRenderer({ content, render, siteUrl: settings.SITE_URL });
  const texts = rebuildDerived({ content, renderer, search, log: quiet });
  await using site = await startTestServer({ content, renderer, texts, render, settings });
  const shows = (price: string) => async () => {
    expect((await site.request('/preise.md')).text).toContain(`Wundertarif kostet ${price} Euro`);
    expect(JSON.stringify(await search?.de('Wundertarif'))).toContain(price);
  };
  await vi.waitFor(shows('159.5'), { timeout: 10_000 });
  expect((await site.request('/preise.md')).headers['x-robots-tag']).toBe('noindex');

  cms.entries.set(
    'plans:de',
    planEntries.map((plan) => ({ ...plan, price: '200' })),
  );
  await content.refresh();
  await vi.waitFor(shows('200'), { timeout: 10_000 });
  broken = true;
  cms.entries.set('plans:de', planEntries);
  await content.refresh();
  await vi.waitFor(() => expect(quiet.error).toHaveBeenCalled(), { timeout: 10_000 });
  await shows('200')();
});

test('a requested Markdown twin shows a change while other pages wait for their turn', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Alt' });
  const content = await open(cms);
  let rendered = 0;
  const render: Render = async (_request, locals) => {
    rendered += 1;
    const { content: read } = locals as { content?: ContentSource['read'] };
    const copy = withContent(read, () => fromCms('footer', 'de')?.copy);
    await wait(20);
    return new Response(`<main><h1>Titel</h1><p>${copy}</p></main>`, { headers: { 'content-type': 'text/html' } });
  };
  const renderer = createPageRenderer({ content, render, siteUrl: settings.SITE_URL });
  const texts = rebuildDerived({ content, renderer, search: undefined, log: quiet });
  await using site = await startTestServer({ content, renderer, texts, render, settings });
  await wait(1);
  // Near the end of the pages.
  const twin = async () => (await site.request('/en/newsroom.md?utm_source=x')).text;
  expect(await twin()).toContain('Alt');
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Neu' });
  await content.refresh();
  expect(await twin()).toContain('Neu');
  expect(rendered).toBeLessThan(30);
  const before = rendered;
  expect(await twin()).toContain('Neu');
  expect(rendered).toBeLessThan(before + 5);
});

test('the words that scripts fetch follow the content system', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('text-words:de', [{ key: 'client.dismiss', text: 'Weg damit' }]);
  const content = await open(cms);
  const renderer = createPageRenderer({ content, render: pages(), siteUrl: settings.SITE_URL });
  const texts = rebuildDerived({ content, renderer, search: undefined, log: quiet });
  const files = new Map<string, string>();
  texts.onFile(async (path, text) => void files.set(path, text ?? ''));
  await vi.waitFor(() => expect(files.get('/words/en.json')).toContain('dismiss'), { timeout: 10_000 });
  expect(JSON.parse(files.get('/words/de.json') ?? '')).toMatchObject({ dismiss: 'Weg damit' });
});

test('a page that cannot be rendered keeps its text, and search, twins and bot get the others', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  const content = await open(cms);
  let broken = '/faq';
  const log = { error: vi.fn() };
  const render: Render = async (request, locals) => {
    const { content: read } = locals as { content?: ContentSource['read'] };
    const path = new URL(request.url).pathname;
    const copy = withContent(read, () => fromCms('footer', 'de')?.copy ?? 'aus den Dateien');
    // A text of the content system breaks this page.
    if (path.endsWith(broken) && copy !== 'aus den Dateien') throw new Error('broken');
    return new Response(`<main><h1>Titel</h1><p>Text ${copy}</p></main>`, { headers: { 'content-type': 'text/html' } });
  };
  const search = openSearchService(() => JSON.stringify({ pages: [], synonyms: [] }));
  const renderer = createPageRenderer({ content, render, siteUrl: settings.SITE_URL });
  const texts = rebuildDerived({ content, renderer, search, log });
  const pages = vi.fn();
  texts.onPage(() => {
    throw new Error('a reader fails');
  });
  texts.onPage(pages);
  await using site = await startTestServer({ content, renderer, texts, render, settings });
  const twin = async (path: string) => (await site.request(path)).text;
  await vi.waitFor(async () => expect(await twin('/faq.md')).toContain('aus den Dateien'), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await twin('/preise.md')).toContain('und andere'), { timeout: 10_000 });
  expect(pages.mock.calls.map(([, , text]) => text.path)).toContain('/faq');

  broken = '/preise';
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Neu' });
  await content.refresh();
  await vi.waitFor(async () => expect(await twin('/faq.md')).toContain('Text Neu'), { timeout: 10_000 });
  expect(await twin('/preise.md')).toContain('und andere');
});

test('renders a cached form page again when the content changes', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('footer:de', footerEntry);
  const content = await open(cms);
  let made = 0;
  const render: Render = async (_request, locals) => {
    made += 1;
    const { content: read, formView } = locals as App.Locals;
    formView?.onlyIdDiffers();
    const copy = withContent(read, () => fromCms('footer', 'de')?.copy);
    return new Response(`<input value="${formView?.id}">${copy}`, { headers: { 'content-type': 'text/html' } });
  };
  await using site = await startTestServer({ content, render, settings });
  for (const _ of [1, 2]) expect((await site.request('/kontakt')).text).toContain('© {brand} und andere');
  expect(made).toBe(1);
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Neu' });
  await content.refresh('footer');
  for (const _ of [1, 2]) expect((await site.request('/kontakt')).text).toContain('>Neu');
  expect(made).toBe(2);
});
