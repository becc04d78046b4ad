/**
 * Re-renders prerendered pages when the content system has newer content. Rendering records the content that a page
 * reads, so a change evicts the pages that show it, and those not rendered since the start. The next request renders
 * the page again; on an error the previous version is sent
 * (docs/decisions/0231-finished-pages-are-rendered-again-on-content-changes.md).
 */

import { revalidationPath } from '../routes/revalidationPath.ts';
import type { ReadContent } from '../text/content/currentContent.ts';
import type { ContentTag } from './contentTag.ts';
import type { ContentSource } from './openContentSource.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';
import type { RenderWithContent } from './renderWithContent.ts';

/** A prerendered page. `Page` is what the server stores, `Prepared` the response made of it. */
export type PrerenderedPage<Page, Prepared> = {
  /** The page as it was built; undefined for a page that the content system adds. */
  built: Page | undefined;
  /** Replaces the page; returns its prepared response. `tags`: the content that it shows, for caches. */
  replace(page: Page, tags: readonly ContentTag[]): Prepared;
  /** Removes the page until the next `replace`. */
  evict(): void;
};

type Parts<Page, Prepared> = {
  prerendered: ReadonlyMap<string, PrerenderedPage<Page, Prepared>>;
  /** Place of a page that the content system adds; undefined for all others. */
  addedPlace(path: string): Omit<PrerenderedPage<Page, Prepared>, 'built'> | undefined;
  content: ContentSource;
  render: RenderWithContent;
  toPage(html: Buffer): Promise<Page>;
  siteUrl: string;
  log: Record<'error', (facts: object, message: string) => void>;
};

/** A page with the content that it shows. */
type RenderedPage<Page> = { file: Page; reads: RecordedReads };

export function revalidatePages<Page, Prepared>(parts: Parts<Page, Prepared>) {
  const { prerendered, addedPlace, content, render, toPage, siteUrl, log } = parts;
  const added = new Map<string, PrerenderedPage<Page, Prepared>>();
  const rendered = new Map<string, RenderedPage<Page>>();
  const pending = new Map<string, Promise<Prepared>>();

  /** Evicts pages that show outdated content. */
  function evictOutdated(): void {
    for (const [path, place] of prerendered) {
      if (!rendered.get(path)?.reads.isCurrent()) place.evict();
    }
    for (const [path, place] of added) {
      // One that is being rendered is checked when it is done: without its place it could not be evicted later.
      if (pending.has(path) || rendered.get(path)?.reads.isCurrent()) continue;
      place.evict();
      added.delete(path);
      rendered.delete(path);
    }
  }

  /** The page may be gone, or have other addresses, after each change. */
  function findPlace(path: string): PrerenderedPage<Page, Prepared> | undefined {
    const known = prerendered.get(path) ?? added.get(path);
    const found = known ? undefined : addedPlace(path);
    if (!found) return known;
    const place = { built: undefined, ...found };
    added.set(path, place);
    return place;
  }

  async function renderPage(path: string, place: PrerenderedPage<Page, Prepared>): Promise<Prepared> {
    const reads = recordReads(content);
    const before = rendered.get(path)?.file ?? place.built;
    const file = await renderBody(path, reads.read)
      .then(toPage)
      .catch((error: unknown) => {
        if (before === undefined) throw error;
        log.error({ err: error, path }, 'Rendering a page failed; its previous version is sent');
        return before;
      });
    rendered.set(path, { file, reads });
    const prepared = place.replace(file, reads.tags());
    // The content changed during rendering: this request gets the current result, the next one renders again.
    if (!reads.isCurrent()) place.evict();
    return prepared;
  }

  async function renderBody(path: string, read: ReadContent): Promise<Buffer> {
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
    };
    const page = await render(new Request(siteUrl + revalidationPath(path)), { content: read, report });
    if (failure !== undefined) throw failure;
    if (page?.status !== 200) throw new Error(`Rendering answered ${page?.status ?? 'nothing'}`);
    return Buffer.from(await page.arrayBuffer());
  }

  evictOutdated();
  content.onChange(evictOutdated);

  return {
    /**
     * Renders a page by its internal path; undefined if the page is not prerendered. Concurrent requests share one
     * render.
     */
    async get(path: string): Promise<Prepared | undefined> {
      const place = findPlace(path);
      if (!place) return undefined;
      const running = pending.get(path) ?? renderPage(path, place).finally(() => pending.delete(path));
      pending.set(path, running);
      return running;
    },
  };
}
