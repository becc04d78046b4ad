/** What a change of content does not cost: reads, parsing and renderings of what stays the same. */
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { footerEntry } from '../testing/cmsEntries.testing.ts';
import { newEntry } from '../testing/newEntry.testing.ts';
import { openEntrySite } from '../testing/openEntrySite.testing.ts';
import { openTestContent } from '../testing/openTestContent.testing.ts';
import { cmsToken, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { fromCms } from '../text/content/currentContent.ts';
import { openContentFiles } from './openContentFiles.ts';
import { createStrapiFetch } from './strapi.ts';

const industry = (key: string, change: object = {}) => newEntry('text-industry', 'de', { key, ...change });

test('a new page makes a link to it work without another read of the content that links', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('redirects:de', [{ from: '/alt', to: '/branchen/neu' }]);
  cms.entries.set('text-industries:de', []);
  const { source } = openTestContent(cms);
  await source.refresh();
  expect(source.read('redirects', 'de')).toBeUndefined();
  const before = cms.requests.length;
  cms.entries.set('text-industries:de', [industry('neu')]);
  await source.refresh('text-industry');
  expect(source.read('redirects', 'de')?.get('/alt')).toMatchObject({ page: 'industries/neu' });
  const targets = cms.requests.slice(before).map(({ target }) => target);
  expect(targets.filter((target) => !target.startsWith('/api/text-industries'))).toEqual([]);
});

test('an entry begins at its time after an answer that could not be used', async () => {
  await using cms = await startFakeCms();
  const publishAt = new Date(Date.now() + 1_000).toISOString();
  cms.entries.set('text-industries:de', [industry('spaeter', { publishAt })]);
  const { source } = openTestContent(cms);
  await source.refresh();
  cms.fault = (path) => (path === 'text-industries' ? 'odd' : undefined);
  await source.refresh('text-industry');
  expect(source.read('text-industry', 'de')).not.toHaveProperty('spaeter');
  await vi.waitFor(() => expect(source.read('text-industry', 'de')).toHaveProperty('spaeter'), { timeout: 3_000 });
});

test('the entries of an unchanged result page are not parsed again', async () => {
  await using cms = await startFakeCms();
  cms.pageLimit = 1;
  const fetchEntries = createStrapiFetch({ url: cms.url, token: cmsToken });
  const read = async () => (await fetchEntries('posts?pagination[pageSize]=100&locale=de')) as unknown[];
  cms.entries.set('posts:de', [{ key: 'eins' }, { key: 'zwei' }]);
  const [one] = await read();
  cms.entries.set('posts:de', [{ key: 'eins' }, { key: 'zwei', title: 'Neu' }]);
  const now = await read();
  expect(now[0]).toBe(one);
  expect(now[1]).toMatchObject({ title: 'Neu' });
});

test('an answer that changes steadily is written once a second at most, and its last version is', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'content-'));
  const files = openContentFiles(folder.path, 'http://cms.test', { info: vi.fn(), warn: vi.fn() });
  const file = join(folder.path, 'posts.json');
  const written = async (version: number) => {
    while (!(await readFile(file, 'utf8').catch(() => '')).includes(`"data":${version}`)) await nextTurn();
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  files.save('posts', 1);
  vi.advanceTimersByTime(0);
  await written(1);
  for (const version of [2, 3]) files.save('posts', version);
  vi.advanceTimersByTime(999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await written(3);
});

async function openFooterSite() {
  const cms = await startFakeCms();
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Alt' });
  const state = { drawn: 0 };
  const site = await openEntrySite(cms, {
    draw(id, locale) {
      if (id === 'faq' && locale === 'de') state.drawn += 1;
      return `<h1>${id}</h1><p>${fromCms('footer', locale)?.copy}</p>`;
    },
  });
  return {
    ...{ state, read: site.read },
    async publish(copy: string) {
      cms.entries.set('footer:de', { ...footerEntry, copy });
      await site.source.refresh('footer');
    },
    search: site.search,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await cms[Symbol.asyncDispose]();
    },
  };
}

const faqIn = (search: { data(locale: 'de'): { pages: readonly { id: string }[] } } | undefined) =>
  JSON.stringify(search?.data('de').pages.find(({ id }) => id === 'faq'));

test('a page, its Markdown twin and its text in the search are one rendering', async () => {
  await using site = await openFooterSite();
  await vi.waitFor(() => expect(faqIn(site.search)).toContain('Alt'), { timeout: 10_000 });
  expect(await site.read('/faq')).toContain('Alt');
  expect(site.state.drawn).toBe(1);
  await site.publish('Neu');
  expect(await site.read('/faq')).toContain('Neu');
  expect(await site.read('/faq.md')).toContain('Neu');
  await vi.waitFor(() => expect(faqIn(site.search)).toContain('Neu'), { timeout: 10_000 });
  expect(site.state.drawn).toBe(2);
});

test('a page that changes steadily and is not visited is rendered once a second at most', async () => {
  await using site = await openFooterSite();
  await vi.waitFor(() => expect(faqIn(site.search)).toContain('Alt'), { timeout: 10_000 });
  const before = site.state.drawn;
  const started = performance.now();
  for (let stand = 1; performance.now() - started < 1_200; stand += 1) {
    await site.publish(`Stand ${stand}`);
    await wait(100);
  }
  await site.publish('Ende');
  await vi.waitFor(() => expect(faqIn(site.search)).toContain('Ende'), { timeout: 10_000 });
  expect(site.state.drawn - before).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - started) / 1_000));
});
