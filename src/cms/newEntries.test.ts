/** Articles that no file has. Over 200 lines: each list, feed and menu shows them. Pages: newPages.test.ts. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { blogListViewModel } from '../components/sections/blog/blogListViewModel.ts';
import { feedFile } from '../discovery/seo/feedFile.ts';
import { headOf } from '../discovery/seo/head.ts';
import { href } from '../routes/hrefs.ts';
import { newEntries } from '../routes/pageOf.ts';
import type { Strategy } from '../routes/strategy.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { openEntrySite } from '../testing/openEntrySite.testing.ts';
import { type FakeCms, previewSecret, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { articleOf, articlesOf } from '../text/content/blog/articles.ts';
import { navigationFor } from '../text/content/navigation/navigation.ts';
import { allNews, newsOf } from '../text/content/newsroom/news.ts';
import { signed } from './openPreview.ts';

const post = {
  kind: 'blog',
  key: 'neuer-artikel',
  documentId: 'one',
  date: '2031-02-03',
  title: 'Ein neuer Artikel',
  lead: 'Aus dem Redaktionssystem.',
  metaTitle: 'Neuer Artikel',
  description: 'Eine Beschreibung, die lang genug ist, um in Suchmaschinen etwas zu sagen.',
  body: 'Ein Absatz über Zeppeline.',
  topic: 'trust',
};
const newId = 'blog/neuer-artikel' as PageId;

const folders: string[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, maxRetries: 5 });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'));
  folders.push(folder);
  return folder;
}

/** An article, or a list with the links to its articles. */
function draw(id: PageId, locale: Locale): string {
  const entry = id.split('/')[1] ?? '';
  const article = id.startsWith('blog/') ? articleOf(entry, locale) : newsOf(entry, locale);
  const list = id === 'blog' ? articlesOf(locale) : id === 'newsroom' ? allNews(locale) : [];
  const links = list.map((one) => `<a href="${href(one.page, locale)}">${one.title}</a>`).join('');
  return `<h1>${article?.title ?? id}</h1><p>${article?.markdown ?? locale}</p>${links}`;
}

type Parts = { posts?: object[]; en?: object[]; strategy?: Strategy; folder?: string };

async function open(cms: FakeCms, { posts = [post], en = [], strategy, folder }: Parts = {}) {
  cms.entries.set('posts:de', posts as Record<string, unknown>[]);
  cms.entries.set('posts:en', en as Record<string, unknown>[]);
  const opened = await openEntrySite(cms, { draw, strategy, folder });
  const publish = async (now: object[]) => {
    cms.entries.set('posts:de', now as Record<string, unknown>[]);
    await opened.tell('post');
  };
  return { ...opened, publish };
}

const soon = { timeout: 20_000 };

/** Files are written in the background, behind the compression of all twins. */
const isKept = (folder: string, file: string, text: string) =>
  vi.waitFor(() => expect(readFileSync(join(folder, file), 'utf8')).toContain(text), soon);

test('an article that no file has is a page, and is where articles are', async () => {
  await using cms = await startFakeCms();
  await using opened = await open(cms, { posts: [] });
  const { site, search, read, see, publish } = opened;
  expect((await site.request('/blog/neuer-artikel')).status).toBe(404);

  await publish([post]);
  await vi.waitFor(async () => expect((await site.request('/blog/neuer-artikel')).status).toBe(200), soon);
  const page = await site.request('/blog/neuer-artikel');
  expect(page.text).toContain('<h1>Ein neuer Artikel</h1>');
  expect(page.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
  expect(page.headers['surrogate-key']).toContain('posts:de');
  expect(await read('/blog')).toContain('<a href="/blog/neuer-artikel">');
  expect((await site.request('/blog/neuer-artikel/')).headers.location).toBe('/blog/neuer-artikel');
  expect((await site.request('/blog/neuer-artikel', { method: 'POST' })).status).toBe(405);
  await vi.waitFor(async () => expect(await read('/blog/neuer-artikel.md')).toContain('Zeppeline'), soon);
  const twin = await site.request('/blog/neuer-artikel.md');
  expect(twin.headers.link).toBe('<http://localhost:4321/blog/neuer-artikel>; rel="canonical"');
  await vi.waitFor(async () => expect(await read('/llms.txt')).toContain('/blog/neuer-artikel.md'), soon);
  const listed = '/blog/neuer-artikel</loc>\n    <lastmod>2031-02-03</lastmod>';
  await vi.waitFor(async () => expect(await read('/sitemap.xml')).toContain(listed), soon);
  const item = '<link>http://localhost:4321/blog/neuer-artikel</link>';
  await vi.waitFor(async () => expect(await read('/blog/rss.xml')).toContain(item), soon);
  expect((await search?.de('Zeppeline'))?.map(({ href: at }) => at)).toEqual(['/blog/neuer-artikel']);
  see(() => {
    const head = headOf(newId, 'de');
    expect(head).toMatchObject({ title: 'Neuer Artikel', ogType: 'article', alternates: [] });
    expect(head.picture?.url).toBe('http://localhost:4321/og/de/blog.png');
    expect(newEntries('blog', 'de')).toEqual(['neuer-artikel']);
    // It has no English page: the switch leads to the list.
    expect(href(newId, 'en')).toBe('/en/blog');
    expect(articleOf('neuer-artikel', 'de')).toMatchObject({ topics: ['trust'], next: { page: 'contact' } });
  });
  expect((await site.request('/en/blog/neuer-artikel')).status).toBe(404);
});

test('a withdrawn article answers 410 and is nowhere, also after a restart', async () => {
  await using cms = await startFakeCms();
  const folder = newFolder();
  {
    await using opened = await open(cms, { folder });
    const { site, search, read, publish } = opened;
    await vi.waitFor(async () => expect(await read('/blog/neuer-artikel.md')).toContain('Zeppeline'), soon);
    await publish([]);
    await vi.waitFor(async () => expect((await site.request('/blog/neuer-artikel')).status).toBe(410), soon);
    await vi.waitFor(async () => expect((await site.request('/blog/neuer-artikel.md')).status).toBe(404), soon);
    for (const path of ['/blog', '/sitemap.xml', '/blog/rss.xml', '/llms.txt'])
      await vi.waitFor(async () => expect(await read(path)).not.toContain('neuer-artikel'), soon);
    expect(await search?.de('Zeppeline')).toEqual([]);
    expect((await site.request('/blog/nie-dagewesen')).status).toBe(404);
    await isKept(folder, 'former-entries.json', 'neuer-artikel');
    // A file's article stays as its file has it.
    expect((await site.request('/blog/was-ein-ki-chatbot-nicht-kann')).status).toBe(200);
  }
  await using again = await open(cms, { posts: [], folder });
  expect((await again.site.request('/blog/neuer-artikel')).status).toBe(410);
});

test('a changed key redirects from the old address, also after a restart', async () => {
  await using cms = await startFakeCms();
  const folder = newFolder();
  const renamed = { ...post, key: 'umbenannt' };
  {
    await using opened = await open(cms, { folder });
    const { site, publish } = opened;
    await publish([renamed]);
    await vi.waitFor(async () => expect((await site.request('/blog/umbenannt')).status).toBe(200), soon);
    const moved = await site.request('/blog/neuer-artikel?a=b');
    expect([moved.status, moved.headers.location]).toEqual([301, '/blog/umbenannt?a=b']);
    await isKept(folder, 'former-entries.json', 'umbenannt');
  }
  await using again = await open(cms, { posts: [renamed], folder });
  expect((await again.site.request('/blog/neuer-artikel')).headers.location).toBe('/blog/umbenannt');
  // A new article takes the address.
  await again.publish([renamed, { ...post, documentId: 'two', title: 'Noch einer' }]);
  await vi.waitFor(async () => expect(await again.read('/blog/neuer-artikel')).toContain('Noch einer'), soon);
});

test.each<[Strategy, Record<string, number | string>]>([
  ['prefix_except_default', { '/blog/neu': 200, '/en/blog/neu': 200, '/de/blog/neu': 404 }],
  ['prefix', { '/de/blog/neu': 200, '/en/blog/neu': 200, '/blog/neu': '/de/blog/neu' }],
  ['prefix_and_default', { '/blog/neu': 200, '/de/blog/neu': 200, '/en/blog/neu': 200 }],
  ['no_prefix', { '/blog/neu': 200, '/en/blog/neu': 404, '/de/blog/neu': 404 }],
])('with %s an article has the addresses of the strategy', async (strategy, expected) => {
  await using cms = await startFakeCms();
  const neu = { ...post, key: 'neu' };
  await using opened = await open(cms, { posts: [neu], en: [{ ...neu, title: 'A new article' }], strategy });
  for (const [path, answer] of Object.entries(expected)) {
    const { status, headers } = await opened.site.request(path);
    expect([path, typeof answer === 'number' ? status : headers.location]).toEqual([path, answer]);
  }
  if (strategy !== 'no_prefix') return;
  const english = await opened.site.request('/blog/neu', { headers: { 'Accept-Language': 'en' } });
  expect(english.text).toContain('A new article');
});

test('an article has one slug per language', async () => {
  await using cms = await startFakeCms();
  const en = [{ ...post, title: 'A new article', slug: 'new-article' }];
  await using opened = await open(cms, { en });
  expect((await opened.site.request('/blog/neuer-artikel')).status).toBe(200);
  expect(await opened.read('/en/blog/new-article')).toContain('A new article');
  expect((await opened.site.request('/en/blog/neuer-artikel')).status).toBe(404);
  opened.see(() => expect(href(newId, 'en')).toBe('/en/blog/new-article'));
});

test('pages, aliases and redirects win over an article', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('redirects:de', [{ from: '/blog/alt', to: '/preise' }]);
  const posts = [
    { ...post, key: 'was-ein-ki-chatbot-nicht-kann' },
    { ...post, kind: 'newsroom', key: 'neue-website', topic: 'offer' },
    { ...post, key: 'alt' },
    { ...post, key: '../preise' },
    { ...post, key: 'falsches-thema', topic: 'offer' },
    { ...post, key: 'zeit', publishAt: 'bald' },
    { ...post, key: 'eins' },
    { ...post, key: 'zwei', slug: 'eins' },
  ];
  await using opened = await open(cms, { posts });
  const { site, refused, read } = opened;
  expect(await read('/blog/was-ein-ki-chatbot-nicht-kann')).not.toContain('Ein neuer Artikel');
  expect((await site.request('/newsroom/neue-website')).headers.location).toBe(
    '/newsroom/assistent-auf-dieser-website',
  );
  expect((await site.request('/blog/alt')).headers.location).toBe('/preise');
  expect(refused()).toEqual([
    'post blog/was-ein-ki-chatbot-nicht-kann key',
    'post newsroom/neue-website key',
    'post blog/../preise key',
    'post blog/falsches-thema topic',
    'post blog/zeit publishAt',
    'post blog/zwei slug',
  ]);
});

test('an article is shown from its time until its end, also after a restart', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await using cms = await startFakeCms();
  const folder = newFolder();
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const planned = { ...post, publishAt: hours(1), unpublishAt: hours(3) };
  {
    await using opened = await open(cms, { posts: [planned], folder });
    expect((await opened.site.request('/blog/neuer-artikel')).status).toBe(404);
    expect(await opened.read('/blog')).not.toContain('neuer-artikel');
    await isKept(folder, 'posts%3Ade.json', 'neuer-artikel');
  }
  // The content system is down: what is kept on disk has the time.
  cms.fault = () => 'down';
  await using again = await open(cms, { posts: [planned], folder });
  expect((await again.site.request('/blog/neuer-artikel')).status).toBe(404);
  await vi.advanceTimersByTimeAsync(3_600_100);
  await vi.waitFor(async () => expect(await again.read('/blog')).toContain('neuer-artikel'), soon);
  expect((await again.site.request('/blog/neuer-artikel')).status).toBe(200);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  await vi.waitFor(async () => expect((await again.site.request('/blog/neuer-artikel')).status).toBe(410), soon);
});

test('an editor sees a new article before it is published, and before its time', async () => {
  await using cms = await startFakeCms();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  cms.entries.set('posts:de:draft', [{ ...post, publishAt }]);
  await using opened = await open(cms, { posts: [] });
  const query = new URLSearchParams({ page: newId, locale: 'de', expires: String(Date.now() + 60_000) });
  query.set('signature', signed(query.toString(), previewSecret));
  const preview = await opened.site.request(`/api/preview?${query}`);
  expect([preview.status, preview.text]).toEqual([200, expect.stringContaining('<h1>Ein neuer Artikel</h1>')]);
  expect((await opened.site.request('/blog/neuer-artikel')).status).toBe(404);
});

test('links of menus and articles lead to a new article, and are dropped with it', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('top-nav:de', {
    topNavItems: [
      { cta: { label: 'Neu', url: '/blog/neuer-artikel#unten' }, order: 1 },
      { cta: { label: 'Preise', url: '/preise' }, order: 2 },
    ],
  });
  const linking = { ...post, key: 'zweiter', documentId: 'two', body: 'Ein [Link](/blog/neuer-artikel).' };
  await using opened = await open(cms, { posts: [linking] });
  const { see, publish, refused } = opened;
  const links = () => see(() => navigationFor('de').topNav.topNavItems.map(({ cta }) => cta.label));
  expect(links()).toEqual(['Preise']);
  await publish([linking, post]);
  await vi.waitFor(() => expect(links()).toEqual(['Neu', 'Preise']), soon);
  expect(refused()).toContain('post blog/zweiter body');
  await vi.waitFor(() => expect(opened.source.status().refused).toEqual([]), soon);
  await publish([linking]);
  await vi.waitFor(() => expect(links()).toEqual(['Preise']), soon);
});

test('a list has as many pages as its articles fill', async () => {
  await using cms = await startFakeCms();
  const posts = Array.from({ length: 60 }, (_, at) => ({ ...post, key: `neu-${at}`, documentId: `d${at}` }));
  await using opened = await open(cms, { posts });
  const { site, see } = opened;
  // Eight articles have files.
  expect((await site.request('/blog/seite/12')).status).toBe(200);
  expect((await site.request('/blog/seite/13')).status).toBe(404);
  expect((await site.request('/en/blog/page/3')).status).toBe(404);
  see(() => {
    expect(headOf('blog-pages/12' as PageId, 'de').title).toContain('12');
    expect(blogListViewModel('blog', 'de').listPage.paging?.pages.at(-1)?.href).toBe('/blog/seite/12');
    expect(feedFile('/blog/rss.xml').text.split('<item>')).toHaveLength(69);
  });
});
