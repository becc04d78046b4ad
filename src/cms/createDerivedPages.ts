/** The text of each page with its content, replaced in search, bot and Markdown twin when it is read again. */
import type { PageSummary } from '../discovery/markdown/llmsTxt.ts';
import { type SiteDocument, siteDocuments } from '../discovery/page-text/siteDocuments.ts';
import type { EditableSearchService } from '../features/search/openSearchService.ts';
import { withContent } from '../text/content/currentContent.ts';
import type { DerivedReceivers } from './createDerivedReceivers.ts';
import { createHtmlReader, derivePage } from './derivePage.ts';
import type { ContentSource } from './openContentSource.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';
import type { RenderWithContent } from './renderWithContent.ts';

type Parts = {
  content: ContentSource;
  render: RenderWithContent;
  siteUrl: string;
  search: EditableSearchService | undefined;
  receivers: DerivedReceivers;
};

/** A page with the content that it shows. `parts`: what its text was made of; undefined if it could not be read. */
type ReadPage = { document: SiteDocument; reads: RecordedReads; parts?: string; twin?: string; summary?: PageSummary };

export function createDerivedPages({ content, render, siteUrl, search, receivers }: Parts) {
  const htmlOf = createHtmlReader({ render, siteUrl });
  /** By internal path. */
  let documents = new Map<string, SiteDocument>();
  /** By internal path; those that were read last are at the end. */
  const known = new Map<string, ReadPage>();

  /** New pages, then those that were read the longest ago. Those that are no more are removed. */
  async function findOutdated(): Promise<SiteDocument[]> {
    documents = new Map(withContent(content.read, siteDocuments).map((one) => [one.internalPath, one]));
    for (const [path, { document, twin }] of known) {
      if (documents.has(path)) continue;
      known.delete(path);
      search?.replacePage(document.page, document.locale, undefined);
      await receivers.sendPage(document, undefined);
      if (twin) await receivers.sendFile(twin, undefined);
    }
    const added = [...documents.values()].filter(({ internalPath }) => !known.has(internalPath));
    const outdated = [...known].flatMap(([path, { reads }]) => (reads.isCurrent() ? [] : (documents.get(path) ?? [])));
    return [...added, ...outdated];
  }

  /** A page that cannot be read keeps its previous text. Returns the error. */
  async function update(document: SiteDocument): Promise<unknown> {
    const { internalPath } = document;
    const before = known.get(internalPath);
    const reads = recordReads(content);
    known.delete(internalPath);
    known.set(internalPath, { ...before, document, reads });
    try {
      await replaceTexts(document, reads, await htmlOf(document, reads.read), before?.parts);
      return undefined;
    } catch (error) {
      // At first the text of the files.
      const html = before ? undefined : await htmlOf(document, () => undefined).catch(() => undefined);
      if (html) await replaceTexts(document, reads, html, undefined);
      return error;
    }
  }

  /** `before`: what the previous texts were made of; nothing is sent if it is the same. */
  async function replaceTexts(document: SiteDocument, reads: RecordedReads, html: string, before: string | undefined) {
    const derived = withContent(reads.read, () => derivePage(document, html, before));
    if (!derived) return;
    const { parts, text, found, summary } = derived;
    const [twin, markdown] = derived.twin;
    known.set(document.internalPath, { document, reads, parts, twin, summary });
    search?.replacePage(document.page, document.locale, found);
    await receivers.sendPage(document, text);
    await receivers.sendFile(twin, markdown);
  }

  return {
    findOutdated,
    update,
    /** In the order of the pages. */
    summaries: (): PageSummary[] => [...documents.keys()].flatMap((path) => known.get(path)?.summary ?? []),
  };
}
