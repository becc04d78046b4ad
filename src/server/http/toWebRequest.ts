/** Converts Node's request to the standard one for pages. */
import type { IncomingMessage } from 'node:http';
import { readBody } from '../../security/readBody.ts';

export const readMethods = ['GET', 'HEAD'];
/** Methods of pages that a form posts to. */
export const formMethods = [...readMethods, 'POST'];

export const isReadRequest = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** True for a body with Content-Encoding: browsers send none, and an unpacked one would have no size limit. */
export const hasContentEncoding = ({ headers }: IncomingMessage): boolean =>
  !/^(identity)?$/i.test(headers['content-encoding']?.trim() ?? '');

/** Path and query of a request target, without the origin that proxies may write before it (RFC 9112, 3.2.2). */
export function splitRequestTarget(target: string): { path: string; query: string } {
  const [local = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const mark = local.indexOf('?');
  // An origin without a path is its root (RFC 9112, 3.2.2).
  if (mark === -1) return { path: local || '/', query: '' };
  return { path: local.slice(0, mark) || '/', query: local.slice(mark) };
}

/**
 * False for several Host headers, or one that names no host: a proxy in front might read them differently (RFC 9112,
 * 3.2).
 */
export function hasValidHost({ rawHeaders, headers }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
  return names.length <= 1 && /^[\w.:[\]-]*$/.test(headers.host ?? '');
}

/** True for API addresses, whose clients read errors as JSON. */
export const isApiRequest = ({ url = '' }: IncomingMessage): boolean =>
  splitRequestTarget(url).path.startsWith('/api/');

/**
 * Converts the request. `url` has the site's own origin and the internal path, so it never depends on the Host header.
 */
export async function toWebRequest(request: IncomingMessage, url: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  if (isReadRequest(request)) return new Request(url, { headers });
  const { bytes: body } = await readBody(request);
  headers.set('content-length', String(body.length));
  return new Request(url, { method: request.method ?? 'POST', headers, body });
}
