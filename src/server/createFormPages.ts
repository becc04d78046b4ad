/** Form pages of which only the `form_id` differs per view: rendered once, then put together for each visitor. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from '../security/headers.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { compress } from './compress.ts';
import type { Log } from './createSite.ts';
import { createFormTemplate, type FormTemplate } from './formTemplate.ts';
import { sendBare } from './sendResponse.ts';

const type = 'text/html; charset=utf-8';

export function createFormPages(ours: readonly Header[], log: Log) {
  const pages = new Map<string, FormTemplate>();
  const tried = new Set<string>();
  const headers: Header[] = [
    ...ours,
    ['Content-Type', type],
    ['Cache-Control', 'private, no-cache'],
    ['Vary', 'Accept-Encoding'],
  ];

  return {
    has: (path: string): boolean => pages.has(path),

    /** Makes a template of a page that was rendered with this id. The visitor's answer does not wait for it. */
    learn(path: string, id: string, page: Response): void {
      if (tried.has(path)) return;
      tried.add(path);
      page
        .text()
        .then((html) => createFormTemplate(html, id))
        .then((template) => {
          if (template) pages.set(path, template);
          else log.warn({ path }, 'A form page does not hold its form_id exactly once; it is rendered for each view');
        })
        .catch((error: unknown) => log.error({ err: error, path }, 'A form page could not be kept'));
    },

    async send(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
      const template = pages.get(path);
      if (!template) return;
      const id = randomUUID();
      const accepted = request.headers['accept-encoding'];
      const { body, encoding } =
        acceptedEncoding(accepted) === 'br'
          ? { body: template.brotli(id), encoding: 'br' }
          : await compress(template.plain(id), type, accepted);
      const coding: Header[] = encoding === 'identity' ? [] : [['Content-Encoding', encoding]];
      sendBare(response, 200, [...headers, ...coding], body);
    },
  };
}
