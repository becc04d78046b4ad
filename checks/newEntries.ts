/**
 * `npx node checks/newEntries.ts` on a build with CMS_URL: published articles, pages of each collection and free pages
 * are finished pages without a build, and gone after their withdrawal. Prints how long each took: under a second on an
 * idle machine, but for search and twins.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { freePageEntry, newEntry } from '../src/testing/newEntry.testing.ts';
import { cmsToken, startFakeCms } from '../src/testing/startFakeCms.testing.ts';
import { startSite } from './tools/startSite.ts';

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

/** The answer of each collection, with one new entry. */
const collections: Record<string, object[]> = {
  'text-industries': [newEntry('text-industry', 'de', { question: '„Fliegt mein Zeppelin?“' })],
  'text-products': [newEntry('text-product', 'de')],
  'text-theme-solutions': [newEntry('text-theme-solution', 'de')],
  'text-use-cases': [newEntry('text-use-case', 'de')],
  'text-examples': [newEntry('text-example', 'de')],
  'text-template-goals': [newEntry('text-template-goal', 'de')],
  'text-integration-kinds': [newEntry('text-integration-kind', 'de', { kind: 'shop', name: 'Zeppelinwerft' })],
  'text-pages': [freePageEntry()],
};
/** Their pages by address, with a piece of each. */
const pages = {
  '/branchen/neu': 'Fliegt mein Zeppelin?',
  '/produkte/neu': 'id="product-title"',
  '/loesungen/neu': 'id="solution-title"',
  '/anwendungsfaelle/neu': 'id="use-case-title"',
  '/anwendungsfaelle/neu/beispiele': 'id="examples-title"',
  '/vorlagen/neu': 'id="goal-title"',
  '/vorlagen': 'value="neu"',
  '/vorlagen?ziel=neu': 'href="/vorlagen/neu#',
  '/integrationen': 'Zeppelinwerft',
  '/aktion': 'Um Zeppeline im Plan',
};

await using cms = await startFakeCms();
for (const locale of ['de', 'en'])
  for (const name of ['posts', ...Object.keys(collections)]) cms.entries.set(`${name}:${locale}`, []);
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

/** All entries, or none. */
async function publish(isShown: boolean): Promise<void> {
  for (const [name, entries] of Object.entries({ ...collections, posts }))
    cms.entries.set(`${name}:de`, (isShown ? entries : []) as Record<string, unknown>[]);
  const models = ['post', 'text-industry', 'text-product', 'text-theme-solution', 'text-use-case', 'text-example'];
  const headers = { Authorization: `Bearer ${secret}` };
  for (const model of [...models, 'text-template-goal', 'text-integration-kind', 'text-page'])
    await fetch(`${site.origin}/api/cms/webhook`, { method: 'POST', headers, body: JSON.stringify({ model }) });
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

await publish(true);
await expectSoon(longest, {
  article: shows('/blog/neuer-artikel', '<h1 id="article-title"'),
  announcement: shows('/newsroom/neue-meldung', 'Eine neue Meldung</h1>'),
  list: shows('/blog', 'href="/blog/neuer-artikel"'),
  'topic of the list': shows('/newsroom/thema/angebot', 'href="/newsroom/neue-meldung"'),
  sitemap: shows('/sitemap.xml', '/blog/neuer-artikel</loc>'),
  'sitemap with a free page': shows('/sitemap.xml', '/aktion</loc>'),
  'industry on the home page': shows('/', 'href="/branchen/neu"'),
  'breadcrumbs of a free page': shows('/aktion', '"@type":"BreadcrumbList"'),
  ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [path, shows(path, text)])),
  feed: shows('/blog/feed.json', '/blog/neuer-artikel'),
});
await expectSoon(longestOfTexts, {
  twin: shows('/blog/neuer-artikel.md', 'Zeppeline'),
  search: shows('/suche?q=Zeppeline', '/blog/neuer-artikel'),
  'twin of a free page': shows('/aktion.md', '245 Meter'),
  'search for a free page': shows('/suche?q=Luftschiff+Aktion', '/aktion'),
});
await publish(false);
await expectSoon(longest, {
  'withdrawn article': answers('/blog/neuer-artikel', 410),
  'withdrawn free page': answers('/aktion', 410),
  'withdrawn industry': answers('/branchen/neu', 410),
  'gallery without its goal': hides('/vorlagen', 'value="neu"'),
  'home page without it': hides('/', 'href="/branchen/neu"'),
  'list without it': hides('/blog', 'neuer-artikel'),
  'sitemap without it': hides('/sitemap.xml', 'neuer-artikel'),
});
await expectSoon(longestOfTexts, { 'no twin': answers('/blog/neuer-artikel.md', 404) });
