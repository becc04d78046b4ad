/**
 * Form pages that differ per view only in the `form_id`: rendered once, then sent to each visitor with a new id. After a
 * change of content the previous page is sent for a short time while one visitor's request renders the page again.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentSource } from '../cms/openContentSource.ts';
import { markIfOutdated, type PageVersion, type UnderWay, versionState, withPatience } from '../cms/pageVersion.ts';
import { recordReads } from '../cms/recordReads.ts';
import type { Page } from '../routes/table.ts';
import type { Header } from '../security/securityHeaders.ts';
import type { ReadContent } from '../text/content/currentContent.ts';
import { sendBody } from './http/sendResponse.ts';
import type { Log } from './siteOptions.ts';
import { compress } from './static/compress.ts';

const type = 'text/html; charset=utf-8';
const formPageHeaders: Header[] = [
  ['Content-Type', type],
  ['Cache-Control', 'private, no-cache'],
  ['Vary', 'Accept-Encoding'],
];

/** Result of rendering a page for its first view. `same`: the page declared that only the id differs. */
type FirstView = { id: string; same: boolean; page: Response | undefined };

/** The HTML before and after the form_id. */
type KeptPage = { before: Buffer; after: Buffer };

/** A first view under way, with the content to render it with. */
type BegunView = { read: ReadContent | undefined; end(view: FirstView): void };

type Parts = {
  log: Log;
  table: Readonly<Record<string, Page>>;
  content: Pick<ContentSource, 'read' | 'versionOf' | 'onChange'> | undefined;
};

/** Keeps at most one document per on-demand page of the table: paths invented by visitors have none (decision 0265). */
export function createFormPageCache({ log, table, content }: Parts) {
  const onDemand = Object.values(table).filter((page) => page.onDemand);
  const known = new Set(onDemand.flatMap(({ paths }) => Object.values(paths)));
  const pages = new Map<string, PageVersion<KeptPage>>();
  /** Pages that a view has shown not to be kept. */
  const refused = new Set<string>();
  const underWay = new Map<string, UnderWay<void>>();

  async function keep(path: string, view: FirstView, version: Omit<PageVersion<KeptPage>, 'value'>): Promise<void> {
    const { id, same, page } = view;
    // A failed render is retried on the next view.
    if (page?.status !== 200) return;
    const [before = '', after, ...more] = same ? (await page.clone().text()).split(id) : [];
    if (after !== undefined && more.length === 0) {
      const kept = { ...version, value: { before: Buffer.from(before), after: Buffer.from(after) } };
      markIfOutdated(kept);
      pages.set(path, kept);
      return;
    }
    pages.delete(path);
    if (version.reads.isCurrent()) refused.add(path);
    if (same) log.warn({ path }, 'A form page does not hold its form_id exactly once; it is rendered for each view');
  }

  /** A version that may be sent. */
  function usable(path: string): KeptPage | undefined {
    const version = pages.get(path);
    return version && versionState(version) !== 'expired' ? version.value : undefined;
  }

  content?.onChange(() => {
    for (const version of pages.values()) markIfOutdated(version);
    refused.clear();
  });

  return {
    /** The kept page, if there is one. Waits for a first view in progress, if there is nothing to send meanwhile. */
    async find(path: string): Promise<KeptPage | undefined> {
      const version = pages.get(path);
      const state = version ? versionState(version) : 'expired';
      if (version && (state === 'current' || state === 'pausing')) return version.value;
      const view = underWay.get(path);
      // The caller renders.
      if (!view) return undefined;
      await (state === 'due' ? view.soon : view.done);
      return usable(path);
    },

    /** Must be called before a page is rendered. Undefined if the page is not kept, or is being rendered. */
    beginFirstView(path: string): BegunView | undefined {
      if (!known.has(path) || refused.has(path) || underWay.has(path)) return undefined;
      const startedAt = performance.now();
      const reads = content && recordReads(content);
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.set(path, withPatience(promise));
      return {
        read: reads?.read,
        end(view) {
          const duration = performance.now() - startedAt;
          const isCurrent = () => reads?.isCurrent() ?? true;
          const isRenewed = pages.get(path)?.outdatedAt !== undefined;
          keep(path, view, { reads: { isCurrent }, startedAt, duration, isRenewed, outdatedAt: undefined })
            .catch((error: unknown) => log.error({ err: error, path }, 'A form page could not be kept'))
            .finally(() => {
              underWay.delete(path);
              resolve();
            });
        },
      };
    },

    /** Sends a kept page with a new id. */
    async send(
      request: IncomingMessage,
      response: ServerResponse,
      { before, after }: KeptPage,
      ours: readonly Header[],
    ): Promise<void> {
      const html = Buffer.concat([before, Buffer.from(randomUUID()), after]);
      const { body, encoding } = await compress(html, type, request.headers['accept-encoding']);
      const headers: Header[] = [...ours, ...formPageHeaders];
      if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
      sendBody(response, 200, headers, body);
    },
  };
}
