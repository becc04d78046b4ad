/** Renders pages and endpoints per request: passes the services in, sends the rendered response or an error page. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preview } from '../cms/openPreview.ts';
import { readChatSettings } from '../features/chat/readChatSettings.ts';
import type { ConsentStateOf } from '../features/consent/consentStates.ts';
import { recogniseCrisis } from '../features/safety/recogniseCrisis.ts';
import type { Locale, Page } from '../routes/table.ts';
import { addressPrefix } from '../security/createRateLimiter.ts';
import { bodyLimit } from '../security/readBody.ts';
import { type Header, resourcePolicy } from '../security/securityHeaders.ts';
import type { createErrorHandler } from './createErrorHandler.ts';
import { createFormPageCache } from './createFormPageCache.ts';
import { hasVisitContext } from './hasVisitContext.ts';
import { clientAddress } from './http/clientAddress.ts';
import { createKeyedMutex } from './http/createKeyedMutex.ts';
import type { createRefusals } from './http/createRefusals.ts';
import { sendResponse } from './http/sendResponse.ts';
import { hasContentEncoding, isReadRequest, toWebRequest } from './http/toWebRequest.ts';
import type { RequestServices } from './requestServices.ts';
import type { SiteOptions } from './siteOptions.ts';
import type { WatchedBot } from './watchBot.ts';

/** The page or endpoint to render, and its context. */
export type RenderTarget = {
  path: string;
  query: string;
  locale: Locale;
  page?: string;
  /** The address carries a token: there are as many addresses as links, and none is cached. */
  secret?: boolean | undefined;
  /** A form posts to it. */
  takesForm?: boolean;
  /** Shown to an editor, with drafts. */
  preview?: Preview;
};

type Parts = Pick<SiteOptions, 'render' | 'services' | 'search' | 'content' | 'settings' | 'log'> & {
  table: Readonly<Record<string, Page>>;
  watchedBot: WatchedBot;
  consentStateOf: ConsentStateOf;
  ours: readonly Header[];
  errors: ReturnType<typeof createErrorHandler>;
  refuse: ReturnType<typeof createRefusals>;
};

/** Creates `show`, which renders a place and sends the response. */
export function createOnDemandRenderer(parts: Parts) {
  const { render, services, search, content, settings, log, table, watchedBot, consentStateOf, ours, errors, refuse } =
    parts;
  const chat = readChatSettings(settings);
  const inSeries = createKeyedMutex();
  const forms = createFormPageCache({ log, table, content });

  async function show(request: IncomingMessage, response: ServerResponse, place: RenderTarget) {
    const { path, query, locale, page, secret = false, takesForm = false, preview } = place;
    if (hasContentEncoding(request)) return refuse.encoding(request, response);
    // Vendors report addresses: none loads when the search query indicates a crisis.
    const isCrisis = page === 'search' && recogniseCrisis(new URLSearchParams(query).get('q') ?? '') !== undefined;
    // Drafts and endpoints load no vendor. The chat's frame keeps COEP, because pages with a token require it of every
    // frame.
    const headers =
      preview || page === undefined
        ? ours
        : [...consentStateOf(request.headers, secret || isCrisis, takesForm).headers, resourcePolicy('/')];
    const plainVisit =
      isReadRequest(request) && query === '' && !secret && !hasVisitContext(request, settings.SITE_URL + path);
    const kept = plainVisit ? await forms.find(path) : undefined;
    if (kept) return forms.send(request, response, kept, headers);

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
      keptQuestions: services.keptQuestions,
      consent: services.consent,
      checkRateLimit: services.checkRateLimit,
      chat,
      clientAddress: clientAddress(request, settings.TRUST_PROXY),
      report,
      formView,
    };
    const webRequest = await toWebRequest(request, settings.SITE_URL + path + query);
    // A form page reports this itself and keeps the input (forms/createFormHandler.ts); an API endpoint only refuses.
    if (page === undefined && Number(webRequest.headers.get('content-length')) > bodyLimit) {
      const error = 'The body is larger than 64 kB.';
      const answer = Response.json({ error }, { status: 413, headers: { 'Cache-Control': 'no-store' } });
      return sendResponse(request, response, answer, ours);
    }
    const firstView = plainVisit ? forms.beginFirstView(path) : undefined;
    if (firstView?.read) locals.content = firstView.read;
    const isGone = () => isReadRequest(request) && request.socket.destroyed;
    const draw = async () => (isGone() ? undefined : render(webRequest, locals));
    // POST requests wait for the database only, not for the rendering of other pages. Others wait for a first view.
    const isOwn = isReadRequest(request) && !firstView;
    const drawn = isOwn ? inSeries(addressPrefix(locals.clientAddress), draw) : draw();
    const rendered = await drawn.catch((error: unknown) => {
      report(error);
      return new Response(null, { status: 500 });
    });
    if (!isReadRequest(request)) log.info({ page: page ?? path, status: rendered?.status ?? 404 }, 'Answered');
    firstView?.end({ id: formView.id, same: onlyIdDiffers, page: rendered });
    if (isGone()) return;
    // Astro replaces an empty 404 outside the table of pages with its own document.
    const isAstros = page === undefined && rendered?.headers.get('content-type')?.startsWith('text/html');
    if (!rendered || (rendered.status === 404 && (isAstros || !rendered.body))) {
      return errors.show(request, response, 'not-found', locale);
    }
    if (failure !== undefined || (rendered.status >= 500 && !rendered.body)) {
      const error = failure ?? new Error(`Rendering answered ${rendered.status} without a page`);
      return errors.fail(request, response, error, { locale, page });
    }
    const policy = ours.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
    const answer = preview ? await preview.complete(rendered, policy) : rendered;
    return sendResponse(request, response, answer, headers);
  }

  return show;
}
