/** From Node's request to the standard one that pages get. */
import type { IncomingMessage } from 'node:http';
import { readBody } from '../../security/readBody.ts';

export const readMethods = ['GET', 'HEAD'];
/** Of pages that a form posts to. */
export const formMethods = [...readMethods, 'POST'];

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** A body that would have to be unpacked first: browsers send none, and an unpacked one has no limit of its own. */
export const isEncoded = ({ headers }: IncomingMessage): boolean =>
  !/^(identity)?$/i.test(headers['content-encoding']?.trim() ?? '');

/** Path and query of a request target, without the origin that proxies may write before it (RFC 9112, 3.2.2). */
export function splitTarget(target: string): { path: string; query: string } {
  const [local = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const mark = local.indexOf('?');
  // An origin without a path is its root (RFC 9112, 3.2.2).
  if (mark === -1) return { path: local || '/', query: '' };
  return { path: local.slice(0, mark) || '/', query: local.slice(mark) };
}

/** Several Host headers, or one that names no host: a proxy in front might read another than we do (RFC 9112, 3.2). */
export function hasPlainHost({ rawHeaders, headers }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
  return names.length <= 1 && /^[\w.:[\]-]*$/.test(headers.host ?? '');
}

/** Whether an address is for programs, which read errors as JSON. */
export const isApi = ({ url = '' }: IncomingMessage): boolean => splitTarget(url).path.startsWith('/api/');

/** The address is the site's own with the internal path: pages never see what the Host header claims. */
export async function toWebRequest(request: IncomingMessage, url: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  if (isRead(request)) return new Request(url, { headers });
  const { bytes: body } = await readBody(request);
  headers.set('content-length', String(body.length));
  return new Request(url, { method: request.method ?? 'POST', headers, body });
}
