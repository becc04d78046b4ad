/**
 * Lighthouse, mobile, on every page of the sitemap: once, and three times where performance is below 100 (the median
 * counts). Prints a table, writes bench/results.json, exits 1 where a category is below 100 (quality.md "Fast").
 * `node bench/lighthouse.ts /preise /en` measures these pages only.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../checks/chromium.ts';
import { fetchRaw } from '../checks/site/fetch-raw.ts';
import { startSite } from '../checks/site-under-test.ts';
import { saveResults } from './results.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;
type Measured = { scores: Scores; failed: string[] };

await using site = await startSite();
const paths = process.argv.length > 2 ? process.argv.slice(2) : await pathsOfSitemap();
const executable = chromiumPath();
const chrome = await launch({
  ...(executable ? { chromePath: executable } : {}),
  chromeFlags: ['--headless=new', ...chromiumFlags],
  logLevel: 'error',
});
// An interrupted run leaves no browser and no server behind.
process.once('exit', () => chrome.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const table: Record<string, Scores & { runs: number }> = {};
const reasons: string[] = [];
try {
  for (const path of paths) {
    const runs = [await measure(path)];
    while (runs.length < 3 && runs.some(({ scores }) => scores.performance < 100)) runs.push(await measure(path));
    const scores = Object.fromEntries(
      categories.map((name) => [name, median(runs.map(({ scores }) => scores[name]))]),
    ) as Scores;
    table[path] = { ...scores, runs: runs.length };
    const below = categories.filter((name) => scores[name] < 100);
    if (below.length > 0) reasons.push(`${path}: ${[...new Set(runs.flatMap(({ failed }) => failed))].join(', ')}`);
    console.log(path, scores);
  }
} finally {
  chrome.kill();
}
console.table(table);
for (const reason of reasons) console.error(`  ${reason}`);
saveResults('lighthouse', table);
if (reasons.length > 0) process.exitCode = 1;

async function pathsOfSitemap(): Promise<string[]> {
  const { text } = await fetchRaw(`${site.origin}/sitemap.xml`);
  return [...text().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

async function measure(path: string): Promise<Measured> {
  const result = await lighthouse(site.origin + path, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories: scored, audits, runtimeError } = result.lhr;
  const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
  const failed = categories.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  const scores = Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
  return { scores, failed: runtimeError ? [runtimeError.message] : failed };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
