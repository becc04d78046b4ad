/** The only reader of request bodies, with the only limit (quality.md, Secure). */
import type { IncomingMessage } from 'node:http';

export const bodyLimit = 64 * 1024;

/**
 * Bytes read at most. Those above `bodyLimit` are discarded, so that the sender reads the response instead of a broken
 * connection.
 */
const drainLimit = 1024 * 1024;

/** For a body over the limit, `bytes` holds the first `bodyLimit` + 1 bytes. */
export type RequestBody = { bytes: Uint8Array<ArrayBuffer>; tooLarge: boolean };

export async function readBody(request: Request | IncomingMessage): Promise<RequestBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    if (size <= bodyLimit) chunks.push(chunk);
    size += chunk.byteLength;
    if (size > drainLimit) break;
  }
  const bytes = new Uint8Array(Buffer.concat(chunks).subarray(0, bodyLimit + 1));
  return { bytes, tooLarge: size > bodyLimit };
}

const chunksOf = (request: Request | IncomingMessage): AsyncIterable<Uint8Array> | Iterable<never> =>
  'iterator' in request ? request.iterator({ destroyOnReturn: false }) : (request.body ?? []);

/** Undefined when the body is too large or not JSON. */
export async function readJson(request: Request | IncomingMessage): Promise<unknown> {
  const { bytes, tooLarge } = await readBody(request);
  return tooLarge ? undefined : parseJson(new TextDecoder().decode(bytes));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
