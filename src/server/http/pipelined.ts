/** Requests that a client sends ahead on one connection are answered in order, whatever follows them (RFC 9112, 9.3.2). */
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Answers = { youngest: ServerResponse; before: ServerResponse | undefined };

/** The last two answers of each connection; when one is out, so are all before it. */
const answers = new WeakMap<Duplex, Answers>();

export function noteAnswer(socket: Duplex, response: ServerResponse): void {
  answers.set(socket, { youngest: response, before: answers.get(socket)?.youngest });
}

/**
 * Calls back when all answers that the connection waits for are out. A request whose body is still to come is none of
 * them: what went wrong is its own body, which would be waited for without end.
 */
export function afterAnswers(socket: Duplex, act: () => void): void {
  const known = answers.get(socket);
  const response = known?.youngest.req.complete ? known.youngest : known?.before;
  if (!response || response.closed) act();
  else response.once('close', act);
}
