/**
 * The site's HTTP server, built from parts that tests can replace. Prerendered pages and files are sent from memory
 * after one lookup; all other requests go through address, redirect, rendering and error page.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ContentSource } from '../cms/openContentSource.ts';
import { findRedirect } from '../cms/redirects.ts';
import { revalidatePages } from '../cms/revalidatePages.ts';
import { createConsentStates } from '../features/consent/consentStates.ts';
import { href } from '../routes/hrefs.ts';
import { findKnownPage, pageOf } from '../routes/pageOf.ts';
import { addressesUnder, createAddedResolver, createResolver, type Resolution } from '../routes/resolve.ts';
import { strategy as builtStrategy, localeOfPath, publicPathsOf } from '../routes/strategy.ts';
import { table as tableOfPages } from '../routes/table.ts';
import { carriesToken } from '../security/carriesToken.ts';
import { type Header, resourcePolicy, securityHeaders } from '../security/securityHeaders.ts';
import { withContent } from '../text/content/currentContent.ts';
import { mediaFolder } from '../text/content/pictureAddress.ts';
import { createErrorHandler } from './createErrorHandler.ts';
import { createOnDemandRenderer } from './createOnDemandRenderer.ts';
import { createPictureRoute } from './createPictureRoute.ts';
import { createServerRoutes } from './createServerRoutes.ts';
import { findEndpoint } from './endpoint.ts';
import { closeStalledConnections } from './http/closeStalledConnections.ts';
import { createRefusals } from './http/createRefusals.ts';
import { isNormalisedPath } from './http/isNormalisedPath.ts';
import { afterPendingResponses, trackResponse } from './http/pipelinedResponses.ts';
import { refuseSocket, refuseTunnel } from './http/refuseSocket.ts';
import { sendBody } from './http/sendResponse.ts';
import { formMethods, hasValidHost, isReadRequest, readMethods, splitRequestTarget } from './http/toWebRequest.ts';
import { withRequestId } from './log.ts';
import type { SiteOptions } from './siteOptions.ts';
import { compressFile } from './static/compressFile.ts';
import { sendPrepared } from './static/preparedResponse.ts';
import { prepareStaticResponses } from './static/prepareStaticResponses.ts';
import { watchBot } from './watchBot.ts';

type Found = Extract<Resolution, { kind: 'page' }>;

/**
 * Keep-alive is longer than that of proxies in front, so that the proxies end connections. By default Node checks
 * timeouts every 30 s only.
 */
const timeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

export function createSite(options: SiteOptions): Server {
  const { files, endpoints, content, renderer, texts, settings, log } = options;
  const { strategy = builtStrategy, table = tableOfPages } = options;
  const policy = { https: settings.SITE_URL.startsWith('https:'), botOrigin: settings.BOT_HOST };
  const secure = securityHeaders(policy);
  const ours: Header[] = [...secure, resourcePolicy('/')];
  const consentStateOf = createConsentStates(options.consent, policy);
  const resolve = createResolver(strategy, table);
  const resolveAdded = createAddedResolver(strategy);
  const {
    direct,
    negotiated,
    errors: pages,
    prerendered,
    putFile,
    placeOf,
  } = prepareStaticResponses({ files, indexNowKey: settings.INDEXNOW_KEY, secure, table, strategy });
  const toPage = (html: Buffer) => compressFile('page.html', html);
  const live = content && renderer && revalidatePages({ prerendered, addedPlace, content, renderer, toPage, log });
  texts?.onFile(async (path, text) => {
    if (text === undefined) direct.delete(path);
    else putFile(path, await compressFile(path, Buffer.from(text)));
  });
  const errors = createErrorHandler({ pages, consentStateOf, ours, strategy, log });
  const refuse = createRefusals(ours);
  const shared = { ...options, table, watchedBot: watchBot(options), consentStateOf, ours, errors, refuse };
  const show = createOnDemandRenderer(shared);
  const ownAddresses = createServerRoutes({ ...shared, show, prerendered });
  const showPicture = createPictureRoute({ content, secure, errors, refuse });

  const server = createServer(timeouts, (request, response) => {
    trackResponse(request.socket, response);
    const prepared = texts?.renew(request.url ?? '') ? undefined : direct.get(request.url ?? '');
    if (prepared && isReadRequest(request) && hasValidHost(request)) {
      sendPrepared(request, response, prepared, consentStateOf(request.headers));
      return;
    }
    // The response carries the request id of the log, so that a problem report can name it.
    const id = randomUUID();
    response.setHeader('X-Request-Id', id);
    withRequestId(id, () => answer(request, response)).catch((error: unknown) => {
      const left = request.destroyed && !request.complete;
      if (!left)
        withRequestId(id, () => errors.fail(request, response, error, { locale: localeOfPath(request.url ?? '') }));
    });
  });
  closeStalledConnections(server);
  server.on('clientError', (error, socket) => afterPendingResponses(socket, () => refuseSocket(error, socket, ours)));
  server.on('connect', (_, socket) => afterPendingResponses(socket, () => refuseTunnel(socket, ours)));
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasValidHost(request)) return refuse.host(request, response);
    const { path, query } = splitRequestTarget(request.url ?? '');
    if (request.method === 'OPTIONS' && path === '*') return refuse.method(request, response, formMethods);
    if (!isNormalisedPath(path)) {
      log.info({ status: 404 }, 'Malformed address');
      return errors.show(request, response, 'not-found', localeOfPath(path));
    }
    const own = ownAddresses.get(path);
    if (own) return own(request, response, query);
    if (path.startsWith(mediaFolder)) return showPicture(request, response, path);
    await texts?.renew(path);
    const prepared = direct.get(path);
    if (prepared && !isReadRequest(request)) return refuse.method(request, response, readMethods);
    if (prepared)
      return sendPrepared(request, response, prepared, consentStateOf(request.headers, carriesToken(query)));

    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const resolution = resolve({ path, query, cookie, acceptLanguage });
    if (resolution.kind === 'redirect') {
      if (!isReadRequest(request)) return refuse.method(request, response, readMethods);
      const { status, location } = resolution;
      return redirect(response, status, location);
    }
    if (resolution.kind === 'page') return showPage(request, response, resolution, query);
    const moved = findRedirect(content?.read('redirects', resolution.locale), path);
    if (moved) {
      if (!isReadRequest(request)) return refuse.method(request, response, readMethods);
      const [target, hash] = withContent(content?.read, () => href(moved.page, moved.locale, moved.hash)).split('#');
      const queries = [moved.query, query].flatMap((one) => one?.slice(1) || []).join('&');
      return redirect(response, 301, target + (queries && `?${queries}`) + (hash ? `#${hash}` : ''));
    }
    const added = withContent(content?.read, () => resolveAdded({ path, query, cookie, acceptLanguage }));
    if (added.kind !== 'not-found' && !isReadRequest(request)) return refuse.method(request, response, readMethods);
    if (added.kind === 'redirect') return redirect(response, added.status, added.location);
    if (added.kind === 'page') return showPage(request, response, added, query);
    const endpoint = findEndpoint(endpoints, path);
    if (endpoint && !endpoint.methods.includes(request.method ?? '')) {
      return refuse.method(request, response, endpoint.methods);
    }
    if (endpoint) return show(request, response, { path, query, locale: resolution.locale });
    const former = content && findFormer(path, content);
    if (former && former !== 'gone' && isReadRequest(request)) return redirect(response, 301, former.location + query);
    return errors.show(request, response, 'not-found', resolution.locale, former === 'gone');
  }

  /** Where an entry of the content system is whose key changed; 'gone' for a withdrawn one. */
  function findFormer(path: string, { read, former }: ContentSource): { location: string } | 'gone' | undefined {
    const found = addressesUnder(path, strategy).flatMap((address) => {
      const now = former.find(address);
      return now ? [{ locale: address.locale, now }] : [];
    });
    const moved = found.flatMap(({ locale, now }) => (now === 'gone' ? [] : [{ locale, page: now.page }]))[0];
    if (moved) return { location: withContent(read, () => href(moved.page, moved.locale)) };
    return found.length > 0 ? 'gone' : undefined;
  }

  /** Place for a page that the content system adds, under its public paths. */
  function addedPlace(internalPath: string) {
    return withContent(content?.read, () => {
      const found = findKnownPage(internalPath);
      if (!found || table[found.id]?.published) return undefined;
      const paths = publicPathsOf(internalPath, found.locale, strategy).flatMap((path) => {
        const resolution = resolveAdded({ path });
        return resolution.kind === 'page' ? [{ path, negotiated: resolution.negotiated }] : [];
      });
      return placeOf(internalPath, paths);
    });
  }

  async function showPage(request: IncomingMessage, response: ServerResponse, found: Found, query: string) {
    const { id, locale, internalPath } = found;
    const page = table[id]?.published ? table[id] : withContent(content?.read, () => pageOf(id));
    const methods = page?.onDemand && page.takesForm ? formMethods : readMethods;
    if (!methods.includes(request.method ?? '')) return refuse.method(request, response, methods);
    if (page?.middleware?.length) {
      log.error({ page: id, middleware: page.middleware }, 'Unknown middleware');
      return errors.show(request, response, 'unknown-middleware', locale);
    }
    const prepared = negotiated.get(internalPath) ?? (await live?.get(internalPath));
    const secret = Boolean(page?.takesToken) || carriesToken(query);
    if (prepared) return sendPrepared(request, response, prepared, consentStateOf(request.headers, secret));
    const takesForm = methods === formMethods;
    return show(request, response, { path: internalPath, query, locale, page: id, secret, takesForm });
  }

  /** Five minutes: browsers cannot be told that an editor has withdrawn a redirect. */
  function redirect(response: ServerResponse, status: number, location: string): void {
    const lifetime = carriesToken(splitRequestTarget(location).query) ? 'no-store' : 'public, max-age=300';
    sendBody(response, status, [...ours, ['Location', location], ['Cache-Control', lifetime]]);
  }
}
