/**
 * The site's HTTP server, built from parts so that tests can put in their own. Prerendered pages and files are sent from
 * memory by one look-up; everything else goes the long way: address, redirect, middleware, rendering, error page. Long, because
 * that way is told in one piece.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Bot } from '../../bot/answers/bot.ts';
import { chatOf } from '../chat/settings.ts';
import { createAudiences } from '../consent/audiences.ts';
import type { ConsentSetup } from '../consent/setup.ts';
import type { ContentSource } from '../content-source/openContentSource.ts';
import type { Env } from '../env.ts';
import { href } from '../routes/hrefs.ts';
import { livePath } from '../routes/livePath.ts';
import { createResolve, type Resolution } from '../routes/resolve.ts';
import { strategy as builtStrategy, localeOfPath, type Strategy } from '../routes/strategy.ts';
import { type Locale, type Page, table as tableOfPages } from '../routes/table.ts';
import type { SearchDesk } from '../search/openSearch.ts';
import { type Header, resourcePolicy, securityHeaders } from '../security/headers.ts';
import { answerCmsWebhook } from './answerCmsWebhook.ts';
import { clientAddress, isLoopback } from './clientAddress.ts';
import { createErrorDesk } from './createErrorDesk.ts';
import { createFormPages } from './createFormPages.ts';
import { createLivePages } from './createLivePages.ts';
import type { LiveTexts } from './createLiveTexts.ts';
import { hasContext } from './hasContext.ts';
import { inRequest } from './log.ts';
import { openPreview, type Preview } from './openPreview.ts';
import { type PageMiddleware, pageMiddleware } from './pageMiddleware.ts';
import { send } from './prepare.ts';
import { prepareAnswers } from './prepareAnswers.ts';
import { bodyLimit } from './readBody.ts';
import type { StoredFile } from './readFiles.ts';
import { refuseSocket } from './refuseSocket.ts';
import { sendBare, sendResponse } from './sendResponse.ts';
import type { Services } from './services.ts';
import { toFile } from './toFile.ts';
import { isRead, splitTarget, toWebRequest } from './webRequest.ts';

/** Answers for an internal address; undefined when nothing is rendered on demand there. */
export type Render = (request: Request, locals: object) => Promise<Response | undefined>;

export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>;

export type SiteOptions = {
  /** Built files by path, prerendered pages among them (`/preise.html`). */
  files: ReadonlyMap<string, StoredFile>;
  render: Render;
  services: Omit<Services, 'stop'>;
  /** Absent when the build left no data for it; the page then says so. */
  search?: SearchDesk | undefined;
  /** Absent without that data, too. */
  bot?: Bot | undefined;
  /** Absent when no vendor is configured: then all visitors get the same headers. */
  consent?: ConsentSetup | undefined;
  /** Absent without a content system. */
  content?: ContentSource | undefined;
  /** Search and files that follow it; absent likewise. */
  texts?: LiveTexts | undefined;
  settings: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'> &
    Partial<Pick<Env, 'INDEXNOW_KEY' | 'CMS_WEBHOOK_SECRET' | 'PREVIEW_SECRET'>> &
    Partial<Pick<Env, 'BOT_HOST' | 'BOT_ID_DE' | 'BOT_ID_EN' | 'EMBED_ORIGINS'>>;
  log: Log;
  version: string;
  strategy?: Strategy;
  table?: Readonly<Record<string, Page>>;
  middleware?: Readonly<Record<string, PageMiddleware>>;
};

type Found = Extract<Resolution, { kind: 'page' }>;
type Place = {
  path: string;
  query: string;
  locale: Locale;
  page?: string;
  /** At the end of a secret link: there are as many of them as links, and none is kept. */
  secret?: boolean | undefined;
  /** Shown to an editor, with drafts. */
  preview?: Preview;
};

/** Endpoints in src/pages that are not pages in two languages. Everything else that is public stands in the table. */
const endpoints = /^\/(api|bot)\//;

/** Longer than what proxies in front keep a connection, so that they, not we, end it. */
const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 30_000 };

export function createSite(options: SiteOptions): Server {
  const { files, render, services, search, bot, content, texts, settings, log, version } = options;
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
  const forms = createFormPages(log);
  const live = content && createLivePages({ places, content, render, siteUrl: settings.SITE_URL, log });
  content?.onChange(forms.forget);
  texts?.onMade(async (path, text) => putFile(path, await toFile(path, Buffer.from(text))));
  const errors = createErrorDesk({ pages, audienceOf, ours, strategy, log });

  const server = createServer(timeouts, (request, response) => {
    const prepared = ready.get(request.url ?? '');
    if (prepared && isRead(request)) {
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
  server.on('clientError', (error, socket) => refuseSocket(error, socket, ours));
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, query } = splitTarget(request.url ?? '');
    if (path === '/healthz') return health(request, response);
    if (path === '/api/cms/webhook') {
      const told = await answerCmsWebhook(request, { content, secret: settings.CMS_WEBHOOK_SECRET });
      return sendResponse(request, response, told, ours);
    }
    if (path === '/api/preview' && isRead(request)) return preview(request, response, query);
    const prepared = ready.get(path);
    if (prepared && !isRead(request)) return refuseMethod(response, 'GET, HEAD');
    if (prepared) return send(request, response, prepared, audienceOf(request.headers));

    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const resolution = resolve({ path, query, cookie, acceptLanguage });
    if (resolution.kind === 'redirect') {
      const { status, location } = resolution;
      return sendBare(response, status, [...ours, ['Location', location], ['Cache-Control', 'public, max-age=3600']]);
    }
    if (resolution.kind === 'page') return showPage(request, response, resolution, query);
    const moved = content?.read('redirects', resolution.locale)?.get(path);
    if (moved) {
      const [target, hash] = href(moved.id, moved.locale, moved.hash).split('#');
      const location = target + query + (hash ? `#${hash}` : '');
      return sendBare(response, 301, [...ours, ['Location', location], ['Cache-Control', 'public, max-age=3600']]);
    }
    if (endpoints.test(path)) return show(request, response, { path, query, locale: resolution.locale });
    return errors.show(request, response, 'not-found', resolution.locale);
  }

  async function showPage(request: IncomingMessage, response: ServerResponse, found: Found, query: string) {
    const { id, locale, internalPath } = found;
    const page = table[id];
    if (!page?.onDemand && !isRead(request)) return refuseMethod(response, 'GET, HEAD');
    if (!isRead(request) && request.method !== 'POST') return refuseMethod(response, 'GET, HEAD, POST');
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
    if (prepared) return send(request, response, prepared, audienceOf(request.headers));
    return show(request, response, { path: internalPath, query, locale, page: id, secret: page?.takesToken });
  }

  async function preview(request: IncomingMessage, response: ServerResponse, query: string): Promise<void> {
    const opened = await openPreview(query, { content, secret: settings.PREVIEW_SECRET });
    if (opened instanceof Response) return sendResponse(request, response, opened, ours);
    const { page, locale, internalPath } = opened;
    const path = places.has(internalPath) ? livePath(internalPath) : internalPath;
    return show(request, response, { path, query: '', locale, page, secret: true, preview: opened });
  }

  async function show(request: IncomingMessage, response: ServerResponse, place: Place) {
    const { path, query, locale, page, secret = false, preview } = place;
    // Drafts load nothing of other companies, whoever looks at them.
    const headers = preview ? ours : [...audienceOf(request.headers).headers, resourcePolicy('/')];
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
    const locals = {
      leads: services.leads,
      content: preview?.content ?? content?.read,
      search,
      bot,
      newsletter: services.newsletter,
      booking: services.booking,
      challenges: services.challenges,
      consent: services.consent,
      mayAsk: services.mayAsk,
      chat,
      clientAddress: clientAddress(request, settings.TRUST_PROXY),
      report,
      formView,
    };
    const asked = await toWebRequest(request, settings.SITE_URL + path + query);
    // A form's page says it itself, with the input (leads/accept.ts); an address for programs just refuses.
    if (page === undefined && Number(asked.headers.get('content-length')) > bodyLimit) {
      const error = 'The body is larger than 64 kB.';
      const answer = Response.json({ error }, { status: 413, headers: { 'Cache-Control': 'no-store' } });
      return sendResponse(request, response, answer, ours);
    }
    const firstView = plainVisit ? forms.begin(path) : undefined;
    const rendered = await render(asked, locals).catch((error: unknown) => {
      report(error);
      return new Response(null, { status: 500 });
    });
    if (!isRead(request)) log.info({ page: page ?? path, status: rendered?.status ?? 404 }, 'Answered');
    firstView?.({ id: formView.id, same: onlyIdDiffers, page: rendered });
    if (!rendered || (rendered.status === 404 && !rendered.body)) {
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
    if (!isRead(request)) return refuseMethod(response, 'GET, HEAD');
    const healthy = await services.healthy().catch((error: unknown) => {
      log.error({ err: error }, 'The database does not answer');
      return false;
    });
    const counts = healthy && isLoopback(request, settings.TRUST_PROXY) ? await services.counts() : undefined;
    const state = { status: healthy ? 'ok' : 'unavailable', version, ...(counts && { counts }) };
    const answer = Response.json(state, { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } });
    return sendResponse(request, response, answer, ours);
  }

  function refuseMethod(response: ServerResponse, allow: string): void {
    sendBare(response, 405, [...ours, ['Allow', allow], ['Cache-Control', 'no-store']]);
  }
}
