/**
 * Group commit for SQLite: all that wants to be written at one moment shares one transaction, and so one wait for the
 * disk. Every piece of work stands behind a savepoint of its own: one that throws is undone alone. Nobody hears how
 * their work ended before the commit has returned. PostgreSQL does the same by itself.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Writes by queries of this transaction, and waits for nothing else: others wait for it. */
type Work<T> = (transaction: Transaction<Schema>) => Promise<T>;
export type Write = <T>(work: Work<T>) => Promise<T>;

/** One who waits: does its work, and says how its end is to be told once it is certain. */
type Waiting = { run: Work<Tell>; reject: (error: unknown) => void };
type Tell = () => void;

/** Bounds how long other processes wait for the write lock. */
const atMost = 100;

export function groupCommit(query: Kysely<Schema>): Write {
  const waiting: Waiting[] = [];
  let planned = false;

  /** After the input that has just come in has been looked at: who came at the same moment comes along. */
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
      const run: Waiting['run'] = async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      };
      waiting.push({ run, reject });
      plan();
    });
}

/** What ends the transaction itself (a full disk, another process that holds the lock) fails everybody in it. */
async function commit(query: Kysely<Schema>, waiting: Waiting[]): Promise<void> {
  const atFirst = waiting.length;
  const group: Waiting[] = [];
  try {
    const ends = await query.transaction().execute(async (transaction) => {
      // Only now: work that was handed in during the wait for the lock shares this transaction.
      group.push(...waiting.splice(0, atMost));
      const tells: Tell[] = [];
      for (const one of group) tells.push(await alone(transaction, one));
      return tells;
    });
    for (const tell of ends) tell();
  } catch (error) {
    const failed = group.length > 0 ? group : waiting.splice(0, atFirst);
    for (const { reject } of failed) reject(error);
  }
}

/** @throws when there is no transaction left to go on with: SQLite ends it by itself when the disk is full */
async function alone(transaction: Transaction<Schema>, { run, reject }: Waiting): Promise<Tell> {
  await sql`savepoint work`.execute(transaction);
  const tell = await run(transaction).catch(async (error: unknown) => {
    await sql`rollback to work`.execute(transaction);
    return () => reject(error);
  });
  await sql`release work`.execute(transaction);
  return tell;
}
