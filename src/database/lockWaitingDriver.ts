/**
 * Waits for SQLite's write lock without blocking the event loop. node:sqlite is synchronous: with SQLite's own busy timeout
 * a writer in another process would stop every answer of this one (docs/decisions/0253). A statement that meets the lock
 * gives the connection to the others, pauses, and is tried again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseConnection, type Driver, SqliteAdapter } from 'kysely';

/** The longest wait for the lock in milliseconds. Then the statement fails, and a form is answered with 503. */
const longestWait = 5_000;

/** The longest pause between two tries. It grows up to this, with jitter, so that waiting processes do not move in step. */
const longestPause = 40;

/** The driver serves one statement or transaction at a time itself. */
export class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** `isInTransaction`: then the connection cannot be given to others, and the statement fails. */
export function lockWaitingDriver(driver: Driver, isInTransaction: () => boolean): Driver {
  const turns = createTurns();
  let connection: DatabaseConnection | undefined;

  async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + longestWait;
    for (let tries = 0; ; tries++) {
      try {
        return await run();
      } catch (error) {
        if (!isLocked(error) || isInTransaction() || performance.now() > deadline) throw error;
      }
      turns.end();
      await pause(Math.min(2 ** tries, longestPause) * (0.5 + Math.random() / 2));
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
    // By way of `executeQuery` of the connection above.
    beginTransaction: (from, settings) => driver.beginTransaction(from, settings),
    commitTransaction: (from) => driver.commitTransaction(from),
    rollbackTransaction: (from) => driver.rollbackTransaction(from),
    destroy: () => driver.destroy(),
  };
}

/** A mutex: first come, first served. */
function createTurns() {
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
