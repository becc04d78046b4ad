/**
 * Sends error pages (spec section 8) in the language of the address, with a link home. If the error page itself is
 * missing, a bare document replaces it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsentStateOf } from '../features/consent/consentStates.ts';
import { type ErrorKind, errorPages, errorPath } from '../routes/errorPages.ts';
import { type Strategy, toPublicPath } from '../routes/strategy.ts';
import { type Locale, table } from '../routes/table.ts';
import type { Header } from '../security/securityHeaders.ts';
import { wordsFor } from '../text/words/words.ts';
import { sendBody } from './http/sendResponse.ts';
import { isApiRequest } from './http/toWebRequest.ts';
import type { Log } from './siteOptions.ts';
import { type PreparedResponse, sendPrepared } from './static/preparedResponse.ts';

type Parts = {
  pages: ReadonlyMap<string, PreparedResponse>;
  consentStateOf: ConsentStateOf;
  ours: readonly Header[];
  strategy: Strategy;
  log: Log;
};

export function createErrorHandler({ pages, consentStateOf, ours, strategy, log }: Parts) {
  /** Sends an error page. `isGone`: 410, for a page that existed. */
  function show(
    request: IncomingMessage,
    response: ServerResponse,
    kind: ErrorKind,
    locale: Locale,
    isGone = false,
  ): void {
    const words = wordsFor(locale).errors;
    const status = isGone ? 410 : errorPages[kind].status;
    if (isApiRequest(request)) {
      const body = JSON.stringify({ error: sentences[kind] });
      sendBody(response, status, headers('application/json; charset=utf-8'), Buffer.from(body));
      return;
    }
    if (wantsJson(request)) {
      const body = JSON.stringify({ ok: false, errors: { form: words[kind].title } });
      sendBody(response, status, headers('application/json; charset=utf-8'), Buffer.from(body));
      return;
    }
    const page = pages.get(errorPath(kind, locale));
    if (page) {
      // An unknown address is often a secret link that a mail program cut or changed: no vendor may load.
      sendPrepared(request, response, page, consentStateOf(request.headers, true), status);
      return;
    }
    log.error({ kind, locale }, wordsFor('en').errors.nested);
    const home = toPublicPath(table.home.paths[locale] ?? '/', locale, strategy);
    const html = bareDocument(locale, words.nested, home, words.home);
    sendBody(response, 500, headers('text/html; charset=utf-8'), Buffer.from(html));
  }

  /** Logs the error and sends an error page. Logs the page's id instead of the address, which may carry a token. */
  function fail(request: IncomingMessage, response: ServerResponse, error: unknown, about: About): void {
    log.error({ err: error, page: about.page, method: request.method }, 'A page could not be shown');
    if (response.headersSent) response.destroy();
    else show(request, response, 'server-error', about.locale);
  }

  const headers = (type: string): Header[] => [...ours, ['Content-Type', type], ['Cache-Control', 'no-store']];

  return { show, fail };
}

/** For API clients, in the language of the API. */
const sentences: Record<ErrorKind, string> = {
  'not-found': 'There is nothing at this address.',
  'server-error': 'The server could not answer. Please try again later.',
  'unknown-middleware': 'The server could not answer. Please try again later.',
};

type About = { locale: Locale; page?: string | undefined };

const wantsJson = ({ headers: { accept = '' } }: IncomingMessage): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/** Last resort without parts that could fail: no file, no stylesheet, no component. */
const bareDocument = (locale: Locale, title: string, home: string, label: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${title}</title></head><body><main><h1>${title}</h1><p><a href="${home}">${label}</a></p></main></body></html>`;
