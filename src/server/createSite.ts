/**
 * The site's HTTP server, built from parts that tests can replace. Prerendered pages and files are sent from memory
 * after one lookup; all other requests go through address, redirect, middleware, rendering and error page.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createLivePages } from '../cms/createLivePages.ts';
import { createAudiences } from '../features/consent/audiences.ts';
import { href } from '../routes/hrefs.ts';
import { createResolve, type Resolution } from '../routes/resolve.ts';
import { strategy as builtStrategy, localeOfPath } from '../routes/strategy.ts';
import { table as tableOfPages } from '../routes/table.ts';
import { carriesToken } from '../security/carriesToken.ts';
import { type Header, resourcePolicy, securityHeaders } from '../security/headers.ts';
import { createErrorDesk } from './createErrorDesk.ts';
import { createOnDemand } from './createOnDemand.ts';
import { createOwnAddresses } from './createOwnAddresses.ts';
import { findEndpoint } from './endpoint.ts';
import { createRefusals } from './http/createRefusals.ts';
import { endStalledReaders } from './http/endStalledReaders.ts';
import { isPlainPath } from './http/isPlainPath.ts';
import { afterAnswers, noteAnswer } from './http/pipelined.ts';
import { refuseSocket, refuseTunnel } from './http/refuseSocket.ts';
import { sendBare, sendResponse } from './http/sendResponse.ts';
import { formMethods, hasPlainHost, isRead, readMethods, splitTarget } from './http/webRequest.ts';
import { inRequest } from './log.ts';
import { pageMiddleware } from './pageMiddleware.ts';
import type { SiteOptions } from './siteOptions.ts';
import { send } from './static/prepare.ts';
import { prepareAnswers } from './static/prepareAnswers.ts';
import { toFile } from './static/toFile.ts';
import { watchBot } from './watchBot.ts';

type Found = Extract<Resolution, { kind: 'page' }>;

/**
 * Keep-alive is longer than that of proxies in front, so that the proxies end connections. Node checks every 30 s by
 * default.
 */
const timeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

export function createSite(options: SiteOptions): Server {
  const { files, render, endpoints, content, texts, settings, log } = options;
  const { strategy = builtStrategy, table = tableOfPages, middleware = pageMiddleware } = options;
  const policy = { https: settings.SITE_URL.startsWith('https:'), botOrigin: settings.BOT_HOST };
  const secure = securityHeaders(policy);
  const ours: Header[] = [...secure, resourcePolicy('/')];
  const audienceOf = createAudiences(options.consent, policy);
  const resolve = createResolve(strategy, table);
  const {
    ready,
    held,
    errors: pages,
    places,
    putFile,
  } = prepareAnswers({ files, indexNowKey: settings.INDEXNOW_KEY, secure, table, strategy });
  const live = content && createLivePages({ places, content, render, siteUrl: settings.SITE_URL, log });
  texts?.onMade(async (path, text) => putFile(path, await toFile(path, Buffer.from(text))));
  const errors = createErrorDesk({ pages, audienceOf, ours, strategy, log });
  const refuse = createRefusals(ours);
  const shared = { ...options, table, watchedBot: watchBot(options), audienceOf, ours, errors, refuse };
  const show = createOnDemand(shared);
  const ownAddresses = createOwnAddresses({ ...shared, show, places });

  const server = createServer(timeouts, (request, response) => {
    noteAnswer(request.socket, response);
    const prepared = ready.get(request.url ?? '');
    if (prepared && isRead(request) && hasPlainHost(request)) {
      send(request, response, prepared, audienceOf(request.headers));
      return;
    }
    // The response carries the request id of the log, so that a problem report can name it.
    const id = randomUUID();
    response.setHeader('X-Request-Id', id);
    inRequest(id, () => answer(request, response)).catch((error: unknown) => {
      const left = request.destroyed && !request.complete;
      if (!left)
        inRequest(id, () => errors.fail(request, response, error, { locale: localeOfPath(request.url ?? '') }));
    });
  });
  endStalledReaders(server);
  server.on('clientError', (error, socket) => afterAnswers(socket, () => refuseSocket(error, socket, ours)));
  server.on('connect', (_, socket) => afterAnswers(socket, () => refuseTunnel(socket, ours)));
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasPlainHost(request)) return refuse.host(request, response);
    const { path, query } = splitTarget(request.url ?? '');
    if (request.method === 'OPTIONS' && path === '*') return refuse.method(request, response, formMethods);
    if (!isPlainPath(path)) {
      log.info({ status: 404 }, 'Malformed address');
      return errors.show(request, response, 'not-found', localeOfPath(path));
    }
    const own = ownAddresses.get(path);
    if (own) return own(request, response, query);
    const prepared = ready.get(path);
    if (prepared && !isRead(request)) return refuse.method(request, response, readMethods);
    if (prepared) return send(request, response, prepared, audienceOf(request.headers, carriesToken(query)));

    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const resolution = resolve({ path, query, cookie, acceptLanguage });
    if (resolution.kind === 'redirect') {
      if (!isRead(request)) return refuse.method(request, response, readMethods);
      const { status, location } = resolution;
      return redirect(response, status, location);
    }
    if (resolution.kind === 'page') return showPage(request, response, resolution, query);
    const moved = content?.read('redirects', resolution.locale)?.get(path);
    if (moved) {
      if (!isRead(request)) return refuse.method(request, response, readMethods);
      const [target, hash] = href(moved.id, moved.locale, moved.hash).split('#');
      const location = target + query + (hash ? `#${hash}` : '');
      return redirect(response, 301, location);
    }
    const endpoint = findEndpoint(endpoints, path);
    if (endpoint && !endpoint.methods.includes(request.method ?? '')) {
      return refuse.method(request, response, endpoint.methods);
    }
    if (endpoint) return show(request, response, { path, query, locale: resolution.locale });
    return errors.show(request, response, 'not-found', resolution.locale);
  }

  async function showPage(request: IncomingMessage, response: ServerResponse, found: Found, query: string) {
    const { id, locale, internalPath } = found;
    const page = table[id];
    const methods = page?.onDemand && page.takesForm ? formMethods : readMethods;
    if (!methods.includes(request.method ?? '')) return refuse.method(request, response, methods);
    for (const name of page?.middleware ?? []) {
      const step = middleware[name];
      if (!step) {
        log.error({ page: id, middleware: name }, 'Unknown middleware');
        return errors.show(request, response, 'unknown-middleware', locale);
      }
      const instead = await step({ page: id, locale, headers: request.headers });
      if (instead) return sendResponse(request, response, instead, ours);
    }
    const prepared = held.get(internalPath) ?? (await live?.get(internalPath));
    const secret = Boolean(page?.takesToken) || carriesToken(query);
    if (prepared) return send(request, response, prepared, audienceOf(request.headers, secret));
    const takesForm = methods === formMethods;
    return show(request, response, { path: internalPath, query, locale, page: id, secret, takesForm });
  }

  function redirect(response: ServerResponse, status: number, location: string): void {
    const lifetime = carriesToken(splitTarget(location).query) ? 'no-store' : 'public, max-age=3600';
    sendBare(response, status, [...ours, ['Location', location], ['Cache-Control', lifetime]]);
  }
}
