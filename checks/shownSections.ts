/**
 * `node checks/shownSections.ts` on a build with CMS_URL: every page with a list of sections shows those that editors
 * chose, in their order. Each section is hidden once and the order is reversed, in both languages and in every entry, with
 * headings in order, no link to an anchor that is hidden, and no error in the browser.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { textEntries } from '../src/cms/texts/textEntries.ts';
import { entryTextTypes, pageTextTypes } from '../src/cms/texts/textTypes.ts';
import { href, localesOf } from '../src/routes/hrefs.ts';
import {
  lastingSections,
  sectionsOfFiles,
  type TypeWithSections,
  typesOfFamilies,
  typesOfPages,
} from '../src/routes/pageSections.ts';
import { anchorOf } from '../src/routes/shownSections.ts';
import { locales, type PageId, publishedPageIds, table } from '../src/routes/table.ts';
import { cmsToken, startFakeCms } from '../src/testing/startFakeCms.testing.ts';
import { factsOf } from '../src/text/content/products/facts.ts';
import { chromiumFlags, chromiumPath } from './tools/chromium.ts';
import { startSite } from './tools/startSite.ts';

const secret = 'webhook-secret-of-a-test';
/** Pages are rendered again after a change. */
const longest = 30_000;

/** The order of a page's sections in the files, by their names. */
type Sectioned = { id: PageId; type: TypeWithSections; entry: string; order: readonly string[] };

const sectioned: Sectioned[] = publishedPageIds.flatMap((id): Sectioned[] => {
  const single = typesOfPages[id];
  if (single) return [{ id, type: single, entry: '', order: sectionsOfFiles(single) }];
  const { name = '', entry = '' } = table[id].family ?? {};
  const type = Object.entries(typesOfFamilies).find(([family]) => family === name)?.[1];
  return type ? [{ id, type, entry, order: entryTextTypes[type]?.sections?.(entry) ?? [] }] : [];
});

/** The anchors of a section. */
function anchorsOf({ type, entry }: Sectioned, section: string): string[] {
  if (type === 'text-solution' && section === 'services') return ['funktionen'];
  if (type === 'text-solution' && section === 'savings') return ['ersparnis-rechner'];
  if (type === 'text-product' && section === 'details') return [factsOf(entry).detailsId];
  if (type !== 'text-use-case' || section !== 'parts') return [anchorOf(section)];
  const { parts } = Object(entryTextTypes[type]?.files.de[entry]);
  return parts.map(({ id }: { id: string }) => id);
}

/** What editors choose in a round: the first rounds hide a section each, the last one reverses the order. */
function chosenIn(round: number, { order }: Sectioned): readonly string[] {
  if (round === rounds - 1) return order.toReversed();
  return round < order.length ? order.toSpliced(round, 1) : order;
}

const rounds = 1 + Math.max(...sectioned.map(({ order }) => order.length));

function shownIn(round: number, page: Sectioned): string[] {
  const lasting: readonly string[] = lastingSections[page.type] ?? [];
  const shown = [...new Set([...chosenIn(round, page), ...lasting])];
  return shown.flatMap((section) => anchorsOf(page, section));
}

await using cms = await startFakeCms();
await using site = await startSite({
  env: { CMS_URL: cms.url, CMS_TOKEN: cmsToken, CMS_WEBHOOK_SECRET: secret },
});
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });

/** Each page in each of its languages. */
const pages = sectioned.flatMap((page) =>
  localesOf(page.id).map((locale) => ({ ...page, locale, path: href(page.id, locale) })),
);
type Shown = (typeof pages)[number];

async function publish(round: number): Promise<void> {
  const listOf = (names: readonly string[]) => ({ sections: names.map((value) => ({ value })) });
  for (const locale of locales) {
    for (const page of sectioned)
      if (page.type in pageTextTypes) cms.entries.set(`${page.type}:${locale}`, listOf(chosenIn(round, page)));
    for (const type of Object.values(typesOfFamilies)) {
      const entries = (textEntries(locale)[type] ?? []).map((entry) => {
        const page = sectioned.find((one) => one.type === type && one.entry === entry.key);
        return page ? { ...entry, ...listOf(chosenIn(round, page)) } : entry;
      });
      cms.entries.set(`${entryTextTypes[type]?.plural}:${locale}`, entries);
    }
  }
  const headers = { Authorization: `Bearer ${secret}` };
  for (const model of new Set(sectioned.map(({ type }) => type)))
    await fetch(`${site.origin}/api/cms/webhook`, { method: 'POST', headers, body: JSON.stringify({ model }) });
}

/** What the check needs of a page. */
type Read = {
  ids: Set<string>;
  sections: string[];
  levels: number[];
  links: [path: string, anchor: string][];
  /** Anchors of what the structured data describes. */
  described: string[];
};

async function read(path: string): Promise<Read> {
  const html = await (await fetch(site.origin + path)).text();
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, one = '']) => one);
  return {
    ids: new Set(all(/ id="([^"]+)"/g, html)),
    sections: all(/<section id="([^"]+)"/g, main),
    levels: all(/<h([1-6])[ >]/g, main).map(Number),
    links: [...html.matchAll(/<a [^>]*?href="([^"#]*)#([^"]+)"/g)].map(([, to = '', anchor = '']) => [
      to || path,
      anchor,
    ]),
    described: Object.entries({ FAQPage: 'questions', VideoObject: 'film' }).flatMap(([type, anchor]) =>
      html.includes(`"@type":"${type}"`) ? anchor : [],
    ),
  };
}

/** Problems of a page; links are looked up among the pages that were read. */
function problemsOf(page: Shown, round: number, pagesRead: ReadonlyMap<string, Read>): string[] {
  const found = pagesRead.get(page.path);
  if (!found) return ['was not read'];
  const { ids, sections, levels, links, described } = found;
  const all = new Set(page.order.flatMap((section) => anchorsOf(page, section)));
  const shown = sections.filter((id) => all.has(id)).join(' ');
  const expected = shownIn(round, page).filter((id) => isIn(page, id));
  const jumps = levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
  const dead = links.filter(([to, anchor]) => anchor !== 'top' && pagesRead.get(to)?.ids.has(anchor) === false);
  return [
    ...(shown === expected.join(' ') ? [] : [`shows ${shown}, not ${expected.join(' ')}`]),
    ...(jumps || levels.filter((level) => level === 1).length !== 1 ? [`has headings ${levels.join('')}`] : []),
    ...described.filter((id) => !ids.has(id)).map((id) => `has structured data of ${id}, which is hidden`),
    ...dead.map(([to, anchor]) => `links to ${to}#${anchor}, which is hidden`),
  ];
}

/** The functions are on the German page only. */
const isIn = ({ type, locale }: Shown, id: string): boolean =>
  type !== 'text-solution' || locale === 'de' || !['funktionen', 'more-functions'].includes(id);

/** What a page of each type writes to the console. */
async function errorsIn(round: number): Promise<string[]> {
  const types = new Map(pages.map((page) => [page.type, page]).toReversed() as [string, Shown][]);
  const changed = [...types.values()].filter((page) => round === rounds - 1 || round < page.order.length);
  const errors: string[] = [];
  const page = await browser.newPage();
  let path = '';
  page.on('console', (message) => message.type() === 'error' && errors.push(`${path}: ${message.text()}`));
  page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
  for (const shown of changed) {
    path = shown.path;
    await page.goto(site.origin + path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // What the scroll starts has run, or has written its error.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  }
  await page.close();
  return errors;
}

for (let round = 0; round < rounds; round += 1) {
  const started = performance.now();
  await publish(round);
  const pagesRead = new Map<string, Read>();
  let wrong: readonly Shown[] = pages;
  const isWrong = (page: Shown) => problemsOf(page, round, pagesRead).length > 0;
  do {
    await Promise.all(wrong.map(async ({ path }) => pagesRead.set(path, await read(path))));
    wrong = pages.filter(isWrong);
    if (wrong.length > 0) await wait(100);
  } while (wrong.length > 0 && performance.now() - started < longest);
  const lines = wrong.flatMap((page) => problemsOf(page, round, pagesRead).map((problem) => `${page.path} ${problem}`));
  lines.push(...(await errorsIn(round)));
  const name = round === rounds - 1 ? 'reversed' : `section ${round + 1} hidden`;
  console.log(
    `  ${lines.length === 0 ? 'ok' : 'WRONG'}: ${name}, ${pages.length} pages, ${Math.round(performance.now() - started)} ms`,
  );
  for (const line of lines) console.log(`    ${line}`);
  if (lines.length > 0) process.exitCode = 1;
}
await browser.close();
