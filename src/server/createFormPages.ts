/** Form pages of which only the `form_id` differs per view: rendered once, then put together for each visitor. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '../routes/table.ts';
import type { Header } from '../security/headers.ts';
import { createFormTemplate, type FormTemplate, type Parts } from './formTemplate.ts';
import { sendBare } from './http/sendResponse.ts';
import type { Log } from './siteOptions.ts';
import { acceptedEncoding } from './static/acceptedEncoding.ts';
import { compress } from './static/compress.ts';

const type = 'text/html; charset=utf-8';
const aboutForm: Header[] = [
  ['Content-Type', type],
  ['Cache-Control', 'private, no-cache'],
  ['Vary', 'Accept-Encoding'],
];

/** What came of rendering a page for its first view. `same`: the page said that only the id differs. */
type FirstView = { id: string; same: boolean; page: Response | undefined };

/** Keeps one template per on-demand page of the table at most: what a visitor invents has none (decision 0265). */
export function createFormPages(log: Log, table: Readonly<Record<string, Page>>) {
  const onDemand = Object.values(table).filter((page) => page.onDemand);
  const known = new Set(onDemand.flatMap(({ paths }) => Object.values(paths)));
  const pages = new Map<string, FormTemplate>();
  const rendered = new Set<string>();
  let generation = 0;
  const underWay = new Map<string, Promise<void>>();
  async function keep(path: string, { id, same, page }: FirstView, born: number): Promise<void> {
    if (born !== generation) return;
    // A page that failed may do better the next time.
    if (page?.status !== 200) rendered.delete(path);
    else if (same) {
      const template = await createFormTemplate(await page.clone().text(), id);
      if (template && born === generation) pages.set(path, template);
      if (!template)
        log.warn({ path }, 'A form page does not hold its form_id exactly once; it is rendered for each view');
    }
  }

  return {
    /** What they show has changed: each is rendered again for its next view. */
    forget(): void {
      generation += 1;
      pages.clear();
      rendered.clear();
    },

    /** What a page can be sent from without rendering it; visitors wait for a first view that is under way. */
    async find(path: string): Promise<FormTemplate | undefined> {
      await underWay.get(path);
      return pages.get(path);
    },

    /** To be called before a page is rendered. Gives what takes the outcome, if this is the first view. */
    begin(path: string): ((view: FirstView) => void) | undefined {
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
      sendBare(response, 200, [...headers, ['Content-Encoding', encoding]], body);
    },
  };
}

/** Without joining the parts: at thousands of views per second the copies would fill the memory. */
function sendParts(response: ServerResponse, headers: readonly Header[], parts: Parts): void {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(200, [...headers, ['Content-Length', String(length)]].flat());
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
  response.uncork();
}
