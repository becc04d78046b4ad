/**
 * Re-renders prerendered pages when the content system has newer content. Rendering records the content that a page
 * reads, so a change evicts exactly the pages that show it. The next request renders the page again; on an error the
 * previous version is sent (docs/decisions/0231-pages-follow-the-content.md).
 */

import { livePath } from '../routes/livePath.ts';
import type { Log, Render } from '../server/siteOptions.ts';
import type { Prepared } from '../server/static/prepare.ts';
import type { PagePlace } from '../server/static/prepareAnswers.ts';
import type { StoredFile } from '../server/static/readFiles.ts';
import { toFile } from '../server/static/toFile.ts';
import type { ReadContent } from './currentContent.ts';
import type { ContentSource, Tag } from './openContentSource.ts';

type Parts = {
  places: ReadonlyMap<string, PagePlace>;
  content: ContentSource;
  render: Render;
  siteUrl: string;
  log: Log;
};

/** A page with the versions of the content that it shows. */
type Made = { file: StoredFile; shows: ReadonlyMap<Tag, number> };

export function createLivePages({ places, content, render, siteUrl, log }: Parts) {
  const made = new Map<string, Made>();
  const underWay = new Map<string, Promise<Prepared>>();
  const isCurrent = ({ shows }: Made) => [...shows].every(([tag, version]) => content.versionOf(tag) === version);

  /** Evicts pages that show outdated content. */
  function clearOutdated(): void {
    for (const [path, place] of places) {
      const page = made.get(path);
      if (!page || !isCurrent(page)) place.clear();
    }
  }

  async function make(path: string, place: PagePlace): Promise<Prepared> {
    const shows = new Map<Tag, number>();
    const read: ReadContent = (kind, locale) => {
      shows.set(`${kind}:${locale}`, content.versionOf(`${kind}:${locale}`));
      return content.read(kind, locale);
    };
    const before = made.get(path)?.file ?? place.built;
    const file = await rendered(path, read)
      .then((body) => toFile('page.html', body))
      .catch((error: unknown) => {
        log.error({ err: error, path }, 'A page could not be made from the content system; it stays as it was');
        return before;
      });
    made.set(path, { file, shows });
    const prepared = place.put(file);
    // The content changed during rendering: this request gets the current result, the next one renders again.
    if (!isCurrent({ file, shows })) place.clear();
    return prepared;
  }

  async function rendered(path: string, read: ReadContent): Promise<Buffer> {
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
    };
    const page = await render(new Request(siteUrl + livePath(path)), { content: read, report });
    if (failure !== undefined) throw failure;
    if (page?.status !== 200) throw new Error(`Rendering answered ${page?.status ?? 'nothing'}`);
    return Buffer.from(await page.arrayBuffer());
  }

  clearOutdated();
  content.onChange(clearOutdated);

  return {
    /**
     * Renders a page by its internal path; undefined if the page is not prerendered. Concurrent requests share one
     * render.
     */
    async get(path: string): Promise<Prepared | undefined> {
      const place = places.get(path);
      if (!place) return undefined;
      const running = underWay.get(path) ?? make(path, place).finally(() => underWay.delete(path));
      underWay.set(path, running);
      return running;
    },
  };
}
