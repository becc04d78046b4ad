/** From Node's request to the standard one that pages get. */
import type { IncomingMessage } from 'node:http';
import { readBody } from './readBody.ts';

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Path and query of a request target, without the origin that proxies may write before it (RFC 9112, 3.2.2). */
export function splitTarget(target: string): { path: string; query: string } {
  const [local = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const mark = local.indexOf('?');
  if (mark === -1) return { path: local, query: '' };
  return { path: local.slice(0, mark), query: local.slice(mark) };
}

/** The address is the site's own with the internal path: pages never see what the Host header claims. */
export async function toWebRequest(request: IncomingMessage, url: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  if (isRead(request)) return new Request(url, { headers });
  const body = new Uint8Array(await readBody(request));
  headers.set('content-length', String(body.length));
  return new Request(url, { method: request.method ?? 'POST', headers, body });
}
