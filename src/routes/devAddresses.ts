/** Public addresses in `astro dev`, by the same rules as in production (resolve.ts). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPath } from './errorPages.ts';
import type { Resolve } from './resolve.ts';

/** What the development server itself answers: modules, files with an ending, endpoints, engineers' pages. */
const notPages = /^\/(@|_|src\/|node_modules\/|api\/|bot\/|(en\/)?dev\/)|\.[a-z0-9]+$/i;

export const createDevAddresses =
  (resolve: Resolve) => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    if (notPages.test(path)) return next();
    const query = rest.length > 0 ? `?${rest.join('?')}` : '';
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const resolution = resolve({ path, query, cookie, acceptLanguage });
    if (resolution.kind === 'redirect') {
      response.writeHead(resolution.status, { location: resolution.location }).end();
      return;
    }
    request.url =
      resolution.kind === 'page' ? resolution.internalPath + query : errorPath('not-found', resolution.locale);
    next();
  };
