/** The text of each page with its content, replaced in search, bot and Markdown twin when it is read again. */
import type { PageSummary } from '../discovery/markdown/llmsTxt.ts';
import { markdownPath } from '../discovery/markdown/markdownPath.ts';
import { type SiteDocument, siteDocuments } from '../discovery/page-text/siteDocuments.ts';
import type { EditableSearchService } from '../features/search/openSearchService.ts';
import { withContent } from '../text/content/currentContent.ts';
import type { DerivedReceivers } from './createDerivedReceivers.ts';
import type { PageRenderer } from './createPageRenderer.ts';
import { derivePage } from './derivePage.ts';
import type { ContentSource } from './openContentSource.ts';
import type { RecordedReads } from './recordReads.ts';

type Parts = {
  content: ContentSource;
  renderer: PageRenderer;
  search: EditableSearchService | undefined;
  receivers: DerivedReceivers;
};

/** A page with the content that it shows. `parts`: what its text was made of; undefined if it could not be read. */
type ReadPage = { document: SiteDocument; reads: RecordedReads; readAt: number; parts?: string; summary?: PageSummary };

/** Milliseconds between readings of a page that changes steadily; a requested twin does not wait. */
const readPause = 1_000;

export function createDerivedPages({ content, renderer, search, receivers }: Parts) {
  /** By internal path. */
  let documents = new Map<string, SiteDocument>();
  /** By internal path; those that were read last are at the end. */
  const known = new Map<string, ReadPage>();
  /** By path of the twin: new pages, then those that were read the longest ago. */
  let outdated = new Map<string, SiteDocument>();
  /** By path of the twin. */
  const underWay = new Map<string, Promise<void>>();
  const failures = new Map<string, unknown>();

  /** To be called after each change. Pages that are no more are removed. */
  async function findOutdated(): Promise<void> {
    documents = new Map(withContent(content.read, siteDocuments).map((one) => [one.internalPath, one]));
    const gone = [...known.values()].filter(({ document }) => !documents.has(document.internalPath));
    const added = [...documents.values()].filter(({ internalPath }) => !known.has(internalPath));
    const changed = [...known].flatMap(([path, { reads }]) => (reads.isCurrent() ? [] : (documents.get(path) ?? [])));
    outdated = new Map([...added, ...changed].map((one) => [twinPathOf(one), one]));
    for (const { document } of gone) await remove(document);
  }

  async function remove(document: SiteDocument): Promise<void> {
    known.delete(document.internalPath);
    renderer.forget(document.internalPath);
    search?.replacePage(document.page, document.locale, undefined);
    await receivers.sendPage(document, undefined);
    await receivers.sendFile(twinPathOf(document), undefined);
  }

  /** Reads the page of a twin again, if it is outdated. Undefined if the twin is current. */
  function renew(twin: string): Promise<void> | undefined {
    const running = underWay.get(twin);
    const document = outdated.get(twin);
    if (!document) return running;
    outdated.delete(twin);
    // An older text must not replace a newer one.
    const next = (running ?? Promise.resolve())
      .then(() => update(document))
      .finally(() => underWay.get(twin) === next && underWay.delete(twin));
    underWay.set(twin, next);
    return next;
  }

  /** A page that cannot be read keeps its previous text. */
  async function update(document: SiteDocument): Promise<void> {
    const { internalPath, path } = document;
    const before = known.get(internalPath);
    const { reads, html } = renderer.render(internalPath);
    known.delete(internalPath);
    const page: ReadPage = { ...before, document, reads, readAt: performance.now() };
    known.set(internalPath, page);
    try {
      await replaceTexts(page, await html);
    } catch (error) {
      failures.set(path, error);
      // At first the text of the files.
      const ofFiles = before
        ? undefined
        : await renderer.renderWith(internalPath, () => undefined).catch(() => undefined);
      if (ofFiles) await replaceTexts(page, ofFiles);
    }
    if (!documents.has(internalPath)) await remove(document);
  }

  /** Nothing is sent if the texts are made of the same parts as before. */
  async function replaceTexts(page: ReadPage, html: Buffer): Promise<void> {
    const { document, reads } = page;
    const derived = withContent(reads.read, () => derivePage(document, html.toString(), page.parts));
    if (!derived) return;
    const { parts, text, found, summary } = derived;
    const [twin, markdown] = derived.twin;
    Object.assign(page, { parts, summary });
    search?.replacePage(document.page, document.locale, found);
    await receivers.sendPage(document, text);
    await receivers.sendFile(twin, markdown);
  }

  return {
    findOutdated,
    renew,
    /** The twin of the page to be read next; undefined if all others have been read just now. */
    nextOutdated(): string | undefined {
      const since = performance.now() - readPause;
      for (const [twin, { internalPath }] of outdated)
        if ((known.get(internalPath)?.readAt ?? since) <= since) return twin;
      return undefined;
    },
    hasOutdated: (): boolean => outdated.size > 0,
    /** Errors since the last call, by path of the page. */
    takeFailures(): Map<string, unknown> {
      const taken = new Map(failures);
      failures.clear();
      return taken;
    },
    /** In the order of the pages. */
    summaries: (): PageSummary[] => [...documents.keys()].flatMap((path) => known.get(path)?.summary ?? []),
  };
}

const twinPathOf = ({ internalPath, locale }: SiteDocument): string => markdownPath(internalPath, locale);
