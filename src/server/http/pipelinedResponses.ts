/** Keeps the responses to pipelined requests of a connection in order, whatever follows them (RFC 9112, 9.3.2). */
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Answers = { youngest: ServerResponse; before: ServerResponse | undefined };

/** The last two responses of each connection. When one is sent, so are all before it. */
const answers = new WeakMap<Duplex, Answers>();

export function trackResponse(socket: Duplex, response: ServerResponse): void {
  answers.set(socket, { youngest: response, before: answers.get(socket)?.youngest });
}

/**
 * Calls `act` when all pending responses of the connection are sent. A request with an incomplete body is excluded: its
 * own body caused the error, and waiting for it would never end.
 */
export function afterPendingResponses(socket: Duplex, act: () => void): void {
  const known = answers.get(socket);
  const response = known?.youngest.req.complete ? known.youngest : known?.before;
  if (!response || response.closed) act();
  else response.once('close', act);
}
