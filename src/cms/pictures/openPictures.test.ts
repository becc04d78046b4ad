/** Over 200 lines: one service of pictures with all its refusals. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { chromeContent } from '../../components/layouts/chrome/chromeContent.ts';
import { ArticleText } from '../../components/sections/blog/ArticleText.tsx';
import { headOf } from '../../discovery/seo/head.ts';
import { footerEntry } from '../../testing/cmsEntries.testing.ts';
import { openTestContent } from '../../testing/openTestContent.testing.ts';
import { type FakeCms, type ResponseShape, startFakeCms } from '../../testing/startFakeCms.testing.ts';
import { startTestServer } from '../../testing/startTestServer.testing.ts';
import { articleBlocks } from '../../text/content/blog/articleBlocks.ts';
import { articleOf } from '../../text/content/blog/articles.ts';
import { withContent } from '../../text/content/currentContent.ts';
import { wordsFor } from '../../text/words/words.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  return folder;
};

const article = 'data-protection';
const webhookSecret = 'webhook-secret-of-a-test';
const publicUrl = 'https://cms.example.org';

const picture = (width: number, height: number, colour = '#2a6') =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const png = (width: number, height: number, colour?: string) => picture(width, height, colour).png().toBuffer();

const post = (body: string, more: object = {}) => ({
  ...{ kind: 'blog', key: article, date: '2026-11-02', title: 'Titel', lead: 'Vorspann', metaTitle: 'Titel' },
  ...{ description: 'Beschreibung', body, ...more },
});

const media = (url: string, alternativeText: string | null) => ({
  ...{ name: 'x', url, mime: 'image/png', hash: 'x', ext: '.png', width: 9, height: 9, alternativeText },
});

type Options = { folder?: string; bound?: number; mayBeDown?: boolean };

/** A site with this content. */
async function openSite(cms: FakeCms, { folder = makeFolder(), bound }: Options = {}) {
  const pictures = {
    hosts: [cms.url, publicUrl] as const,
    folder: join(folder, 'media'),
    ...(bound !== undefined && { bound }),
  };
  const { source, log, refused } = openTestContent(cms, join(folder, 'cms'), pictures);
  await source.refresh();
  const settings = { SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0, CMS_WEBHOOK_SECRET: webhookSecret };
  const site = await startTestServer({ content: source, settings });
  const seen = <Result>(work: () => Result) => withContent(source.read, work);
  return {
    ...{ site, source, log, refused, seen, folder },
    articleHtml: () =>
      seen(() =>
        renderToStaticMarkup(
          createElement(ArticleText, {
            blocks: articleBlocks(articleOf(article, 'de')?.markdown ?? '').blocks,
            resolveArticleLink: (href) => ({ href, external: true }),
            chatWindow: wordsFor('de').pictures.chatWindow,
          }),
        ),
      ),
    files: () => readdirSync(join(folder, 'media')).filter((name) => name !== 'index.json'),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

const sourceIn = (html: string): string => / src="([^"]+)"/.exec(html)?.[1] ?? 'none';
/** Address of a picture without its variant. */
const addressIn = (html: string): string => sourceIn(html).replace(/\/\d+$/, '');

test('a picture in an article comes from the site, in the sizes and formats that suit the browser', async () => {
  await using cms = await startFakeCms();
  cms.files.set('/uploads/team_1a2b.png', await png(2000, 1000));
  for (const address of [
    '/uploads/team_1a2b.png',
    `${cms.url}/uploads/team_1a2b.png`,
    `${publicUrl}/uploads/team_1a2b.png`,
  ]) {
    cms.entries.set('posts:de', [post(`Davor ![Das Team](${address}) danach`)]);
    await using opened = await openSite(cms);
    const html = opened.articleHtml();
    expect(html).toContain(
      'width="2000" height="1000" alt="Das Team" sizes="(min-width: 44rem) 42rem, 100vw" loading="lazy"',
    );
    expect(html).toMatch(/srcSet="\S+\/480 480w, \S+\/800 800w, \S+\/1200 1200w, \S+\/1600 1600w"/);
    expect(opened.refused()).toEqual([]);
  }
  await using opened = await openSite(cms);
  const { site } = opened;
  const src = sourceIn(opened.articleHtml());
  const get = async (path: string, accept: string) => {
    const { status, headers, body } = await site.request(path, { headers: { accept } });
    const { format, width, height } = await sharp(body).metadata();
    return { status, type: headers['content-type'], format, size: [width, height], headers };
  };
  expect(await get(src, 'image/avif,image/webp,*/*')).toMatchObject({
    status: 200,
    type: 'image/avif',
    size: [800, 400],
  });
  expect(await get(src, 'image/webp,*/*')).toMatchObject({ type: 'image/webp', format: 'webp', size: [800, 400] });
  expect(await get(src, '*/*')).toMatchObject({ type: 'image/jpeg', format: 'jpeg', size: [800, 400] });
  const { headers } = await get(src, 'image/webp');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("img-src 'self'");
  const condition = { accept: 'image/webp', 'if-none-match': headers.etag ?? '' };
  const again = await site.request(src, { headers: condition });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await site.request(src, { headers: { ...condition, accept: '*/*' } })).status).toBe(200);
  expect((await site.request(src, { method: 'POST' })).status).toBe(405);
});

test('a small picture is not enlarged, and a turned one is shown upright', async () => {
  await using cms = await startFakeCms();
  cms.files.set('/uploads/small.jpg', await picture(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  cms.entries.set('posts:de', [post('![Hochformat](/uploads/small.jpg)')]);
  await using opened = await openSite(cms);
  const html = opened.articleHtml();
  expect(html).toContain('width="300" height="600"');
  expect(html).toMatch(/srcSet="\S+\/480 300w"/);
  const { body } = await opened.site.request(`${addressIn(html)}/1600`);
  const { width, height, exif } = await sharp(body).metadata();
  expect([width, height, exif]).toEqual([300, 600, undefined]);
});

test('addresses that no content names get the 404 page, and nothing is fetched or drawn for them', async () => {
  await using cms = await startFakeCms();
  cms.files.set('/uploads/a.png', await png(900, 300));
  cms.files.set('/uploads/secret.png', await png(10, 10));
  cms.entries.set('posts:de', [post('![A](/uploads/a.png)')]);
  await using opened = await openSite(cms);
  const address = addressIn(opened.articleHtml());
  const before = cms.requests.length;
  for (const path of [
    address,
    `${address}/801`,
    `${address}/800.png`,
    `${address.replace('900x300', '900x301')}/800`,
    `/media/${'0'.repeat(32)}/900x300/800`,
    '/media/uploads/secret.png',
    '/media/secret.png',
    '/media/index.json',
    '/media/',
  ]) {
    const { status, text } = await opened.site.request(path);
    expect([path, status, text]).toEqual([path, 404, expect.stringContaining('page /')]);
  }
  expect(cms.requests).toHaveLength(before);
  expect(opened.files()).toHaveLength(1);
});

const upload = (cms: FakeCms, path: string, bytes: Buffer) => {
  cms.files.set(path, bytes);
  return path;
};

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

test.each<[string, (cms: FakeCms) => Promise<string>]>([
  ['an SVG', async (cms) => upload(cms, '/uploads/x.svg', svg)],
  ['an SVG with the name of a PNG', async (cms) => upload(cms, '/uploads/x.png', svg)],
  ['text', async (cms) => upload(cms, '/uploads/x.png', Buffer.from('text'))],
  ['half a head', async (cms) => upload(cms, '/uploads/x.png', (await png(9, 9)).subarray(0, 20))],
  ['too many pixels', async (cms) => upload(cms, '/uploads/x.png', await png(8000, 5001))],
  [
    'too many bytes',
    async (cms) => {
      cms.fault = (path) => (path === '/uploads/x.png' ? 'huge' : undefined);
      return '/uploads/x.png';
    },
  ],
  [
    'a redirect',
    async (cms) => {
      cms.files.set('/uploads/elsewhere.png', await png(9, 9));
      cms.fault = (path) => (path === '/uploads/x.png' ? 302 : undefined);
      return '/uploads/x.png';
    },
  ],
  ['a missing file', async () => '/uploads/x.png'],
  ['another host', async () => 'https://elsewhere.example/uploads/x.png'],
  ['a path beside the uploads', async () => '/uploads/../admin/x.png'],
])('%s is left out alone and named', async (_, prepare) => {
  await using cms = await startFakeCms();
  const address = await prepare(cms);
  cms.entries.set('posts:de', [post(`Davor ![Bild](${address}) danach`, { metaImage: media(address, 'Bild') })]);
  await using opened = await openSite(cms);
  expect(opened.articleHtml()).toContain('<p>Davor  danach</p>');
  expect(opened.seen(() => headOf(`blog/${article}`, 'de').picture?.url)).toContain('/og/de/');
  expect(opened.refused().sort()).toEqual([`post blog/${article} body`, `post blog/${article} metaImage`]);
  const reasons = opened.source.status().refused.map(({ reason, shown }) => [reason, shown]);
  expect(reasons).toEqual([
    ['picture', 'rest'],
    ['picture', 'rest'],
  ]);
  const fetched = cms.requests.map(({ target }) => target).filter((target) => !target.startsWith('/api/'));
  expect(fetched.filter((target) => target !== address || target.endsWith('.svg'))).toEqual([]);
  if (cms.hugeBytes > 0) expect(cms.hugeBytes).toBeLessThan(16 * 1024 * 1024);
});

test('a picture without a description is left out alone and named', async () => {
  await using cms = await startFakeCms();
  cms.files.set('/uploads/a.png', await png(90, 30));
  const body = '![](/uploads/a.png) Text ![Mit](/uploads/a.png)';
  cms.entries.set('posts:de', [post(body, { metaImage: media('/uploads/a.png', ' ') })]);
  await using opened = await openSite(cms);
  expect(opened.articleHtml().match(/<img/g)).toHaveLength(1);
  expect(opened.refused().sort()).toEqual([`post blog/${article} body`, `post blog/${article} metaImage`]);
  expect(opened.source.status().refused.map(({ reason }) => reason)).toEqual(['undescribed', 'undescribed']);
});

test.each<ResponseShape>(['v4', 'v5'])('metaImage of shape %s is the social picture of its page', async (shape) => {
  await using cms = await startFakeCms(shape);
  cms.files.set('/uploads/large.png', await png(2400, 2400));
  const image = media('/uploads/large.png', 'Zwei Leute');
  const metaImage = shape === 'v4' ? { data: { id: 1, attributes: image } } : image;
  cms.entries.set('page-metas:de', [{ page: 'pricing', metaTitle: 'Preise von hier', metaImage }]);
  cms.entries.set('posts:de', [post('Text', { metaImage })]);
  await using opened = await openSite(cms);
  const [pricing, blog] = opened.seen(() => [headOf('pricing', 'de'), headOf(`blog/${article}`, 'de')]);
  const { pathname } = new URL(pricing?.picture?.url ?? '');
  expect(pricing).toMatchObject({ title: expect.stringContaining('Preise von hier') });
  expect(pricing?.picture).toMatchObject({ type: 'image/jpeg', alt: 'Zwei Leute', width: 1200, height: 630 });
  expect(blog?.picture?.url).toBe(pricing?.picture?.url);
  expect(opened.seen(() => headOf('pricing', 'en').picture?.type)).toBe('image/png');
  const { status, headers, body } = await opened.site.request(pathname, { headers: { accept: 'image/avif' } });
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
});

test('the logo of the footer comes from the site', async () => {
  await using cms = await startFakeCms();
  cms.files.set('/uploads/logo.png', await png(500, 100));
  cms.entries.set('footer:de', { ...footerEntry, footerTopLogo: media('/uploads/logo.png', null) });
  await using opened = await openSite(cms);
  const logo = opened.seen(() => chromeContent('de').footer.logo);
  expect((await opened.site.request(`${logo}/480`)).status).toBe(200);
  // A logo that cannot be shown leaves the rest of the footer as published.
  cms.entries.set('footer:de', { ...footerEntry, footerTopLogo: media('/uploads/logo.svg', null) });
  await opened.source.refresh();
  expect(opened.seen(() => chromeContent('de').footer)).toMatchObject({
    logo: null,
    meta: footerEntry.footerMeta.text,
  });
  expect(opened.refused()).toEqual(['footer footerTopLogo']);
});

test('during an outage kept pictures are served, others answer 503, and pages and addresses stay after a restart', async () => {
  await using cms = await startFakeCms();
  cms.files.set('/uploads/a.png', await png(900, 300));
  cms.entries.set('posts:de', [post('![A](/uploads/a.png)')]);
  const first = await openSite(cms);
  const address = addressIn(first.articleHtml());
  expect((await first.site.request(`${address}/800`)).status).toBe(200);
  await first[Symbol.asyncDispose]();
  first.source.stop();
  rmSync(join(first.folder, 'media', first.files().find((name) => !name.includes('-')) ?? ''));

  cms.fault = () => 'down';
  await using opened = await openSite(cms, { folder: first.folder });
  expect(addressIn(opened.articleHtml())).toBe(address);
  expect((await opened.site.request(`${address}/800`)).status).toBe(200);
  const { status, headers } = await opened.site.request(`${address}/480`);
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
  cms.fault = () => undefined;
  expect((await opened.site.request(`${address}/480`)).status).toBe(200);
});

test('the files keep to their bound, the oldest are removed, and a removed one is drawn again', async () => {
  await using cms = await startFakeCms();
  const noise = (seed: number) =>
    sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 + seed },
      },
    })
      .png()
      .toBuffer();
  for (const name of ['a', 'b', 'c']) cms.files.set(`/uploads/${name}.png`, await noise(name.charCodeAt(0)));
  cms.entries.set('posts:de', [post('![A](/uploads/a.png) ![B](/uploads/b.png) ![C](/uploads/c.png)')]);
  const bound = 1024 * 1024;
  await using opened = await openSite(cms, { bound });
  const addresses = [...opened.articleHtml().matchAll(/ src="([^"]+)"/g)].map(([, src]) => src ?? '');
  for (const round of ['image/webp', '*/*', 'image/webp']) {
    for (const src of addresses) {
      expect((await opened.site.request(src, { headers: { accept: round } })).status).toBe(200);
      const format = round === '*/*' ? 'jpg' : 'webp';
      expect(opened.files()).toContain(`${src.split('/')[2]}-${src.split('/')[4]}.${format}`);
      const sizes = opened.files().map((name) => statSync(join(opened.folder, 'media', name)).size);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bound);
    }
  }
});

test('a replaced picture gets another address at the webhook, and a deleted one is gone', async () => {
  await using cms = await startFakeCms();
  cms.files.set('/uploads/a.png', await png(900, 300));
  cms.entries.set('posts:de', [post('Text ![A](/uploads/a.png)')]);
  await using opened = await openSite(cms);
  const first = addressIn(opened.articleHtml());
  await opened.source.refresh();
  expect(cms.requests.filter(({ target }) => target === '/uploads/a.png')).toHaveLength(1);

  const report = (event: string) =>
    opened.site.request('/api/cms/webhook', {
      method: 'POST',
      headers: { authorization: `Bearer ${webhookSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event, media: { name: 'a.png' } }),
    });
  cms.files.set('/uploads/a.png', await png(900, 300, '#a26'));
  expect((await report('media.update')).status).toBe(204);
  await vi.waitFor(() => expect(addressIn(opened.articleHtml())).not.toBe(first), { timeout: 10_000 });
  const second = addressIn(opened.articleHtml());
  expect((await opened.site.request(`${second}/800`)).status).toBe(200);

  cms.files.delete('/uploads/a.png');
  await report('media.delete');
  await vi.waitFor(() => expect(opened.articleHtml()).not.toContain('<img'), { timeout: 10_000 });
  expect((await opened.site.request(`${second}/800`)).status).toBe(404);
  expect(opened.files().filter((name) => name.startsWith(second.split('/')[2] ?? ''))).toEqual([]);
});

test('pictures that do not answer delay content by three seconds at most, and come with a later reading', async () => {
  await using cms = await startFakeCms();
  const answers = await png(900, 300);
  for (const name of ['a', 'b', 'c', 'd', 'e']) cms.files.set(`/uploads/${name}.png`, answers);
  const body = ['a', 'b', 'c', 'd', 'e'].map((name) => `![${name}](/uploads/${name}.png)`).join(' ');
  cms.entries.set('posts:de', [post(`Neu ${body}`)]);
  cms.fault = (path) => (path.startsWith('/uploads/') ? 'slow' : undefined);
  const started = performance.now();
  await using opened = await openSite(cms);
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(opened.articleHtml()).toMatch(/<p>Neu\s+<\/p>/);
  cms.fault = () => undefined;
  await vi.waitFor(
    async () => {
      await opened.source.refresh();
      expect(opened.articleHtml().match(/<img/g)).toHaveLength(5);
    },
    { timeout: 9_000, interval: 500 },
  );
}, 20_000);
