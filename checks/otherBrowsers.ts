/**
 * `npm run test:browsers`: every page of the sitemap in Firefox and WebKitGTK: errors, CSP violations, broken words in
 * titles, and regressions.ts; `-- webkit` or `-- firefox` for one of them. Not part of `npm test`: both browsers come
 * from Debian's packages. Build first.
 */
import { type Browser, MissingPackage } from './other-browsers/browser.ts';
import { startFirefox } from './other-browsers/firefox.ts';
import { regressions } from './other-browsers/regressions.ts';
import { startObservedSite } from './other-browsers/startObservedSite.ts';
import { startWebkit } from './other-browsers/webkit.ts';

const widths = [320, 352, 390, 640, 1024, 1201, 1280, 1440];
const browsers = { firefox: startFirefox, webkit: startWebkit };
const only = process.argv[2];

/** Errors and CSP violations recorded on a page until it is idle. */
async function errorsOn(browser: Browser, url: string): Promise<string[]> {
  await browser.open(url);
  return browser.run(async () => {
    const idle = () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 });
        else setTimeout(resolve, 50);
      });
    for (let round = 0; round < 3; round++) await idle();
    return window.observed;
  });
}

async function problemsIn(browser: Browser, origin: string, paths: string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    const note = (all: string[]) => problems.push(...all.map((one) => `${browser.name} ${path}: ${one}`));
    note(await errorsOn(browser, origin + path));
    // Reopened for each page: WebKitGTK 2.50 crashes when a frame navigates with a view transition.
    await browser.open(`${origin}/framed`);
    note(await browser.run((...given) => window.brokenAt(...given), path, widths));
  }
  for (const { name, path, inPage } of regressions) {
    await browser.open(origin + path);
    const found = await browser.run(inPage);
    problems.push(...found.map((one) => `${browser.name} ${path}: ${name}: ${one}`));
  }
  return problems;
}

try {
  await using site = await startObservedSite();
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  for (const [name, start] of Object.entries(browsers)) {
    if (only !== undefined && only !== name) continue;
    await using browser = await start(1280, 900);
    const problems = await problemsIn(browser, site.origin, paths);
    for (const problem of problems) console.error(`  ${problem}`);
    console.log(`${browser.name}: ${problems.length} problems on ${paths.length} pages.`);
    if (problems.length > 0) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof MissingPackage)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
