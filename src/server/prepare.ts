/** Answers made ready at start: everything that can be known before the request, so that sending is a look-up. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from '../security/headers.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { Encoding, Representation, StoredFile } from './readFiles.ts';

type Ready = { status: number; etag: string; body: Buffer; headers: string[]; unchanged: string[] };

export type Prepared = Record<Encoding, Ready>;

/** A stored file with its headers, flat as Node's `writeHead` takes them fastest. Only a 200 can be revalidated. */
export function prepare(file: StoredFile, headers: readonly Header[], status = 200): Prepared {
  const ready = ({ encoding, body, etag }: Representation): Ready => {
    const vary = headers.filter(([name]) => name === 'Vary').map(([, value]) => value);
    const common: Header[] = [
      ...headers.filter(([name]) => name !== 'Vary'),
      ['Vary', [...vary, 'Accept-Encoding'].join(', ')],
      ...(status === 200 ? [['ETag', etag] as const] : []),
    ];
    const content: Header[] = [
      ['Content-Type', file.type],
      ['Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
    ];
    return { status, etag, body, headers: [...common, ...content].flat(), unchanged: common.flat() };
  };
  return { identity: ready(file.as.identity), gzip: ready(file.as.gzip), br: ready(file.as.br) };
}

/** Sends a prepared answer, or 304 when the client has it already. Node leaves the body out for HEAD. */
export function send(request: IncomingMessage, response: ServerResponse, prepared: Prepared): void {
  const { headers } = request;
  const ready = prepared[acceptedEncoding(headers['accept-encoding'])];
  const condition = headers['if-none-match'];
  if (condition !== undefined && ready.status === 200 && holds(condition, ready.etag)) {
    response.writeHead(304, ready.unchanged);
    response.end();
    return;
  }
  response.writeHead(ready.status, ready.headers);
  response.end(ready.body);
}

/** If-None-Match compares weakly and takes a list (RFC 9110, 13.1.2); proxies may have weakened our validator. */
const holds = (condition: string, etag: string): boolean =>
  condition === etag ||
  condition
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || entry === etag || entry === `W/${etag}`);
