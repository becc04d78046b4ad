import type { ServerResponse } from 'node:http';

const partSize = 64 * 1024;

/** Sends a body at the speed of its reader, so that endStalledReaders.ts can measure progress. */
export function endInParts(response: ServerResponse, body: Buffer): void {
  if (body.length <= partSize) {
    response.end(body);
    return;
  }
  let at = 0;
  const next = () => {
    while (at < body.length) {
      const part = body.subarray(at, at + partSize);
      at += partSize;
      if (!response.write(part)) {
        response.once('drain', next);
        return;
      }
    }
    response.end();
  };
  next();
}
