/** Writes the Markdown twins and llms.txt beside their pages (src/server/build/build.ts). */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { absoluteUrl } from '../../routes/absoluteUrl.ts';
import { pageOf } from '../../routes/pageOf.ts';
import { locales } from '../../routes/table.ts';
import { wordsFor } from '../../text/words/words.ts';
import type { PageText } from '../page-text/passage.ts';
import { llmsPath, llmsTxt } from './llmsTxt.ts';
import { markdownPath } from './markdownPath.ts';
import { toMarkdown } from './toMarkdown.ts';

/** `folder`: the served folder, `dist/client`. */
export async function writeMarkdown(pages: readonly PageText[], folder: string): Promise<void> {
  for (const [path, text] of markdownFiles(pages)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Each file with its path. */
const markdownFiles = (pages: readonly PageText[]): (readonly [path: string, text: string])[] => [
  ...pages.map(twinOf),
  ...locales.map((locale) => [llmsPath(locale), llmsTxt(pages, locale)] as const),
];

export function twinOf(page: PageText): readonly [path: string, text: string] {
  const { locale, path } = page;
  const { source } = wordsFor(locale).llms;
  const twin = markdownPath(pageOf(page.page).paths[locale] ?? '/', locale);
  return [twin, toMarkdown(page, { address: absoluteUrl(path), source })];
}
