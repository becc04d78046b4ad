/**
 * Messages between the processes of a site over PostgreSQL (LISTEN and NOTIFY), on a connection of their own. They are
 * hints: what is lost while the connection is down must be found by other means (`onConnect`, a poll).
 */
import type { Client } from 'pg';

type Options = {
  url: string;
  /** A lower-case identifier. */
  channel: string;
  onMessage(text: string): void;
  /** Called on each connection, the first included. */
  onConnect(): void;
  log: Record<'warn', (facts: object, message: string) => void>;
};

export type Notifications = { send(text: string): void; close(): Promise<void> };

const connectTimeout = 5_000;
const shortestWait = 500;
const longestWait = 30_000;

export function openNotifications({ url, channel, onMessage, onConnect, log }: Options): Notifications {
  let client: Client | undefined;
  let isClosed = false;
  let isSending = false;
  let isLogged = false;
  let wait = shortestWait;
  let timer: NodeJS.Timeout | undefined;
  /** Equal messages are sent once. */
  const pending = new Set<string>();

  async function connect(): Promise<void> {
    // Loaded lazily, like the pool of openDatabase.ts.
    const { default: pg } = await import('pg');
    const next = new pg.Client({
      ...{ connectionString: url, connectionTimeoutMillis: connectTimeout, keepAlive: true },
      application_name: 'website notifications',
    });
    // Without a listener the error would end the process; `end` follows it.
    next.on('error', () => {});
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    next.once('end', () => {
      if (client === next) client = undefined;
      connectLater();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (!isLogged) log.warn({ code }, 'Other processes cannot be reached; connecting again');
      isLogged = true;
      await next.end().catch(() => {});
      return connectLater();
    }
    if (isClosed) return next.end();
    client = next;
    wait = shortestWait;
    isLogged = false;
    onConnect();
    void flush();
  }

  function connectLater(): void {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, wait).unref();
    wait = Math.min(wait * 2, longestWait);
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (client) {
      const [text] = pending;
      if (text === undefined) break;
      // Before the query: an equal message that comes meanwhile is about a later change.
      pending.delete(text);
      const isSent = await client.query('select pg_notify($1, $2)', [channel, text]).then(
        () => true,
        () => false,
      );
      if (isSent) continue;
      // Until the next connection.
      pending.add(text);
      break;
    }
    isSending = false;
  }

  void connect();
  return {
    send(text) {
      pending.add(text);
      void flush();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
