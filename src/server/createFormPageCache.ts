/** Form pages that differ per view only in the `form_id`: rendered once, then sent to each visitor with a new id. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '../routes/table.ts';
import type { Header } from '../security/securityHeaders.ts';
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

/** Keeps at most one document per on-demand page of the table: paths invented by visitors have none (decision 0265). */
export function createFormPageCache(log: Log, table: Readonly<Record<string, Page>>) {
  const onDemand = Object.values(table).filter((page) => page.onDemand);
  const known = new Set(onDemand.flatMap(({ paths }) => Object.values(paths)));
  const pages = new Map<string, KeptPage>();
  const rendered = new Set<string>();
  let generation = 0;
  const underWay = new Map<string, Promise<void>>();
  async function keep(path: string, { id, same, page }: FirstView, born: number): Promise<void> {
    if (born !== generation) return;
    // A failed render is retried on the next view.
    if (page?.status !== 200) rendered.delete(path);
    else if (same) {
      const [before = '', after, ...more] = (await page.clone().text()).split(id);
      const isOnce = after !== undefined && more.length === 0;
      if (isOnce && born === generation) pages.set(path, { before: Buffer.from(before), after: Buffer.from(after) });
      if (!isOnce)
        log.warn({ path }, 'A form page does not hold its form_id exactly once; it is rendered for each view');
    }
  }

  return {
    /** Drops all kept pages after a content change: each page is rendered again on its next view. */
    invalidate(): void {
      generation += 1;
      pages.clear();
      rendered.clear();
    },

    /** The kept page, if there is one. Waits for a first view in progress. */
    async find(path: string): Promise<KeptPage | undefined> {
      await underWay.get(path);
      return pages.get(path);
    },

    /** Must be called before a page is rendered. Returns the callback for the result, if this is the first view. */
    beginFirstView(path: string): ((view: FirstView) => void) | undefined {
      if (!known.has(path) || rendered.has(path)) return undefined;
      rendered.add(path);
      const born = generation;
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.set(path, promise);
      return (view) => {
        keep(path, view, born)
          .catch((error: unknown) => log.error({ err: error, path }, 'A form page could not be kept'))
          .finally(() => {
            underWay.delete(path);
            resolve();
          });
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
