/**
 * Takes screenshots of pages for review: `npx node checks/tools/screenshots.ts [--widths 390,1280] [--out FOLDER] [PAGE_ID ...]`.
 * Without page ids: every published page in all its languages. Needs a build.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { localesOf } from '../../src/routes/hrefs.ts';
import { toPublicPath } from '../../src/routes/strategy.ts';
import { publishedPageIds, table } from '../../src/routes/table.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { startSite } from './startSite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '390,1280' }, out: { type: 'string', default: 'var/screenshots' } },
});

const wanted = publishedPageIds.filter((id) => positionals.length === 0 || positionals.includes(id));
await mkdir(values.out, { recursive: true });
await using site = await startSite();
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
for (const width of values.widths.split(',').map(Number)) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const id of wanted) {
    for (const locale of localesOf(id)) {
      await page.goto(site.origin + toPublicPath(table[id].paths[locale] ?? '/', locale));
      const file = join(values.out, `${id.replaceAll('/', '-')}-${locale}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
  }
  await context.close();
}
await browser.close();
