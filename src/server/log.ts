/** The server's log (pino, JSON lines): what happened to which request, and nothing about who sent it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

const requests = new AsyncLocalStorage<string>();

/** Whatever is logged while `work` runs carries this id; the answer carries it as `X-Request-Id`. */
export const inRequest = <Result>(id: string, work: () => Result): Result => requests.run(id, work);

/** Without a destination to stderr, at once: stdout says only where the site listens, and nothing is lost at the end. */
export const createLog = (destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger =>
  pino(
    {
      base: null,
      mixin: () => {
        const request = requests.getStore();
        return request ? { request } : {};
      },
      serializers: { err: withoutPersons },
    },
    destination,
  );

/**
 * An error as far as it may be kept. Its further properties may quote a row of the database or what a mail server said of
 * an address, and its message may name one.
 */
function withoutPersons(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, ...code, stack: masked(error.stack ?? error.message) };
}

const masked = (text: string): string =>
  text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g, '<address>');
