/**
 * Waits for SQLite's write lock without blocking the event loop. node:sqlite is synchronous: with SQLite's busy
 * timeout, a writer in another process would block all responses of this one (docs/decisions/0253). A statement that
 * hits the lock releases the connection, pauses, and is retried.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseConnection, type Driver, SqliteAdapter } from 'kysely';

/** Timeout for the lock in milliseconds. After it the statement fails, and a form gets 503. */
const lockTimeoutMs = 5_000;

/** Maximum backoff between retries in milliseconds, with jitter so that waiting processes do not retry in step. */
const maxBackoffMs = 40;

/** The driver itself serialises statements and transactions. */
export class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** `isInTransaction`: if true, the connection cannot be released, so the statement fails without a retry. */
export function lockWaitingDriver(driver: Driver, isInTransaction: () => boolean): Driver {
  const turns = createMutex();
  let connection: DatabaseConnection | undefined;

  async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + lockTimeoutMs;
    for (let tries = 0; ; tries++) {
      try {
        return await run();
      } catch (error) {
        if (!isLocked(error) || isInTransaction() || performance.now() > deadline) throw error;
      }
      turns.end();
      await pause(Math.min(2 ** tries, maxBackoffMs) * (0.5 + Math.random() / 2));
      await turns.begin();
    }
  }

  async function open(): Promise<DatabaseConnection> {
    const inner = await driver.acquireConnection();
    return {
      executeQuery: (query, options) => retried(() => inner.executeQuery(query, options)),
      streamQuery: (query, size, options) => inner.streamQuery(query, size, options),
    };
  }

  return {
    init: () => driver.init(),
    async acquireConnection() {
      await turns.begin();
      connection ??= await open();
      return connection;
    },
    async releaseConnection() {
      turns.end();
    },
    // These call `executeQuery` of the connection above.
    beginTransaction: (from, settings) => driver.beginTransaction(from, settings),
    commitTransaction: (from) => driver.commitTransaction(from),
    rollbackTransaction: (from) => driver.rollbackTransaction(from),
    destroy: () => driver.destroy(),
  };
}

/** A mutex: first come, first served. */
function createMutex() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async begin(): Promise<void> {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    end(): void {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}

/** SQLITE_BUSY with its extended codes, except BUSY_SNAPSHOT (517): that transaction can never get the lock. */
function isLocked(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return false;
  return (error.errcode & 0xff) === 5 && error.errcode !== 517;
}
