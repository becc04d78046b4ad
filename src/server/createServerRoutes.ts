/** Addresses that the server handles itself: health, the content system's webhook, drafts and status for editors. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleCmsWebhook } from '../cms/handleCmsWebhook.ts';
import { openPreview } from '../cms/openPreview.ts';
import { openStatus } from '../cms/openStatus.ts';
import { revalidationPath } from '../routes/revalidationPath.ts';
import type { Header } from '../security/securityHeaders.ts';
import type { createOnDemandRenderer } from './createOnDemandRenderer.ts';
import { isLoopback } from './http/clientAddress.ts';
import type { createRefusals } from './http/createRefusals.ts';
import { sendResponse } from './http/sendResponse.ts';
import { hasContentEncoding, isReadRequest, readMethods } from './http/toWebRequest.ts';
import type { SiteOptions } from './siteOptions.ts';
import type { prepareStaticResponses } from './static/prepareStaticResponses.ts';
import type { WatchedBot } from './watchBot.ts';

type Parts = Pick<SiteOptions, 'content' | 'announceChange' | 'services' | 'settings' | 'log' | 'version'> &
  Pick<ReturnType<typeof prepareStaticResponses>, 'prerendered'> & {
    watchedBot: WatchedBot;
    ours: readonly Header[];
    refuse: ReturnType<typeof createRefusals>;
    show: ReturnType<typeof createOnDemandRenderer>;
  };

type Handler = (request: IncomingMessage, response: ServerResponse, query: string) => void | Promise<void>;

/** Handlers by path. */
export function createServerRoutes(parts: Parts): ReadonlyMap<string, Handler> {
  const { content, announceChange, services, settings, log, version, watchedBot, ours, refuse, show, prerendered } =
    parts;

  async function health(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isReadRequest(request)) return refuse.method(request, response, readMethods);
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

  async function webhook(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return refuse.method(request, response, ['POST']);
    if (hasContentEncoding(request)) return refuse.encoding(request, response);
    const result = await handleCmsWebhook(request, {
      content,
      secret: settings.CMS_WEBHOOK_SECRET,
      announce: announceChange,
    });
    return sendResponse(request, response, result, ours);
  }

  async function preview(request: IncomingMessage, response: ServerResponse, query: string): Promise<void> {
    if (!isReadRequest(request)) return refuse.method(request, response, readMethods);
    const opened = await openPreview(query, {
      content,
      secret: settings.PREVIEW_SECRET,
      panelOrigins: settings.CMS_PUBLIC_URL,
    });
    if (opened instanceof Response) return sendResponse(request, response, opened, ours);
    const { page, locale, internalPath } = opened;
    const path = prerendered.has(internalPath) ? revalidationPath(internalPath) : internalPath;
    return show(request, response, { path, query: '', locale, page, secret: true, preview: opened });
  }

  async function status(request: IncomingMessage, response: ServerResponse, query: string): Promise<void> {
    if (!isReadRequest(request)) return refuse.method(request, response, readMethods);
    const { authorization, accept, 'accept-language': language } = request.headers;
    const opened = openStatus(
      { query, authorization, accept, language },
      { content, webhookSecret: settings.CMS_WEBHOOK_SECRET, previewSecret: settings.PREVIEW_SECRET },
    );
    return sendResponse(request, response, opened, ours);
  }

  return new Map<string, Handler>([
    ['/healthz', health],
    ['/api/cms/webhook', webhook],
    ['/api/cms/status', status],
    ['/api/preview', preview],
  ]);
}
