/** The Markdown twins and llms.txt, written beside the pages they are made from (src/server/build.ts). */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageText } from '../passages/passage.ts';
import { locales, table } from '../routes/table.ts';
import { absolute } from '../seo/address.ts';
import { wordsFor } from '../words/words.ts';
import { llmsPath, llmsTxt } from './llmsTxt.ts';
import { toMarkdown } from './toMarkdown.ts';
import { twinPath } from './twinPath.ts';

/** `folder`: what is served, `dist/client`. */
export async function writeMarkdown(pages: readonly PageText[], folder: string): Promise<void> {
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const page of pages) {
    const { locale, path } = page;
    const { source } = wordsFor(locale).llms;
    const twin = twinPath(table[page.page].paths[locale] ?? '/', locale);
    await write(twin, toMarkdown(page, { address: absolute(path), source }));
  }
  for (const locale of locales) await write(llmsPath(locale), llmsTxt(pages, locale));
}
