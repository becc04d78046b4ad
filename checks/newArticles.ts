/**
 * `npx node checks/newArticles.ts` on a build with CMS_URL: a published article is a finished page without a build, and
 * gone after its withdrawal. Prints how long each took: under a second on an idle machine, but for search and twins.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { cmsToken, startFakeCms } from '../src/testing/startFakeCms.testing.ts';
import { startSite } from './startSite.ts';

const secret = 'webhook-secret-of-a-test';
/** Leaves room for the tests beside it. */
const longest = 5_000;
/** Search and twins follow when the pages have been read. */
const longestOfTexts = 20_000;

const shared = {
  date: '2031-02-03',
  lead: 'Aus dem Redaktionssystem.',
  metaTitle: 'Neuer Artikel',
  description: 'Eine Beschreibung, die lang genug ist, um in Suchmaschinen etwas zu sagen.',
  body: 'Ein Absatz über Zeppeline.\n\n## Zwei\n\nNoch einer.',
};
const posts = [
  { ...shared, kind: 'blog', key: 'neuer-artikel', documentId: 'one', title: 'Ein neuer Artikel', topic: 'trust' },
  { ...shared, kind: 'newsroom', key: 'neue-meldung', documentId: 'two', title: 'Eine neue Meldung', topic: 'offer' },
];

await using cms = await startFakeCms();
for (const locale of ['de', 'en']) cms.entries.set(`posts:${locale}`, []);
await using site = await startSite({
  env: { CMS_URL: cms.url, CMS_TOKEN: cmsToken, CMS_WEBHOOK_SECRET: secret },
});

const get = async (path: string) => {
  const answer = await fetch(site.origin + path);
  return { status: answer.status, text: await answer.text() };
};
const shows = (path: string, text: string) => async () => (await get(path)).text.includes(text);
const hides = (path: string, text: string) => async () => !(await get(path)).text.includes(text);
const answers = (path: string, status: number) => async () => (await get(path)).status === status;

async function publish(now: typeof posts): Promise<void> {
  cms.entries.set('posts:de', now);
  const headers = { Authorization: `Bearer ${secret}` };
  await fetch(`${site.origin}/api/cms/webhook`, { method: 'POST', headers, body: JSON.stringify({ model: 'post' }) });
}

async function expectSoon(limit: number, expected: Record<string, () => Promise<boolean>>): Promise<void> {
  const started = performance.now();
  await Promise.all(
    Object.entries(expected).map(async ([name, holds]) => {
      while (!(await holds()) && performance.now() - started < limit) await wait(20);
      const isLate = !(await holds());
      console.log(`  ${isLate ? 'MISSING' : `${Math.round(performance.now() - started)} ms`}: ${name}`);
      if (isLate) process.exitCode = 1;
    }),
  );
}

await publish(posts);
await expectSoon(longest, {
  article: shows('/blog/neuer-artikel', '<h1 id="article-title"'),
  announcement: shows('/newsroom/neue-meldung', 'Eine neue Meldung</h1>'),
  list: shows('/blog', 'href="/blog/neuer-artikel"'),
  'topic of the list': shows('/newsroom/thema/angebot', 'href="/newsroom/neue-meldung"'),
  sitemap: shows('/sitemap.xml', '/blog/neuer-artikel</loc>'),
  feed: shows('/blog/feed.json', '/blog/neuer-artikel'),
});
await expectSoon(longestOfTexts, {
  twin: shows('/blog/neuer-artikel.md', 'Zeppeline'),
  search: shows('/suche?q=Zeppeline', '/blog/neuer-artikel'),
});
await publish([]);
await expectSoon(longest, {
  'withdrawn article': answers('/blog/neuer-artikel', 410),
  'list without it': hides('/blog', 'neuer-artikel'),
  'sitemap without it': hides('/sitemap.xml', 'neuer-artikel'),
});
await expectSoon(longestOfTexts, { 'no twin': answers('/blog/neuer-artikel.md', 404) });
