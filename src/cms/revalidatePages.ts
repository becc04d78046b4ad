/**
 * Re-renders prerendered pages when the content system has newer content. Rendering records the content that a page
 * reads, so a change evicts exactly the pages that show it. The next request renders the page again; on an error the
 * previous version is sent (docs/decisions/0231-finished-pages-are-rendered-again-on-content-changes.md).
 */

import { revalidationPath } from '../routes/revalidationPath.ts';
import type { Log, Render } from '../server/siteOptions.ts';
import { compressFile } from '../server/static/compressFile.ts';
import type { PreparedResponse } from '../server/static/preparedResponse.ts';
import type { PrerenderedPage } from '../server/static/prepareStaticResponses.ts';
import type { StoredFile } from '../server/static/readFiles.ts';
import type { ReadContent } from './currentContent.ts';
import type { ContentSource, ContentTag } from './openContentSource.ts';

type Parts = {
  prerendered: ReadonlyMap<string, PrerenderedPage>;
  content: ContentSource;
  render: Render;
  siteUrl: string;
  log: Log;
};

/** A page with the versions of the content that it shows. */
type RenderedPage = { file: StoredFile; versions: ReadonlyMap<ContentTag, number> };

export function revalidatePages({ prerendered, content, render, siteUrl, log }: Parts) {
  const made = new Map<string, RenderedPage>();
  const underWay = new Map<string, Promise<PreparedResponse>>();
  const isCurrent = ({ versions }: RenderedPage) =>
    [...versions].every(([tag, version]) => content.versionOf(tag) === version);

  /** Evicts pages that show outdated content. */
  function evictOutdated(): void {
    for (const [path, place] of prerendered) {
      const page = made.get(path);
      if (!page || !isCurrent(page)) place.evict();
    }
  }

  async function renderPage(path: string, place: PrerenderedPage): Promise<PreparedResponse> {
    const shows = new Map<ContentTag, number>();
    const read: ReadContent = (kind, locale) => {
      shows.set(`${kind}:${locale}`, content.versionOf(`${kind}:${locale}`));
      return content.read(kind, locale);
    };
    const before = made.get(path)?.file ?? place.built;
    const file = await renderBody(path, read)
      .then((body) => compressFile('page.html', body))
      .catch((error: unknown) => {
        log.error({ err: error, path }, 'A page could not be made from the content system; it stays as it was');
        return before;
      });
    made.set(path, { file, versions: shows });
    const prepared = place.replace(file);
    // The content changed during rendering: this request gets the current result, the next one renders again.
    if (!isCurrent({ file, versions: shows })) place.evict();
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
    async get(path: string): Promise<PreparedResponse | undefined> {
      const place = prerendered.get(path);
      if (!place) return undefined;
      const running = underWay.get(path) ?? renderPage(path, place).finally(() => underWay.delete(path));
      underWay.set(path, running);
      return running;
    },
  };
}
