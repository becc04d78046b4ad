import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from '../../security/securityHeaders.ts';
import { compress } from '../static/compress.ts';
import { sendInChunks } from '../static/sendInChunks.ts';

/** Sends the response of a page or endpoint, compressed, with the headers of every response. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  secure: readonly Header[],
): Promise<void> {
  const given = new Headers(answer.headers);
  const type = given.get('content-type') ?? '';
  if (type === 'text/html') given.set('content-type', 'text/html; charset=utf-8');
  // A page with user input must not be stored; a fresh form may be prefetched and kept by the back/forward cache.
  const fresh = request.method === 'GET' && answer.status === 200;
  if (!given.has('cache-control')) given.set('cache-control', fresh ? 'private, no-cache' : 'no-store');

  const plain = Buffer.from(await answer.arrayBuffer());
  const { body, encoding } = await compress(plain, type, request.headers['accept-encoding']);
  if (encoding !== 'identity') given.set('content-encoding', encoding);
  given.append('vary', 'Accept-Encoding');
  given.delete('content-length');

  // A page may override these headers, for example with a stricter Referrer-Policy.
  const headers: Header[] = [...secure.filter(([name]) => !given.has(name)), ...given];
  if (answer.status !== 204) headers.push(['Content-Length', String(body.length)]);
  // A body that is too large was not read to its end: the connection cannot be reused.
  if (!request.complete) headers.push(['Connection', 'close']);
  response.writeHead(answer.status, headers.flat());
  sendInChunks(response, body);
}

/** Sends a short response of the server itself. */
export function sendBody(
  response: ServerResponse,
  status: number,
  headers: readonly Header[],
  body: Buffer = Buffer.alloc(0),
): void {
  response.writeHead(status, [...headers, ['Content-Length', String(body.length)]].flat());
  response.end(body);
}
