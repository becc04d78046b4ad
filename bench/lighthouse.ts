/**
 * Lighthouse (mobile) on every page of the sitemap: one run, or the median of three if a category is below 100. Saves
 * each page to bench/results.json with a fingerprint of its document: an interrupted run resumes, and after a new build
 * only changed pages are measured. Prints a table; exits with 1 if a category is below 100 (quality.md "Fast"). `node
 * bench/lighthouse.ts /preise /en` measures these pages again; `--at-most 10` stops after ten.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { fetchRaw } from '../checks/site/fetchRaw.ts';
import { chromiumFlags, chromiumPath } from '../checks/tools/chromium.ts';
import { startSite } from '../checks/tools/startSite.ts';
import { savedResults, saveResults } from './results.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const resultsSchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      fingerprint: z.string(),
      scores: z.record(z.enum(categories), z.number()),
      runs: z.number(),
      failed: z.array(z.string()),
    }),
  ),
});
type Results = z.infer<typeof resultsSchema>;
type Scores = Results['pages'][string]['scores'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'at-most': { type: 'string' } } });

await using site = await startSite();
const sitemapPaths = await pathsOfSitemap();
const fingerprints = new Map<string, string>();
for (const path of sitemapPaths) fingerprints.set(path, await fingerprintOf(path));
const results = loadUnchangedResults();
const wanted = positionals.length > 0 ? positionals : sitemapPaths.filter((path) => !(path in results.pages));
const paths = wanted.slice(0, Number(values['at-most'] ?? wanted.length));
const executable = chromiumPath();
const chrome = await launch({
  ...(executable ? { chromePath: executable } : {}),
  chromeFlags: ['--headless=new', ...chromiumFlags],
  logLevel: 'error',
});
// An interrupted run leaves no browser and no server behind.
process.once('exit', () => chrome.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  for (const path of paths) {
    const runs = [await measure(path)];
    while (runs.length < 3 && runs.some(({ scores }) => isBelow(scores))) runs.push(await measure(path));
    const scores = Object.fromEntries(
      categories.map((name) => [name, median(runs.map(({ scores }) => scores[name]))]),
    ) as Scores;
    const failed = isBelow(scores) ? [...new Set(runs.flatMap(({ failed }) => failed))] : [];
    results.pages[path] = {
      ...{ fingerprint: fingerprints.get(path) ?? '', scores, runs: runs.length, failed },
    };
    saveResults('lighthouse', results);
    console.log(path, scores);
  }
} finally {
  chrome.kill();
}
const measured = Object.entries(results.pages);
console.table(Object.fromEntries(measured.map(([path, { scores, runs }]) => [path, { ...scores, runs }])));
for (const [path, { failed }] of measured) if (failed.length > 0) console.error(`  ${path}: ${failed.join(', ')}`);
const left = sitemapPaths.filter((path) => !(path in results.pages));
console.log(`${measured.length} pages as they are now are measured, ${left.length} of the sitemap are left.`);
if (measured.some(([, { scores }]) => isBelow(scores))) process.exitCode = 1;

/** Saved results of pages that have not changed since. */
function loadUnchangedResults(): Results {
  const saved = resultsSchema.safeParse(savedResults('lighthouse'));
  const pages = Object.entries(saved.data?.pages ?? {});
  return { pages: Object.fromEntries(pages.filter(([path, page]) => fingerprints.get(path) === page.fingerprint)) };
}

/**
 * Covers the document only: stylesheets, scripts, fonts and pictures have fingerprints in their names. The keys of
 * forms change with every response and are removed.
 */
async function fingerprintOf(path: string): Promise<string> {
  const { text } = await fetchRaw(site.origin + path);
  const lasting = text()
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replaceAll(site.origin, '');
  return createHash('sha256').update(lasting).digest('hex').slice(0, 16);
}

function isBelow(scores: Scores): boolean {
  return categories.some((name) => scores[name] < 100);
}

async function pathsOfSitemap(): Promise<string[]> {
  const { text } = await fetchRaw(`${site.origin}/sitemap.xml`);
  return [...text().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

async function measure(path: string): Promise<{ scores: Scores; failed: string[] }> {
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
