/**
 * The site's HTTP server, built from parts so that tests can put in their own. Prerendered pages and files are sent from
 * memory by one look-up; everything else goes the long way: address, redirect, middleware, rendering, error page. Long, because
 * that way is told in one piece.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerCmsWebhook } from '../cms/answerCmsWebhook.ts';
import { createLivePages } from '../cms/createLivePages.ts';
import { openPreview, type Preview } from '../cms/openPreview.ts';
import { chatOf } from '../features/chat/settings.ts';
import { createAudiences } from '../features/consent/audiences.ts';
import { recogniseCrisis } from '../features/safety/recogniseCrisis.ts';
import { href } from '../routes/hrefs.ts';
import { livePath } from '../routes/livePath.ts';
import { createResolve, type Resolution } from '../routes/resolve.ts';
import { strategy as builtStrategy, localeOfPath } from '../routes/strategy.ts';
import { type Locale, table as tableOfPages } from '../routes/table.ts';
import { carriesToken } from '../security/carriesToken.ts';
import { type Header, resourcePolicy, securityHeaders } from '../security/headers.ts';
import { addressPrefix } from '../security/rate-limit.ts';
import { bodyLimit } from '../security/readBody.ts';
import { createErrorDesk } from './createErrorDesk.ts';
import { createFormPages } from './createFormPages.ts';
import { findEndpoint } from './endpoint.ts';
import { hasContext } from './hasContext.ts';
import { clientAddress, isLoopback } from './http/clientAddress.ts';
import { createRefusals } from './http/createRefusals.ts';
import { endStalledReaders } from './http/endStalledReaders.ts';
import { isPlainPath } from './http/isPlainPath.ts';
import { afterAnswers, noteAnswer } from './http/pipelined.ts';
import { refuseSocket, refuseTunnel } from './http/refuseSocket.ts';
import { sendBare, sendResponse } from './http/sendResponse.ts';
import { serialByKey } from './http/serialByKey.ts';
import { hasPlainHost, isEncoded, isRead, splitTarget, toWebRequest } from './http/webRequest.ts';
import { inRequest } from './log.ts';
import { pageMiddleware } from './pageMiddleware.ts';
import type { RequestServices } from './requestServices.ts';
import type { SiteOptions } from './siteOptions.ts';
import { send } from './static/prepare.ts';
import { prepareAnswers } from './static/prepareAnswers.ts';
import { toFile } from './static/toFile.ts';
import { watchBot } from './watchBot.ts';

type Found = Extract<Resolution, { kind: 'page' }>;
type Place = {
  path: string;
  query: string;
  locale: Locale;
  page?: string;
  /** Its address carries a token: there are as many of them as links, and none is cached. */
  secret?: boolean | undefined;
  /** A form posts to it. */
  takesForm?: boolean;
  /** Shown to an editor, with drafts. */
  preview?: Preview;
};

const reading = ['GET', 'HEAD'];
const onDemand = [...reading, 'POST'];

/** Connections are kept longer than proxies in front keep them, so that those end them. Node checks every 30 s by default. */
const timeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

export function createSite(options: SiteOptions): Server {
  const { files, render, endpoints, services, search, content, texts, settings, log, version } = options;
  const { strategy = builtStrategy, table = tableOfPages, middleware = pageMiddleware } = options;
  const chat = chatOf(settings);
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
  const forms = createFormPages(log, table);
  const live = content && createLivePages({ places, content, render, siteUrl: settings.SITE_URL, log });
  content?.onChange(forms.forget);
  texts?.onMade(async (path, text) => putFile(path, await toFile(path, Buffer.from(text))));
  const errors = createErrorDesk({ pages, audienceOf, ours, strategy, log });
  const refuse = createRefusals(ours);
  const inSeries = serialByKey();

  const watchedBot = watchBot(options);
  const server = createServer(timeouts, (request, response) => {
    noteAnswer(request.socket, response);
    const prepared = ready.get(request.url ?? '');
    if (prepared && isRead(request) && hasPlainHost(request)) {
      send(request, response, prepared, audienceOf(request.headers));
      return;
    }
    // Whoever reports a problem can name the request: its answer carries the id that the log has.
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
    if (request.method === 'OPTIONS' && path === '*') return refuse.method(request, response, onDemand);
    if (!isPlainPath(path)) {
      log.info({ status: 404 }, 'Malformed address');
      return errors.show(request, response, 'not-found', localeOfPath(path));
    }
    if (path === '/healthz') return health(request, response);
    if (path === '/api/cms/webhook') {
      if (request.method !== 'POST') return refuse.method(request, response, ['POST']);
      if (isEncoded(request)) return refuse.encoding(request, response);
      const told = await answerCmsWebhook(request, { content, secret: settings.CMS_WEBHOOK_SECRET });
      return sendResponse(request, response, told, ours);
    }
    if (path === '/api/preview') {
      return isRead(request) ? preview(request, response, query) : refuse.method(request, response, reading);
    }
    const prepared = ready.get(path);
    if (prepared && !isRead(request)) return refuse.method(request, response, reading);
    if (prepared) return send(request, response, prepared, audienceOf(request.headers, carriesToken(query)));

    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const resolution = resolve({ path, query, cookie, acceptLanguage });
    if (resolution.kind === 'redirect') {
      if (!isRead(request)) return refuse.method(request, response, reading);
      const { status, location } = resolution;
      return redirect(response, status, location);
    }
    if (resolution.kind === 'page') return showPage(request, response, resolution, query);
    const moved = content?.read('redirects', resolution.locale)?.get(path);
    if (moved) {
      if (!isRead(request)) return refuse.method(request, response, reading);
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
    const methods = page?.onDemand && page.takesForm ? onDemand : reading;
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
    const takesForm = methods === onDemand;
    return show(request, response, { path: internalPath, query, locale, page: id, secret, takesForm });
  }

  async function preview(request: IncomingMessage, response: ServerResponse, query: string): Promise<void> {
    const opened = await openPreview(query, { content, secret: settings.PREVIEW_SECRET });
    if (opened instanceof Response) return sendResponse(request, response, opened, ours);
    const { page, locale, internalPath } = opened;
    const path = places.has(internalPath) ? livePath(internalPath) : internalPath;
    return show(request, response, { path, query: '', locale, page, secret: true, preview: opened });
  }

  async function show(request: IncomingMessage, response: ServerResponse, place: Place) {
    const { path, query, locale, page, secret = false, takesForm = false, preview } = place;
    if (isEncoded(request)) return refuse.encoding(request, response);
    // Vendors report addresses: none loads where the query of a search speaks of danger.
    const isCrisis = page === 'search' && recogniseCrisis(new URLSearchParams(query).get('q') ?? '') !== undefined;
    // Drafts and endpoints load no vendor. The chat's frame keeps COEP: pages with a token demand it of every frame.
    const headers =
      preview || page === undefined
        ? ours
        : [...audienceOf(request.headers, secret || isCrisis, takesForm).headers, resourcePolicy('/')];
    const plainVisit = isRead(request) && query === '' && !secret && !hasContext(request, settings.SITE_URL + path);
    const template = plainVisit ? await forms.find(path) : undefined;
    if (template) return forms.send(request, response, template, headers);

    let failure: unknown;
    let onlyIdDiffers = false;
    const formView = {
      id: randomUUID(),
      onlyIdDiffers: () => {
        onlyIdDiffers = true;
      },
    };
    const report = (error: unknown) => {
      failure = error;
    };
    const locals: RequestServices = {
      leads: services.leads,
      content: preview?.content ?? content?.read,
      search,
      bot: watchedBot.bot,
      newsletter: services.newsletter,
      booking: services.booking,
      challenges: services.challenges,
      turnSigner: services.turnSigner,
      consent: services.consent,
      mayAsk: services.mayAsk,
      chat,
      clientAddress: clientAddress(request, settings.TRUST_PROXY),
      report,
      formView,
    };
    const asked = await toWebRequest(request, settings.SITE_URL + path + query);
    // A form's page says it itself, with the input (forms/accept.ts); an address for programs just refuses.
    if (page === undefined && Number(asked.headers.get('content-length')) > bodyLimit) {
      const error = 'The body is larger than 64 kB.';
      const answer = Response.json({ error }, { status: 413, headers: { 'Cache-Control': 'no-store' } });
      return sendResponse(request, response, answer, ours);
    }
    const firstView = plainVisit ? forms.begin(path) : undefined;
    const isGone = () => isRead(request) && request.socket.destroyed;
    const draw = async () => (isGone() ? undefined : render(asked, locals));
    // What is posted waits for the database, and for nobody's pages.
    const drawn = isRead(request) ? inSeries(addressPrefix(locals.clientAddress), draw) : draw();
    const rendered = await drawn.catch((error: unknown) => {
      report(error);
      return new Response(null, { status: 500 });
    });
    if (!isRead(request)) log.info({ page: page ?? path, status: rendered?.status ?? 404 }, 'Answered');
    firstView?.({ id: formView.id, same: onlyIdDiffers, page: rendered });
    if (isGone()) return;
    // Astro fills a bare 404 of a page that is not in the table with a document of its own.
    const isAstros = page === undefined && rendered?.headers.get('content-type')?.startsWith('text/html');
    if (!rendered || (rendered.status === 404 && (isAstros || !rendered.body))) {
      return errors.show(request, response, 'not-found', locale);
    }
    if (failure !== undefined || (rendered.status >= 500 && !rendered.body)) {
      const error = failure ?? new Error(`Rendering answered ${rendered.status} without a page`);
      return errors.fail(request, response, error, { locale, page });
    }
    const policy = ours.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
    for (const [name, value] of Object.entries(preview?.headers(policy) ?? {})) rendered.headers.set(name, value);
    return sendResponse(request, response, rendered, headers);
  }

  async function health(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isRead(request)) return refuse.method(request, response, reading);
    const healthy = await services.healthy().catch((error: unknown) => {
      log.error({ err: error }, 'The database does not answer');
      return false;
    });
    const counts = healthy && isLoopback(request, settings.TRUST_PROXY) ? await services.counts() : undefined;
    const state = {
      status: healthy ? 'ok' : 'unavailable',
      version,
      bot: await watchedBot.state(),
      ...(counts && { counts }),
    };
    const answer = Response.json(state, { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } });
    return sendResponse(request, response, answer, ours);
  }

  function redirect(response: ServerResponse, status: number, location: string): void {
    const lifetime = carriesToken(splitTarget(location).query) ? 'no-store' : 'public, max-age=3600';
    sendBare(response, status, [...ours, ['Location', location], ['Cache-Control', lifetime]]);
  }
}
