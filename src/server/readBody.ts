import type { IncomingMessage } from 'node:http';

/** Limit of a form's body (quality.md, Secure). */
export const bodyLimit = 64 * 1024;

/** How much more is read and thrown away, so that the sender gets to read the answer instead of a broken connection. */
const drainLimit = 1024 * 1024;

/**
 * A request's body. Of one over the limit the first bytes, one more than the limit: leads/ sees that it is too large,
 * answers 413 with its sentence, and can still show the input again.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (size <= bodyLimit) chunks.push(chunk);
    size += chunk.length;
    if (size > drainLimit) break;
  }
  return Buffer.concat(chunks).subarray(0, bodyLimit + 1);
}
