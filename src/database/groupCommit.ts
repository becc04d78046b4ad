/**
 * Group commit for SQLite: concurrent writes share one transaction, and so one fsync. Each piece of work runs in its
 * own savepoint, so an error rolls back only that work. All promises settle after the commit has returned. PostgreSQL
 * does the same natively.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Must write only through this transaction and wait for nothing else, because other work waits for it. */
type Work<T> = (transaction: Transaction<Schema>) => Promise<T>;
export type Write = <T>(work: Work<T>) => Promise<T>;

/** Queued work. `run` executes it and returns the callback that settles its promise after the commit. */
type QueuedWork = { run: Work<SettlePromise>; reject: (error: unknown) => void };
type SettlePromise = () => void;

/** Bounds how long other processes wait for the write lock. */
const maxGroupSize = 100;

export function groupCommit(query: Kysely<Schema>): Write {
  const waiting: QueuedWork[] = [];
  let planned = false;

  /** Runs after pending I/O callbacks, so that work submitted in the same event loop turn joins the group. */
  function plan(): void {
    if (planned || waiting.length === 0) return;
    planned = true;
    setImmediate(async () => {
      await commit(query, waiting);
      planned = false;
      plan();
    });
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run: QueuedWork['run'] = async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      };
      waiting.push({ run, reject });
      plan();
    });
}

/** An error of the transaction itself (a full disk, a lock held by another process) rejects all work in it. */
async function commit(query: Kysely<Schema>, waiting: QueuedWork[]): Promise<void> {
  const atFirst = waiting.length;
  const group: QueuedWork[] = [];
  try {
    const ends = await query.transaction().execute(async (transaction) => {
      // Taken here, so that work submitted while waiting for the lock joins this transaction.
      group.push(...waiting.splice(0, maxGroupSize));
      const tells: SettlePromise[] = [];
      for (const one of group) tells.push(await runInSavepoint(transaction, one));
      return tells;
    });
    for (const tell of ends) tell();
  } catch (error) {
    const failed = group.length > 0 ? group : waiting.splice(0, atFirst);
    for (const { reject } of failed) reject(error);
  }
}

/** @throws when the transaction has ended: SQLite rolls it back itself when the disk is full */
async function runInSavepoint(transaction: Transaction<Schema>, { run, reject }: QueuedWork): Promise<SettlePromise> {
  await sql`savepoint work`.execute(transaction);
  const tell = await run(transaction).catch(async (error: unknown) => {
    await sql`rollback to work`.execute(transaction);
    return () => reject(error);
  });
  await sql`release work`.execute(transaction);
  return tell;
}
