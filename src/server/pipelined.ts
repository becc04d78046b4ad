/** Requests that a client sends ahead on one connection are answered in order, whatever follows them (RFC 9112, 9.3.2). */
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The youngest answer of each connection; when it is out, so are all before it. */
const youngest = new WeakMap<Duplex, ServerResponse>();

export function noteAnswer(socket: Duplex, response: ServerResponse): void {
  youngest.set(socket, response);
}

/** Calls back when all answers that the connection waits for are out. */
export function afterAnswers(socket: Duplex, act: () => void): void {
  const response = youngest.get(socket);
  if (!response || response.closed) act();
  else response.once('close', act);
}
