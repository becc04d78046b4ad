/** A proxy that delays, breaks or redirects connections; the browser cannot simulate this for a service worker. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type State = 'open' | 'silent' | 'deaf' | 'cut';

export type FaultyProxy = AsyncDisposable & {
  url: string;
  /**
   * silent: requests get no response until the state is `open` again. deaf: POST requests arrive, but their responses
   * are lost. cut: connections break.
   */
  set(state: State): void;
  /** Forwards later requests to another server. */
  forwardTo(origin: string): void;
  /** Changes the body of later responses. */
  rewrite(change: (text: string, path: string) => string): void;
  /** `GET /path` of the requests that arrived at the server, in order. */
  requests: string[];
};

export async function startFaultyProxy(origin: string): Promise<FaultyProxy> {
  let target = origin;
  let state: State = 'open';
  let change: ((text: string, path: string) => string) | undefined;
  const asked: string[] = [];
  const waiting = new Set<() => void>();

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = request;
    asked.push(`${method} ${path}`);
    // Only complete, uncompressed responses can be rewritten.
    const { host: _, 'accept-encoding': __, 'if-none-match': condition, ...others } = headers;
    const rest = change || !condition ? others : { ...others, 'if-none-match': condition };
    const onward = ask(new URL(path, target), { method, headers: rest }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (state === 'deaf' && method === 'POST') {
          request.socket.destroy();
          return;
        }
        const body = Buffer.concat(chunks);
        const isText = /text|javascript/.test(answer.headers['content-type'] ?? '');
        const sent = change && isText ? Buffer.from(change(body.toString(), path)) : body;
        const { 'content-length': ___, ...own } = answer.headers;
        response.writeHead(
          answer.statusCode ?? 502,
          answer.statusCode === 304 ? own : { ...own, 'content-length': sent.length },
        );
        response.end(sent);
      });
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };

  const server = createServer((request, response) => {
    if (state === 'cut') request.socket.destroy();
    else if (state !== 'silent') pass(request, response);
    else waiting.add(() => pass(request, response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests: asked,
    set(next) {
      state = next;
      if (next === 'cut') server.closeAllConnections();
      if (next === 'open') for (const go of waiting) go();
      if (next !== 'silent') waiting.clear();
    },
    forwardTo(other) {
      target = other;
    },
    rewrite(next) {
      change = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
