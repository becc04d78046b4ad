/** Form pages that differ per view only in the `form_id`: rendered once, then assembled for each visitor. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '../routes/table.ts';
import type { Header } from '../security/securityHeaders.ts';
import { createFormTemplate, type DocumentParts, type FormTemplate } from './createFormTemplate.ts';
import { sendBody } from './http/sendResponse.ts';
import type { Log } from './siteOptions.ts';
import { acceptedEncoding } from './static/acceptedEncoding.ts';
import { compress } from './static/compress.ts';

const type = 'text/html; charset=utf-8';
const aboutForm: Header[] = [
  ['Content-Type', type],
  ['Cache-Control', 'private, no-cache'],
  ['Vary', 'Accept-Encoding'],
];

/** Result of rendering a page for its first view. `same`: the page declared that only the id differs. */
type FirstView = { id: string; same: boolean; page: Response | undefined };

/** Keeps at most one template per on-demand page of the table: paths invented by visitors have none (decision 0265). */
export function createFormPageCache(log: Log, table: Readonly<Record<string, Page>>) {
  const onDemand = Object.values(table).filter((page) => page.onDemand);
  const known = new Set(onDemand.flatMap(({ paths }) => Object.values(paths)));
  const pages = new Map<string, FormTemplate>();
  const rendered = new Set<string>();
  let generation = 0;
  const underWay = new Map<string, Promise<void>>();
  async function keep(path: string, { id, same, page }: FirstView, born: number): Promise<void> {
    if (born !== generation) return;
    // A failed render is retried on the next view.
    if (page?.status !== 200) rendered.delete(path);
    else if (same) {
      const template = await createFormTemplate(await page.clone().text(), id);
      if (template && born === generation) pages.set(path, template);
      if (!template)
        log.warn({ path }, 'A form page does not hold its form_id exactly once; it is rendered for each view');
    }
  }

  return {
    /** Invalidates all templates after a content change: each page is rendered again on its next view. */
    invalidate(): void {
      generation += 1;
      pages.clear();
      rendered.clear();
    },

    /** The cached template of a page, if there is one. Waits for a first view in progress. */
    async find(path: string): Promise<FormTemplate | undefined> {
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

    async send(
      request: IncomingMessage,
      response: ServerResponse,
      template: FormTemplate,
      ours: readonly Header[],
    ): Promise<void> {
      const headers: Header[] = [...ours, ...aboutForm];
      const id = randomUUID();
      const accepted = request.headers['accept-encoding'];
      const encoding = acceptedEncoding(accepted);
      if (encoding === 'br') return sendParts(response, [...headers, ['Content-Encoding', 'br']], template.brotli(id));
      if (encoding === 'identity') return sendParts(response, headers, template.plain(id));
      const { body } = await compress(Buffer.concat(template.plain(id)), type, accepted);
      sendBody(response, 200, [...headers, ['Content-Encoding', encoding]], body);
    },
  };
}

/** Without joining the parts: at thousands of views per second the copies would fill the memory. */
function sendParts(response: ServerResponse, headers: readonly Header[], parts: DocumentParts): void {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(200, [...headers, ['Content-Length', String(length)]].flat());
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
  response.uncork();
}
