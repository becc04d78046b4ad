import type { ServerResponse } from 'node:http';

const chunkSize = 64 * 1024;

/** Sends a body at the speed of its reader, so that closeStalledConnections.ts can measure progress. */
export function sendInChunks(response: ServerResponse, body: Buffer): void {
  if (body.length <= chunkSize) {
    response.end(body);
    return;
  }
  let at = 0;
  const next = () => {
    while (at < body.length) {
      const part = body.subarray(at, at + chunkSize);
      at += chunkSize;
      if (!response.write(part)) {
        response.once('drain', next);
        return;
      }
    }
    response.end();
  };
  next();
}
