/**
 * Keeps everything derived from page text (search, bot answers, Markdown twins, llms.txt) in sync with the content
 * system, so that prices are the same everywhere. Pages are rendered and read one after the other; visitors' requests
 * go first.
 */
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { markdownFiles } from '../discovery/markdown/writeMarkdown.ts';
import type { PageText } from '../discovery/page-text/passage.ts';
import { passagesOf } from '../discovery/page-text/passagesOf.ts';
import { type SiteDocument, siteDocuments } from '../discovery/page-text/siteDocuments.ts';
import { openSearchService, type SearchService, searchFile } from '../features/search/openSearchService.ts';
import { searchDataOf } from '../features/search/searchDataOf.ts';
import { revalidationPath } from '../routes/revalidationPath.ts';
import { locales } from '../routes/table.ts';
import type { ContentSource } from './openContentSource.ts';
import type { RenderWithContent } from './renderWithContent.ts';

type Parts = {
  content: ContentSource;
  render: RenderWithContent;
  siteUrl: string;
  search: SearchService | undefined;
  log: Record<'error', (facts: object, message: string) => void>;
};
type Listener = (path: string, text: string) => Promise<void>;

export type DerivedTexts = {
  /** Always the newest. */
  search: SearchService | undefined;
  /** Called with all pages when they have been read again. */
  onPages(listener: (pages: readonly PageText[]) => void): void;
  /** Called for each file that is regenerated. */
  onFile(listener: Listener): void;
};

export function rebuildDerived({ content, render, siteUrl, search, log }: Parts): DerivedTexts {
  let current = search;
  let requestedRun = 0;
  let running = false;
  const listeners: Listener[] = [];
  const readers: ((pages: readonly PageText[]) => void)[] = [];

  async function textOf({ page, locale, path, internalPath, onDemand }: SiteDocument): Promise<PageText> {
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
    };
    const request = new Request(siteUrl + (onDemand ? internalPath : revalidationPath(internalPath)));
    const answer = await render(request, { content: content.read, report });
    if (answer?.status !== 200) throw new Error(`${path} cannot be read`, { cause: failure });
    return { page, locale, path, ...passagesOf(await answer.text()) };
  }

  /** Undefined when the content changed during the read. */
  async function readAll(run: number): Promise<PageText[] | undefined> {
    const pages: PageText[] = [];
    for (const document of siteDocuments) {
      if (requestedRun !== run) return undefined;
      pages.push(await textOf(document));
      await yieldToRequests();
    }
    return pages;
  }

  async function publish(pages: readonly PageText[]): Promise<void> {
    const data = new Map(locales.map((locale) => [searchFile(locale), JSON.stringify(searchDataOf(pages, locale))]));
    current = openSearchService((path) => data.get(path)) ?? current;
    for (const reader of readers) reader(pages);
    for (const [path, text] of [...data, ...markdownFiles(pages)]) {
      for (const listener of listeners) await listener(path, text);
    }
  }

  async function rebuild(): Promise<void> {
    requestedRun += 1;
    if (running) return;
    running = true;
    try {
      for (let run = 0; run !== requestedRun; ) {
        run = requestedRun;
        const pages = await readAll(run);
        if (pages) await publish(pages);
      }
    } catch (error) {
      log.error({ err: error }, 'Search and Markdown twins stay as they were: a page cannot be read');
    } finally {
      running = false;
    }
  }

  content.onChange(() => void rebuild());
  void rebuild();

  return {
    search: search && {
      get de() {
        return current?.de ?? search.de;
      },
      get en() {
        return current?.en ?? search.en;
      },
    },
    onPages: (listener) => void readers.push(listener),
    onFile: (listener) => void listeners.push(listener),
  };
}
