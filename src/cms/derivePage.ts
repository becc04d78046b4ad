/** Makes what is derived from the text of a page. */
import { hash } from 'node:crypto';
import type { PageSummary } from '../discovery/markdown/llmsTxt.ts';
import { twinOf } from '../discovery/markdown/writeMarkdown.ts';
import type { PageText } from '../discovery/page-text/passage.ts';
import { passagesOf, readPartsOf } from '../discovery/page-text/passagesOf.ts';
import type { SiteDocument } from '../discovery/page-text/siteDocuments.ts';
import type { SearchPage } from '../features/search/searchData.ts';
import { searchPage } from '../features/search/searchDataOf.ts';
import { wordsFor } from '../text/words/words.ts';

export type DerivedPage = {
  /** Hash of all that it was made of. */
  parts: string;
  text: PageText;
  found: SearchPage;
  twin: readonly [path: string, text: string];
  summary: PageSummary;
};

/** Undefined if `before` was made of the same parts: most changes of content are outside `<main>`. */
export function derivePage(
  { page, locale, path }: SiteDocument,
  html: string,
  before: string | undefined,
): DerivedPage | undefined {
  const { llms, search } = wordsFor(locale);
  const parts = hash('sha256', JSON.stringify([path, llms.source, search.kinds, readPartsOf(html)]));
  if (parts === before) return undefined;
  const text: PageText = { page, locale, path, ...passagesOf(html) };
  const { metaTitle, description } = text;
  return {
    parts,
    text,
    found: searchPage(text),
    twin: twinOf(text),
    summary: { page, locale, metaTitle, description },
  };
}
