/** The server's log (pino, JSON lines): request events without personal data. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

const requests = new AsyncLocalStorage<string>();

/** All log lines while `work` runs carry this id; the response carries it as `X-Request-Id`. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => requests.run(id, work);

/**
 * Logs to stderr synchronously by default: stdout carries only the listening address, and no line is lost at the end.
 */
export const createLog = (destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger =>
  pino(
    {
      base: null,
      mixin: () => {
        const request = requests.getStore();
        return request ? { request } : {};
      },
      serializers: { err: withoutPersonalData },
    },
    destination,
  );

/**
 * Serialises an error without personal data. Its other properties may quote a database row or a mail server's reply
 * about an address, and its message may contain an address.
 */
function withoutPersonalData(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, ...code, stack: masked(error.stack ?? error.message) };
}

const masked = (text: string): string =>
  text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g, '<address>');
