/** Responses prepared before the request, so that sending is a lookup. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsentState } from '../../features/consent/consentStates.ts';
import type { Header } from '../../security/securityHeaders.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { parseRange } from './parseRange.ts';
import type { Encoding, Representation, StoredFile } from './readFiles.ts';
import { sendInChunks } from './sendInChunks.ts';

type EncodedResponse = {
  status: number;
  etag: string;
  body: () => Buffer;
  headers: string[];
  notModifiedHeaders: string[];
  /**
   * Content-Type of files that support byte ranges: players seek within a film, and Safari plays none without ranges.
   */
  rangeType?: string | undefined;
};

type ResponseByEncoding = Record<Encoding, EncodedResponse>;

/**
 * The response for a consent state (features/consent/consentStates.ts): for pages the headers differ, never the body.
 */
export type PreparedResponse = (state: ConsentState) => ResponseByEncoding;

/** A file that is the same for all visitors. */
export function prepareFile(file: StoredFile, headers: readonly Header[]): PreparedResponse {
  const encoded = encode(file, headers, 200, '');
  return () => encoded;
}

/** A page with its own headers and those of the consent state, prepared on the first request of that state. */
export function preparePage(file: StoredFile, headers: readonly Header[], status = 200): PreparedResponse {
  const known = new Map<ConsentState, ResponseByEncoding>();
  return (state) => {
    const made =
      known.get(state) ?? encode(file, [...state.headers, ...state.withCachePolicy(headers)], status, state.name);
    known.set(state, made);
    return made;
  };
}

/**
 * Headers are flat, the fastest form for Node's `writeHead`. Only a 200 can be revalidated. `variant` distinguishes the
 * ETags of responses with the same body and different headers.
 */
function encode(file: StoredFile, headers: readonly Header[], status: number, variant: string): ResponseByEncoding {
  const inParts = file.type.startsWith('video/') && status === 200 ? file.type : undefined;
  const ready = ({ encoding, length, body, etag: own }: Representation): EncodedResponse => {
    const etag = variant === '' ? own : own.replace(/"$/, `-${variant}"`);
    const vary = headers.filter(([name]) => name === 'Vary').map(([, value]) => value);
    const common: Header[] = [
      ...headers.filter(([name]) => name !== 'Vary'),
      ['Vary', [...vary, 'Accept-Encoding'].join(', ')],
      ...(status === 200 ? [['ETag', etag] as const] : []),
      ...(inParts ? [['Accept-Ranges', 'bytes'] as const] : []),
    ];
    const content: Header[] = [
      ['Content-Type', file.type],
      ['Content-Length', String(length)],
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
    ];
    return {
      status,
      etag,
      body,
      headers: [...common, ...content].flat(),
      notModifiedHeaders: common.flat(),
      rangeType: inParts,
    };
  };
  return {
    identity: ready(file.representations.identity),
    gzip: ready(file.representations.gzip),
    br: ready(file.representations.br),
  };
}

/** Sends a prepared response, or 304 when the client has it already. Node omits the body for HEAD. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  state: ConsentState,
  /** In place of the prepared one. */
  status?: number,
): void {
  const { headers } = request;
  const ready = prepared(state)[acceptedEncoding(headers['accept-encoding'])];
  const condition = headers['if-none-match'];
  if (ready.status === 200 && matchesEtag(condition, ready.etag)) {
    response.writeHead(304, ready.notModifiedHeaders);
    response.end();
    return;
  }
  if (ready.rangeType && headers.range !== undefined && request.method === 'GET') {
    sendRange(request, response, ready, ready.rangeType);
    return;
  }
  // Read before the headers are written: if it fails, the client gets the error page.
  const body = ready.body();
  response.writeHead(status ?? ready.status, ready.headers);
  sendInChunks(response, body);
}

/** Sends the requested range. If-Range does not match, or no usable range: sends the whole file. */
function sendRange({ headers }: IncomingMessage, response: ServerResponse, ready: EncodedResponse, type: string): void {
  const { etag, notModifiedHeaders } = ready;
  const body = ready.body();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? parseRange(headers.range, body.length) : undefined;
  if (range === undefined) {
    response.writeHead(ready.status, ready.headers);
    sendInChunks(response, body);
  } else if (range === 'none') {
    response.writeHead(416, [...notModifiedHeaders, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0']);
    response.end();
  } else {
    const { from, to } = range;
    const content = ['Content-Type', type, 'Content-Range', `bytes ${from}-${to}/${body.length}`];
    response.writeHead(206, [...notModifiedHeaders, ...content, 'Content-Length', String(to - from + 1)]);
    sendInChunks(response, body.subarray(from, to + 1));
  }
}

/** If-None-Match compares weakly and takes a list (RFC 9110, 13.1.2); proxies may have weakened our validator. */
export const matchesEtag = (condition: string | undefined, etag: string): boolean =>
  condition === etag ||
  (condition ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || entry === etag || entry === `W/${etag}`);
