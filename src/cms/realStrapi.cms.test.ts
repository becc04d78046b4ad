/**
 * Runs against the project's own Strapi (cms/), started like an operator starts it. `npm run test:cms` installs it
 * first (checks/ensure-cms.ts). Over 200 lines: a Strapi takes a minute to start, so one serves all tests.
 */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findKnownPage } from '../routes/pageOf.ts';
import { withoutRevalidationPrefix } from '../routes/revalidationPath.ts';
import { locales } from '../routes/table.ts';
import type { Render } from '../server/siteOptions.ts';
import { expectFileContent } from '../testing/expectFileContent.testing.ts';
import { freePageEntry, newEntry } from '../testing/newEntry.testing.ts';
import { type RunningStrapi, startStrapi, strapiSecrets } from '../testing/startStrapi.testing.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.testing.ts';
import { withContent } from '../text/content/currentContent.ts';
import { plansFor } from '../text/content/plans.ts';
import { cmsRequests, contentKinds } from './cmsRequests.ts';
import { type ContentSource, openContentSource } from './openContentSource.ts';
import { openPictures } from './pictures/openPictures.ts';
import { textEntries } from './texts/textEntries.ts';

const draftsToken = createHmac('sha256', strapiSecrets.PREVIEW_SECRET).update('drafts').digest('hex');

/** Renders the price of the smallest plan, which identifies the content source. Like the bundle, it looks the page up. */
const render: Render = async (request, locals) => {
  const { content } = locals as { content?: ContentSource['read'] };
  const path = withoutRevalidationPrefix(new URL(request.url).pathname);
  const price = withContent(content, () => findKnownPage(path) && plansFor('de')[0]?.price);
  return new Response(`price ${price}`, { headers: { 'content-type': 'text/html' } });
};

const soon = { timeout: 10_000 };

describe('with the Strapi of this project', () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const contentFolder = mkdtempSync(join(tmpdir(), 'content-'));
  let strapi: RunningStrapi;
  let source: ContentSource;
  let site: TestServer;
  /** A process of the same site, without a shared database. */
  let second: { source: ContentSource; site: TestServer };

  const ask = (path: string, token?: string) => strapi.read(path, token);
  const edit = (method: string, path: string, body?: object) => strapi.admin.edit(method, path, body);

  async function essential(): Promise<string> {
    const { results } = await edit('GET', '/content-manager/collection-types/api::plan.plan?locale=de');
    const plan = results.find(({ type }: { type: string }) => type === 'essential');
    return `/content-manager/collection-types/api::plan.plan/${plan.documentId}`;
  }

  beforeAll(async () => {
    strapi = await startStrapi(async (url) => {
      const pictures = openPictures({ hosts: [url], folder, log });
      source = openContentSource({
        settings: { CMS_URL: url, ...strapiSecrets },
        ...{ log, pictures, folder: contentFolder },
      });
      const settings = { SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0, ...strapiSecrets };
      site = await startTestServer({ content: source, render, settings });
      const ownLog = { info: vi.fn(), warn: vi.fn() };
      const content = openContentSource({ settings: { CMS_URL: url, ...strapiSecrets }, log: ownLog });
      second = { source: content, site: await startTestServer({ content, render, settings }) };
      return [`http://127.0.0.1:${site.port}`, `http://127.0.0.1:${second.site.port}`];
    });
  }, 600_000);

  afterAll(async () => {
    for (const one of [source, second?.source]) one?.stop();
    for (const one of [site, second?.site]) await one?.[Symbol.asyncDispose]();
    strapi?.[Symbol.dispose]();
    for (const one of [folder, contentFolder]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
  });

  test('answers every request of section 7, and our own, in both languages', async () => {
    for (const kind of contentKinds) {
      for (const locale of locales) {
        const { path } = cmsRequests[kind];
        const { status } = await ask(path(locale));
        // One page exists in English only.
        const isAbsent = textEntries(locale)[kind]?.length === 0 && kind !== 'text-page';
        expect([path(locale), status]).toEqual([path(locale), isAbsent ? 404 : 200]);
      }
    }
  });

  test('the site shows the same content from Strapi as from its files', async () => {
    await source.refresh();
    expectFileContent(source);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('the footer answers in the shape of section 7, whatever editors fill in', async () => {
    const { data } = await (await ask('footer?populate=footerTopLogo,footerMeta&locale=de')).json();
    expect(data).toMatchObject({ footerTop: null, footerBottomBar: expect.any(Array) });
    for (const link of data.footerBottomBar) expect(Object.keys(link)).toEqual(['title', 'url']);
    const path = '/content-manager/single-types/api::footer.footer';
    const { data: draft } = await edit('GET', `${path}?locale=de`);
    const footerTop = { brandLines: [{ text: 'Eine Zeile' }], addressLines: [] };
    await edit('POST', `${path}/actions/publish?locale=de`, { ...draft, footerTop });
    const answer = await (await ask('footer?populate=footerTopLogo,footerMeta&locale=de')).json();
    expect(answer.data.footerTop).toEqual({ brandLines: ['Eine Zeile'], addressLines: null });
  });

  test('rejects requests without a token, and drafts without the preview token', async () => {
    expect((await fetch(`${strapi.url}/api/plans`)).status).toBe(403);
    expect((await ask('plans?status=draft')).status).toBe(403);
    expect((await ask('plans?status=draft', draftsToken)).status).toBe(200);
    expect((await ask('users')).status).toBe(403);
  });

  test('a published change is live in seconds on every process; a draft shows in the preview only', async () => {
    expect((await site.request('/preise')).text).toBe('price 149');
    const plan = await essential();
    await edit('PUT', `${plan}?locale=de`, { price: '155' });
    const preview = await previewOf('api::plan.plan', plan.split('/').at(-1) ?? '');
    expect((await site.request(preview)).text).toBe('price 155');
    expect((await site.request('/preise')).text).toBe('price 149');

    await edit('POST', `${plan}/actions/publish?locale=de`, { price: '157' });
    for (const { request } of [site, second.site])
      await vi.waitFor(async () => expect((await request('/preise')).text).toBe('price 157'), soon);
    // The figures of the German plans hold in English.
    expect(withContent(source.read, () => plansFor('en')[0]?.price)).toBe(157);
  });

  test('a published answer reaches the bot within a second and a half', async () => {
    const type = '/content-manager/collection-types/api::text-knowledge.text-knowledge';
    const { results } = await edit('GET', `${type}?locale=de&filters[key][$eq]=cancel-notice`);
    const answer = 'Acht Wochen, {essentialPrice}.';
    const published = performance.now();
    await edit('POST', `${type}/${results[0].documentId}/actions/publish?locale=de`, { answer });
    const shown = () => source.read('knowledge', 'de')?.find(({ id }) => id === 'cancel-notice')?.answer;
    await vi.waitFor(() => expect(shown()).toBe(answer), { timeout: 10_000, interval: 20 });
    expect(performance.now() - published).toBeLessThan(1_500);
  });

  test('a picture of the media library is shown in an article and as its social picture, until it is deleted', async () => {
    const create = { width: 1300, height: 700, channels: 3, background: '#2a6' } as const;
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    const { id, url } = await strapi.admin.upload('team.png', bytes, 'Das Team');
    const { results } = await edit('GET', '/content-manager/collection-types/api::post.post?locale=de');
    const post = results.find(({ key }: { key: string }) => key === 'data-protection');
    const path = `/content-manager/collection-types/api::post.post/${post.documentId}/actions/publish?locale=de`;
    // As the panel's button for pictures writes it.
    const body = `Ein Bild: ![Das Team](${strapi.url}${url})`;
    await edit('POST', path, { body, metaImage: { id } });
    const shown = () => source.read('posts', 'de')?.['blog/data-protection'];
    await vi.waitFor(() => expect(shown()?.picture?.alt).toBe('Das Team'), { timeout: 10_000 });
    const address = shown()?.picture?.address ?? '';
    expect(shown()?.markdown).toBe(`Ein Bild: ![Das Team](${address})`);
    const { status, headers } = await site.request(`${address}/800`, { headers: { accept: 'image/avif' } });
    expect([status, headers['content-type']]).toEqual([200, 'image/avif']);
    expect((await site.request(`${address}/social.jpg`)).status).toBe(200);

    await edit('DELETE', `/upload/files/${id}`);
    await vi.waitFor(async () => expect((await site.request(`${address}/800`)).status).toBe(404), { timeout: 10_000 });
    await vi.waitFor(() => expect(shown()?.picture).toBeUndefined(), { timeout: 10_000 });
    const fault = { type: 'post', key: 'blog/data-protection', field: 'body', reason: 'picture', shown: 'rest' };
    expect(source.status().refused).toMatchObject([fault]);
    log.warn.mockClear();
  });

  test('a new industry is a page until it is unpublished', async () => {
    const { documentId: _, ...entry } = newEntry('text-industry', 'de', { slug: 'luftfahrt' });
    const path = '/content-manager/collection-types/api::text-industry.text-industry';
    const { data } = await edit('POST', `${path}/actions/publish?locale=de`, entry);
    const answers = (status: number) =>
      vi.waitFor(async () => expect((await site.request('/branchen/luftfahrt')).status).toBe(status), soon);
    await answers(200);
    expect(source.read('text-industry', 'de')?.neu?.own).toEqual({ slug: 'luftfahrt', entry: data.documentId });
    expect(new URL(await previewOf('api::text-industry.text-industry', data.documentId), 'http://s').search).toContain(
      'page=industries%2Fneu',
    );
    await edit('POST', `${path}/${data.documentId}/actions/unpublish?locale=de`, {});
    await answers(410);
    // The article whose picture another test deleted is refused.
    expect(source.status().refused.filter(({ type }) => type === 'text-industry')).toEqual([]);
  });

  test('a free page has the sections of its zone, moves with its slug, and is gone when it is deleted', async () => {
    const create = { width: 900, height: 500, channels: 3, background: '#a26' } as const;
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    const { id } = await strapi.admin.upload('zeppelin.png', bytes, 'Ein Zeppelin');
    const { documentId: _, sections, ...entry } = freePageEntry();
    const picture = { __component: 'text.section-picture', picture: { id }, caption: 'Über der Stadt' };
    const path = '/content-manager/collection-types/api::text-page.text-page';
    const all = [...(sections as object[]), picture];
    const { data } = await edit('POST', `${path}/actions/publish?locale=de`, { ...entry, sections: all });
    await vi.waitFor(async () => expect((await site.request('/aktion')).status).toBe(200), soon);
    await vi.waitFor(() => expect(source.read('text-page', 'de')?.aktion?.sections).toHaveLength(all.length), soon);
    const shown = source.read('text-page', 'de')?.aktion;
    expect(shown).toMatchObject({ opening: { button: { label: 'Preise', target: { page: 'pricing' } } } });
    expect(shown?.sections).toMatchObject([
      { kind: 'text', body: expect.stringContaining('Zeppeline') },
      { kind: 'points', items: [{ title: 'Erstens' }] },
      { kind: 'facts', items: [{ name: 'Länge' }] },
      { kind: 'questions', items: [{ answer: 'Bis zum Monatsende.' }] },
      { kind: 'transcript', turns: [{ from: 'visitor' }, { from: 'assistant', comment: 'Kurz.' }] },
      { kind: 'action', button: { target: { topic: 'sales' } } },
      { kind: 'picture', picture: { alt: 'Ein Zeppelin', address: expect.stringMatching(/^\/media\//) } },
    ]);

    await edit('POST', `${path}/${data.documentId}/actions/publish?locale=de`, { slug: 'sommeraktion' });
    await vi.waitFor(async () => expect((await site.request('/sommeraktion')).status).toBe(200), soon);
    const moved = async () => (await site.request('/aktion')).headers.location;
    await vi.waitFor(async () => expect(await moved()).toBe('/sommeraktion'), soon);
    await edit('DELETE', `${path}/${data.documentId}?locale=*`);
    await vi.waitFor(async () => expect((await site.request('/sommeraktion')).status).toBe(410), soon);
    log.warn.mockClear();
  });

  test('pages stay available after Strapi is killed, also after a restart of the site', async () => {
    strapi.process.kill('SIGKILL');
    await vi.waitFor(() => expect(strapi.process.signalCode).toBe('SIGKILL'), { timeout: 10_000 });
    await source.refresh();
    expect((await site.request('/preise')).text).toBe('price 157');
    expect((await site.request('/faq')).status).toBe(200);
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual(['The content system does not answer']);
    const settings = { CMS_URL: strapi.url, ...strapiSecrets };
    const restarted = openContentSource({ settings, log, folder: contentFolder });
    await restarted.refresh();
    restarted.stop();
    expect(withContent(restarted.read, () => plansFor('de')[0]?.price)).toBe(157);
  });

  /** The address that Strapi gives its editors, as a path of the site. */
  async function previewOf(uid: string, documentId: string): Promise<string> {
    const query = new URLSearchParams({ documentId, locale: 'de', status: 'draft' });
    const { data } = await edit('GET', `/content-manager/preview/url/${uid}?${query}`);
    const { pathname, search } = new URL(data.url);
    return pathname + search;
  }
});
