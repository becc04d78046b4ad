/** A line between browser and site that can be slow or cut, or lead to another server: what no browser can pretend to a worker. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type State = 'open' | 'silent' | 'deaf' | 'cut';

export type BadLine = AsyncDisposable & {
  url: string;
  /**
   * silent: what is asked gets no answer until the line is open again. deaf: what is sent arrives, and its answer is lost.
   * cut: connections break.
   */
  set(state: State): void;
  /** From now on another server answers. */
  leadTo(origin: string): void;
  /** From now on the server says something else. */
  rewrite(change: (text: string, path: string) => string): void;
  /** `GET /path` of what arrived at the server's end, in order. */
  asked: string[];
};

export async function openBadLine(origin: string): Promise<BadLine> {
  let target = origin;
  let state: State = 'open';
  let change: ((text: string, path: string) => string) | undefined;
  const asked: string[] = [];
  const waiting = new Set<() => void>();

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = request;
    asked.push(`${method} ${path}`);
    // Whole and plain answers can be rewritten.
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
    asked,
    set(next) {
      state = next;
      if (next === 'cut') server.closeAllConnections();
      if (next === 'open') for (const go of waiting) go();
      if (next !== 'silent') waiting.clear();
    },
    leadTo(other) {
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
