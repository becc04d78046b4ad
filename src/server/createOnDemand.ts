/** Renders pages and endpoints per request: passes the services in, sends the rendered response or an error page. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preview } from '../cms/openPreview.ts';
import { chatOf } from '../features/chat/settings.ts';
import type { AudienceOf } from '../features/consent/audiences.ts';
import { recogniseCrisis } from '../features/safety/recogniseCrisis.ts';
import type { Locale, Page } from '../routes/table.ts';
import { type Header, resourcePolicy } from '../security/headers.ts';
import { addressPrefix } from '../security/rate-limit.ts';
import { bodyLimit } from '../security/readBody.ts';
import type { createErrorDesk } from './createErrorDesk.ts';
import { createFormPages } from './createFormPages.ts';
import { hasContext } from './hasContext.ts';
import { clientAddress } from './http/clientAddress.ts';
import type { createRefusals } from './http/createRefusals.ts';
import { sendResponse } from './http/sendResponse.ts';
import { serialByKey } from './http/serialByKey.ts';
import { isEncoded, isRead, toWebRequest } from './http/webRequest.ts';
import type { RequestServices } from './requestServices.ts';
import type { SiteOptions } from './siteOptions.ts';
import type { WatchedBot } from './watchBot.ts';

/** The page or endpoint to render, and its context. */
export type Place = {
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
  audienceOf: AudienceOf;
  ours: readonly Header[];
  errors: ReturnType<typeof createErrorDesk>;
  refuse: ReturnType<typeof createRefusals>;
};

/** Creates `show`, which renders a place and sends the response. */
export function createOnDemand(parts: Parts) {
  const { render, services, search, content, settings, log, table, watchedBot, audienceOf, ours, errors, refuse } =
    parts;
  const chat = chatOf(settings);
  const inSeries = serialByKey();
  const forms = createFormPages(log, table);
  content?.onChange(forms.forget);

  async function show(request: IncomingMessage, response: ServerResponse, place: Place) {
    const { path, query, locale, page, secret = false, takesForm = false, preview } = place;
    if (isEncoded(request)) return refuse.encoding(request, response);
    // Vendors report addresses: none loads when the search query indicates a crisis.
    const isCrisis = page === 'search' && recogniseCrisis(new URLSearchParams(query).get('q') ?? '') !== undefined;
    // Drafts and endpoints load no vendor. The chat's frame keeps COEP, because pages with a token require it of every
    // frame.
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
    // A form page reports this itself and keeps the input (forms/accept.ts); an API endpoint only refuses.
    if (page === undefined && Number(asked.headers.get('content-length')) > bodyLimit) {
      const error = 'The body is larger than 64 kB.';
      const answer = Response.json({ error }, { status: 413, headers: { 'Cache-Control': 'no-store' } });
      return sendResponse(request, response, answer, ours);
    }
    const firstView = plainVisit ? forms.begin(path) : undefined;
    const isGone = () => isRead(request) && request.socket.destroyed;
    const draw = async () => (isGone() ? undefined : render(asked, locals));
    // POST requests wait for the database only, not for the rendering of other pages.
    const drawn = isRead(request) ? inSeries(addressPrefix(locals.clientAddress), draw) : draw();
    const rendered = await drawn.catch((error: unknown) => {
      report(error);
      return new Response(null, { status: 500 });
    });
    if (!isRead(request)) log.info({ page: page ?? path, status: rendered?.status ?? 404 }, 'Answered');
    firstView?.({ id: formView.id, same: onlyIdDiffers, page: rendered });
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
    for (const [name, value] of Object.entries(preview?.headers(policy) ?? {})) rendered.headers.set(name, value);
    return sendResponse(request, response, rendered, headers);
  }

  return show;
}
