/**
 * Keeps everything derived from page text (search, bot answers, Markdown twins, llms.txt) in sync with the content
 * system, so that prices are the same everywhere. Pages with changed content are rendered and read one after the other;
 * visitors' requests go first. A page that cannot be read keeps its previous text, and the others go on.
 */
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { markdownFiles } from '../discovery/markdown/writeMarkdown.ts';
import type { PageText } from '../discovery/page-text/passage.ts';
import { passagesOf } from '../discovery/page-text/passagesOf.ts';
import { type SiteDocument, siteDocuments } from '../discovery/page-text/siteDocuments.ts';
import { feedFile } from '../discovery/seo/feedFile.ts';
import { sitemap } from '../discovery/seo/sitemap.ts';
import { clientWords } from '../features/client-words/clientWords.ts';
import { openSearchService, type SearchService, searchFile } from '../features/search/openSearchService.ts';
import { searchDataOf } from '../features/search/searchDataOf.ts';
import { feeds } from '../routes/feedPaths.ts';
import { revalidationPath } from '../routes/revalidationPath.ts';
import { locales } from '../routes/table.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import type { ContentSource } from './openContentSource.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';
import type { RenderWithContent } from './renderWithContent.ts';

type Parts = {
  content: ContentSource;
  render: RenderWithContent;
  siteUrl: string;
  search: SearchService | undefined;
  log: Record<'error', (facts: object, message: string) => void>;
};
/** `text` undefined: the file is no more. */
type Listener = (path: string, text: string | undefined) => Promise<void>;

export type DerivedTexts = {
  /** Always the newest. */
  search: SearchService | undefined;
  /** Called with all pages when they have been read again. */
  onPages(listener: (pages: readonly PageText[]) => void): void;
  /** Called for each file that is regenerated. */
  onFile(listener: Listener): void;
};

/** Every file that is made of the pages' texts, or lists pages. */
const derivedFiles = (pages: readonly PageText[]): Map<string, string> =>
  new Map([
    ...locales.map((locale) => [searchFile(locale), JSON.stringify(searchDataOf(pages, locale))] as const),
    ...locales.map((locale) => [`/words/${locale}.json`, JSON.stringify(clientWords(locale))] as const),
    ...listFiles(),
    ...markdownFiles(pages),
  ]);

const listFiles = (): Map<string, string> =>
  new Map([['/sitemap.xml', sitemap()], ...[...feeds.keys()].map((path) => [path, feedFile(path).text] as const)]);

/** A page's text with the content that it shows. */
type ReadPage = { text: PageText | undefined; reads: RecordedReads };

export function rebuildDerived({ content, render, siteUrl, search, log }: Parts): DerivedTexts {
  let current = search;
  let requestedRun = 0;
  let running = false;
  /** By internal path. */
  const known = new Map<string, ReadPage>();
  /** The files that listeners have received, by path. */
  const files = new Map<string, string>();
  const listeners: Listener[] = [];
  const readers: ((pages: readonly PageText[]) => void)[] = [];

  async function textOf(document: SiteDocument, read: ReadContent): Promise<PageText> {
    const { page, locale, path, internalPath, onDemand } = document;
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
    };
    const request = new Request(siteUrl + (onDemand ? internalPath : revalidationPath(internalPath)));
    const answer = await render(request, { content: read, report });
    if (answer?.status !== 200) throw new Error(`${path} cannot be read`, { cause: failure });
    return { page, locale, path, ...passagesOf(await answer.text()) };
  }

  /** Reads the pages whose content changed. Those that fail keep their previous text, at first that of the files. */
  async function readChanged(): Promise<PageText[]> {
    const failures: { path: string; error: unknown }[] = [];
    const documents = withContent(content.read, siteDocuments);
    const paths = new Set(documents.map(({ internalPath }) => internalPath));
    for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
    for (const document of documents) {
      const before = known.get(document.internalPath);
      if (before?.reads.isCurrent()) continue;
      const reads = recordReads(content);
      const text = await textOf(document, reads.read).catch((error: unknown) => {
        failures.push({ path: document.path, error });
        return before?.text ?? textOf(document, () => undefined).catch(() => undefined);
      });
      known.set(document.internalPath, { text, reads });
      await yieldToRequests();
    }
    const [first] = failures;
    if (first) {
      const facts = { err: first.error, paths: failures.map(({ path }) => path) };
      log.error(facts, 'Pages cannot be read; search and Markdown twins keep their previous text');
    }
    return documents.flatMap(({ internalPath }) => known.get(internalPath)?.text ?? []);
  }

  async function publish(pages: readonly PageText[]): Promise<void> {
    const data = withContent(content.read, () => derivedFiles(pages));
    current = openSearchService((path) => data.get(path)) ?? current;
    for (const reader of readers) await attempt(() => withContent(content.read, () => reader(pages)));
    for (const path of files.keys()) if (!data.has(path)) await tell(path, undefined);
    await tellChanged(data);
  }

  async function tellChanged(data: ReadonlyMap<string, string>): Promise<void> {
    for (const [path, text] of data) if (files.get(path) !== text) await tell(path, text);
  }

  async function tell(path: string, text: string | undefined): Promise<void> {
    files.delete(path);
    if (text !== undefined) files.set(path, text);
    for (const listener of listeners) {
      const isTold = await attempt(() => withContent(content.read, () => listener(path, text)));
      if (!isTold) files.delete(path);
    }
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

  async function rebuild(): Promise<void> {
    requestedRun += 1;
    // They need no page: a new article is in the sitemap before its text is read.
    await attempt(() => tellChanged(withContent(content.read, listFiles)));
    if (running) return;
    running = true;
    try {
      for (let run = 0; run !== requestedRun; ) {
        run = requestedRun;
        await publish(await readChanged());
      }
    } catch (error) {
      log.error({ err: error }, 'Search and Markdown twins stay as they were');
    } finally {
      running = false;
    }
  }

  content.onChange(() => void rebuild());
  // The receivers register first: else they would miss the sitemap of entries that a restart finds.
  queueMicrotask(() => void rebuild());

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
