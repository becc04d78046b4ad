/** `GET /media/…`: pictures of the content system (cms/pictures/openPictures.ts). Their addresses never change content. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureTypes } from '../cms/pictures/pictureTypes.ts';
import { localeOfPath } from '../routes/strategy.ts';
import { type Header, resourcePolicy } from '../security/securityHeaders.ts';
import type { createErrorHandler } from './createErrorHandler.ts';
import type { createRefusals } from './http/createRefusals.ts';
import { sendBody } from './http/sendResponse.ts';
import { isReadRequest, readMethods } from './http/toWebRequest.ts';
import type { SiteOptions } from './siteOptions.ts';
import { matchesEtag } from './static/preparedResponse.ts';

type Parts = Pick<SiteOptions, 'content'> & {
  secure: readonly Header[];
  errors: ReturnType<typeof createErrorHandler>;
  refuse: ReturnType<typeof createRefusals>;
};

export function createPictureRoute({ content, secure, errors, refuse }: Parts) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (!isReadRequest(request)) return refuse.method(request, response, readMethods);
    const picture = await content?.pictures?.find(path, request.headers.accept ?? '');
    if (!picture) return errors.show(request, response, 'not-found', localeOfPath(path));
    const headers: Header[] = [...secure, resourcePolicy(path)];
    if (picture === 'busy') {
      return sendBody(response, 503, [...headers, ['Cache-Control', 'no-store'], ['Retry-After', '10']]);
    }
    const { bytes, format, etag } = picture;
    headers.push(['Cache-Control', 'public, max-age=31536000, immutable'], ['Vary', 'Accept'], ['ETag', etag]);
    if (matchesEtag(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers.flat()).end();
    return sendBody(response, 200, [...headers, ['Content-Type', pictureTypes[format]]], bytes);
  };
}
