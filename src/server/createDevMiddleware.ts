/** Public addresses in `astro dev`, by the same rules and with the same services and headers as in production. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPath } from '../routes/errorPages.ts';
import type { Resolver } from '../routes/resolve.ts';
import { table } from '../routes/table.ts';
import { carriesToken } from '../security/carriesToken.ts';
import type { DevSite, PageTraits } from './openDevSite.ts';

/** Handled by the development server itself: modules and files with an extension. */
const files = /^\/(@|_|src\/|node_modules\/)|\.[a-z0-9]+$/i;
/** Not in the table of pages: endpoints, engineers' pages. */
const notPages = /^\/(api\/|bot\/|(en\/)?dev\/)/;
/** Data that only a build makes. */
const builtData = /^\/search\/\w+\.json$/;

type Next = (error?: unknown) => void;

export function createDevMiddleware(resolve: Resolver, openSite: () => Promise<DevSite>) {
  async function prepare(request: IncomingMessage, response: ServerResponse, page: PageTraits): Promise<void> {
    const site = await openSite();
    for (const [name, value] of site.headersFor(request, page)) response.setHeader(name, value);
    // Astro's development server reads the locals from this symbol.
    Reflect.set(request, Symbol.for('astro.locals'), site.localsFor(request));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<'answered' | 'next'> {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const query = rest.length > 0 ? `?${rest.join('?')}` : '';
    const data = builtData.test(path) ? (await openSite()).builtFile(`client${path}`) : undefined;
    if (data !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(data);
      return 'answered';
    }
    if (files.test(path) && !notPages.test(path)) return 'next';
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const resolution = resolve({ path, query, cookie, acceptLanguage });
    const page = resolution.kind === 'page' ? table[resolution.id] : undefined;
    await prepare(request, response, {
      secret: Boolean(page?.takesToken) || carriesToken(query),
      takesForm: Boolean(page?.onDemand && page.takesForm),
    });
    if (notPages.test(path)) return 'next';
    if (resolution.kind === 'redirect') {
      response.writeHead(resolution.status, { location: resolution.location }).end();
      return 'answered';
    }
    request.url =
      resolution.kind === 'page' ? resolution.internalPath + query : errorPath('not-found', resolution.locale);
    return 'next';
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    handle(request, response).then((outcome) => outcome === 'next' && next(), next);
  };
}
