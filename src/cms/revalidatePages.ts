/**
 * Re-renders prerendered pages when the content system has newer content. Rendering records the content that a page
 * reads, so a change evicts the pages that show it, and those not rendered since the start. The next request renders
 * the page again; on an error, or for a short time while that is slow, the previous version is sent
 * (docs/decisions/0231-finished-pages-are-rendered-again-on-content-changes.md and 0324).
 */
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { ContentTag } from './contentTag.ts';
import type { PageRenderer } from './createPageRenderer.ts';
import type { ContentSource } from './openContentSource.ts';
import { markIfOutdated, type PageVersion, type UnderWay, versionState, withPatience } from './pageVersion.ts';

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
  renderer: PageRenderer;
  toPage(html: Buffer): Promise<Page>;
  log: Record<'error', (facts: object, message: string) => void>;
};

export function revalidatePages<Page, Prepared>(parts: Parts<Page, Prepared>) {
  const { prerendered, addedPlace, content, renderer, toPage, log } = parts;
  const added = new Map<string, PrerenderedPage<Page, Prepared>>();
  const rendered = new Map<string, PageVersion<{ file: Page; prepared: Prepared }>>();
  const pending = new Map<string, UnderWay<Prepared>>();
  /** The last rendering of a page whose previous version may be sent meanwhile. */
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Evicts pages that show outdated content. */
  function evictOutdated(): void {
    for (const [path, place] of prerendered) evictIfOutdated(path, place);
    for (const [path, place] of added) {
      // One that is being rendered is checked when it is done: without its place it could not be evicted later.
      if (pending.has(path)) continue;
      if (addedPlace(path)) {
        evictIfOutdated(path, place);
        continue;
      }
      place.evict();
      added.delete(path);
      rendered.delete(path);
    }
  }

  function evictIfOutdated(path: string, place: PrerenderedPage<Page, Prepared>): void {
    const version = rendered.get(path);
    if (version) markIfOutdated(version);
    if (!version || versionState(version) !== 'current') place.evict();
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

  /** Pages that may wait are rendered one after the other, unless one is slow, with a turn of the event loop between. */
  function startRendering(path: string, place: PrerenderedPage<Page, Prepared>, mayWait: boolean): UnderWay<Prepared> {
    const render = () => renderPage(path, place);
    const done = (mayWait ? lastTurn.then(() => yieldToRequests()).then(render) : render()).finally(() =>
      pending.delete(path),
    );
    const running = withPatience(done);
    if (mayWait) lastTurn = running.soon;
    pending.set(path, running);
    return running;
  }

  async function renderPage(path: string, place: PrerenderedPage<Page, Prepared>): Promise<Prepared> {
    const previous = rendered.get(path);
    const before = previous?.value.file ?? place.built;
    const startedAt = performance.now();
    const { reads, html } = renderer.render(path);
    const file = await html.then(toPage).catch((error: unknown) => {
      if (before === undefined) throw error;
      log.error({ err: error, path }, 'Rendering a page failed; its previous version is sent');
      return before;
    });
    const prepared = place.replace(file, reads.tags());
    const duration = performance.now() - startedAt;
    const isRenewed = previous?.outdatedAt !== undefined;
    rendered.set(path, { value: { file, prepared }, reads, startedAt, duration, isRenewed, outdatedAt: undefined });
    // The content changed during rendering: this request gets the current result, a later one renders again.
    evictIfOutdated(path, place);
    return prepared;
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
      const version = rendered.get(path);
      const state = version ? versionState(version) : 'expired';
      if (version && state === 'pausing') return version.value.prepared;
      const previous = state === 'expired' ? undefined : version?.value.prepared;
      const { done, soon } = pending.get(path) ?? startRendering(path, place, previous !== undefined);
      return previous === undefined ? done : ((await soon) ?? previous);
    },
  };
}
