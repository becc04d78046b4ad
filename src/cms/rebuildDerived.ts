/**
 * Keeps everything derived from page text (search, bot answers, Markdown twins, llms.txt) in sync with the content
 * system, so that prices are the same everywhere. Pages with changed content are rendered and read one after the other,
 * new ones first, and each is used at once; visitors' requests go first. A page that cannot be read keeps its previous
 * text, and the others go on (docs/decisions/0322-a-change-costs-the-pages-that-it-changes.md).
 * Over 200 lines: all that is derived follows one list of read pages.
 */
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { llmsPath, llmsTxt, type PageSummary } from '../discovery/markdown/llmsTxt.ts';
import type { PageText } from '../discovery/page-text/passage.ts';
import { type SiteDocument, siteDocuments } from '../discovery/page-text/siteDocuments.ts';
import { feedFile } from '../discovery/seo/feedFile.ts';
import { sitemap } from '../discovery/seo/sitemap.ts';
import { clientWords } from '../features/client-words/clientWords.ts';
import { type EditableSearchService, searchFile } from '../features/search/openSearchService.ts';
import { feeds } from '../routes/feedPaths.ts';
import { type Locale, locales, type PageId } from '../routes/table.ts';
import { withContent } from '../text/content/currentContent.ts';
import { createHtmlReader, derivePage } from './derivePage.ts';
import type { ContentSource } from './openContentSource.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';
import type { RenderWithContent } from './renderWithContent.ts';

type Parts = {
  content: ContentSource;
  render: RenderWithContent;
  siteUrl: string;
  /** Its pages are replaced. */
  search: EditableSearchService | undefined;
  log: Record<'error', (facts: object, message: string) => void>;
};
/** `text` undefined: the file is no more. */
type FileListener = (path: string, text: string | undefined) => Promise<void>;
/** `text` undefined: the page is no more. */
type PageListener = (page: PageId, locale: Locale, text: PageText | undefined) => void;

export type DerivedTexts = {
  /** Called for each page whose text has been read. */
  onPage(listener: PageListener): void;
  /** Called for each file that is regenerated. */
  onFile(listener: FileListener): void;
};

/** Pause between files made of all pages, in milliseconds, and in times of what they took: browsers keep them an hour. */
const summaryPause = { least: 1_000, times: 10 };
/** Milliseconds after which a new page goes before the others. Shorter, and steady changes would keep these waiting. */
const longestTurn = 200;

/** Files that need no page: a new article is in the sitemap before its text is read. */
const lists = new Map<string, () => string>([
  ['/sitemap.xml', sitemap],
  ...[...feeds.keys()].map((path) => [path, () => feedFile(path).text] as const),
  ...locales.map((locale) => [`/words/${locale}.json`, () => JSON.stringify(clientWords(locale))] as const),
]);

/** A page with the content that it shows. `parts`: what its text was made of; undefined if it could not be read. */
type ReadPage = { document: SiteDocument; reads: RecordedReads; parts?: string; twin?: string; summary?: PageSummary };

export function rebuildDerived({ content, render, siteUrl, search, log }: Parts): DerivedTexts {
  const htmlOf = createHtmlReader({ render, siteUrl });
  /** By internal path. */
  let documents = new Map<string, SiteDocument>();
  /** By internal path; those that were read last are at the end. */
  const known = new Map<string, ReadPage>();
  /** The files that listeners have received, by path. */
  const files = new Map<string, string>();
  const listReads = new Map<string, RecordedReads>();
  const fileListeners: FileListener[] = [];
  const pageListeners: PageListener[] = [];
  let changes = 0;
  let running = false;
  let nextSummary = 0;

  async function rebuild(): Promise<void> {
    changes += 1;
    if (running) return;
    running = true;
    const failures = new Map<string, unknown>();
    try {
      for (let seen = 0; seen !== changes; ) {
        seen = changes;
        const started = performance.now();
        await attempt(tellLists);
        for (const document of await findOutdated()) {
          await update(document, failures);
          if (performance.now() > nextSummary) await tellSummaries();
          await yieldToRequests();
          if (seen !== changes && performance.now() - started > longestTurn) break;
        }
        if (seen === changes) await tellSummaries();
      }
      const facts = { err: [...failures.values()][0], paths: [...failures.keys()] };
      if (failures.size > 0)
        log.error(facts, 'Pages cannot be read; search and Markdown twins keep their previous text');
    } catch (error) {
      log.error({ err: error }, 'Search and Markdown twins stay as they were');
    } finally {
      running = false;
    }
  }

  /** New pages, then those that were read the longest ago. Those that are no more are removed. */
  async function findOutdated(): Promise<SiteDocument[]> {
    documents = new Map(withContent(content.read, siteDocuments).map((one) => [one.internalPath, one]));
    for (const [path, { document, twin }] of known) {
      if (documents.has(path)) continue;
      known.delete(path);
      search?.replacePage(document.page, document.locale, undefined);
      await tellPage(document, undefined);
      if (twin) await tell(twin, undefined);
    }
    const added = [...documents.values()].filter(({ internalPath }) => !known.has(internalPath));
    const outdated = [...known].flatMap(([path, { reads }]) => (reads.isCurrent() ? [] : (documents.get(path) ?? [])));
    return [...added, ...outdated];
  }

  async function update(document: SiteDocument, failures: Map<string, unknown>): Promise<void> {
    const { internalPath, path } = document;
    const before = known.get(internalPath);
    const reads = recordReads(content);
    known.delete(internalPath);
    known.set(internalPath, { ...before, document, reads });
    try {
      await use(document, reads, await htmlOf(document, reads.read), before?.parts);
    } catch (error) {
      failures.set(path, error);
      // At first the text of the files.
      const html = before ? undefined : await htmlOf(document, () => undefined).catch(() => undefined);
      if (html) await use(document, reads, html, undefined);
    }
  }

  async function use(document: SiteDocument, reads: RecordedReads, html: string, before: string | undefined) {
    const derived = withContent(reads.read, () => derivePage(document, html, before));
    if (!derived) return;
    const { parts, text, found, summary } = derived;
    const [twin, markdown] = derived.twin;
    known.set(document.internalPath, { document, reads, parts, twin, summary });
    search?.replacePage(document.page, document.locale, found);
    await tellPage(document, text);
    if (files.get(twin) !== markdown) await tell(twin, markdown);
  }

  async function tellLists(): Promise<void> {
    for (const [path, make] of lists) {
      if (listReads.get(path)?.isCurrent()) continue;
      const reads = recordReads(content);
      listReads.set(path, reads);
      const text = withContent(reads.read, make);
      if (files.get(path) !== text) await tell(path, text);
    }
  }

  /** The files that are made of all pages. */
  async function tellSummaries(): Promise<void> {
    const started = performance.now();
    const pages = [...documents.keys()].flatMap((path) => known.get(path)?.summary ?? []);
    for (const locale of locales) {
      const texts = withContent(content.read, () => [
        [llmsPath(locale), llmsTxt(pages, locale)] as const,
        ...(search ? [[searchFile(locale), JSON.stringify(search.data(locale))] as const] : []),
      ]);
      for (const [path, text] of texts) if (files.get(path) !== text) await tell(path, text);
    }
    const ended = performance.now();
    nextSummary = ended + Math.max(summaryPause.least, summaryPause.times * (ended - started));
  }

  async function tell(path: string, text: string | undefined): Promise<void> {
    files.delete(path);
    if (text !== undefined) files.set(path, text);
    for (const listener of fileListeners) {
      const isTold = await attempt(() => withContent(content.read, () => listener(path, text)));
      if (!isTold) files.delete(path);
    }
  }

  async function tellPage({ page, locale }: SiteDocument, text: PageText | undefined): Promise<void> {
    for (const listener of pageListeners)
      await attempt(() => withContent(content.read, () => listener(page, locale, text)));
  }

  /** A failing receiver does not keep the others from their texts. */
  async function attempt(work: () => void | Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      log.error({ err: error }, 'A changed text could not be used');
      return false;
    }
  }

  content.onChange(() => void rebuild());
  // The receivers register first: else they would miss the sitemap of entries that a restart finds.
  queueMicrotask(() => void rebuild());

  return {
    onPage: (listener) => void pageListeners.push(listener),
    onFile: (listener) => void fileListeners.push(listener),
  };
}
