/** An outbox table as a queue: workers of any number of processes lease rows, and settle what they leased. */
import type { Database } from '../database/connection.ts';
import type { OutboxTable } from '../database/schema.ts';
import { isDead, newOwner } from './owner.ts';
import type { QueueRow } from './target.ts';

/** A table with the columns of an outbox, and what one row of it means. */
export type Queue<Row extends QueueRow> = {
  table: OutboxTable;
  read(query: Database['query'], ids: string[]): Promise<Row[]>;
  /** Ids that help to find a row in the log; nothing personal. */
  about(row: Row): Record<string, string>;
};

/**
 * How long a row belongs to a worker that no longer says so. Short, because it is also how long a delivery waits after
 * a killed process; renewed every third of it (deliver.ts).
 */
export const leaseSeconds = 12;

export type Settlement =
  | { state: 'delivered'; receipt: string }
  | { state: 'dead' | 'suppressed'; code: string; error: string }
  | { state: 'pending'; code: string; error: string; dueAt: Date };

export type Outbox<Row extends QueueRow> = ReturnType<typeof openOutbox<Row>>;

/** An outbox as one worker sees it. */
export function openOutbox<Row extends QueueRow>({ query, kind, write }: Database, queue: Queue<Row>) {
  // All outboxes have the columns that are used here (schema.ts, QueueColumns).
  const table = queue.table as 'delivery';
  const owner = newOwner();
  const leaseEnd = () => new Date(Date.now() + leaseSeconds * 1_000).toISOString();

  /** Leases up to `count` due rows of one target. */
  async function claim(target: string, count: number, except: readonly string[]): Promise<Row[]> {
    const now = new Date().toISOString();
    const due = query
      .selectFrom(table)
      .select('id')
      .where('state', '=', 'pending')
      .where('target', '=', target)
      .where('due_at', '<=', now)
      .where((either) => either.or([either('lease_until', 'is', null), either('lease_until', '<', now)]))
      .$if(except.length > 0, (rows) => rows.where('id', 'not in', except))
      .orderBy('due_at')
      .limit(count);
    // Looking first costs no write lock: an idle worker leaves the database alone.
    if (!(await due.limit(1).executeTakeFirst())) return [];

    const leased = await write((transaction) =>
      transaction
        .with('due', () => (kind === 'postgres' ? due.forUpdate().skipLocked() : due))
        .updateTable(table)
        .set({ lease_owner: owner, lease_until: leaseEnd() })
        .where('id', 'in', (these) => these.selectFrom('due').select('due.id'))
        .returning('id')
        .execute(),
    );
    const ids = leased.map((row) => row.id);
    return ids.length > 0 ? queue.read(query, ids) : [];
  }

  /** Frees what processes of this machine held when they died; of others, the leases run out. */
  async function releaseDead(): Promise<void> {
    const held = query.selectFrom(table).select('lease_owner').distinct().where('state', '=', 'pending');
    const owners = (await held.execute()).flatMap((row) => row.lease_owner ?? []).filter(isDead);
    if (owners.length === 0) return;
    await query.updateTable(table).set({ lease_until: null }).where('lease_owner', 'in', owners).execute();
  }

  /** Keeps rows that this worker has leased. By id: to look for them among all that wait would take longer every day. */
  async function renew(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await write((transaction) =>
      transaction
        .updateTable(table)
        .set({ lease_until: leaseEnd() })
        .where('id', 'in', ids)
        .where('lease_owner', '=', owner)
        .where('state', '=', 'pending')
        .execute(),
    );
  }

  /** Writes down how a delivery ended, and gives the row back. */
  async function settle(row: Row, settlement: Settlement): Promise<void> {
    const ended = settlement.state !== 'pending';
    await write((transaction) => {
      const rows = transaction.updateTable(table).where('id', '=', row.id).where('state', '=', 'pending');
      // What was delivered is delivered; a failure counts only for the one who still holds the row.
      return (settlement.state === 'delivered' ? rows : rows.where('lease_owner', '=', owner))
        .set({
          state: settlement.state,
          attempts: row.attempts + 1,
          lease_owner: null,
          lease_until: null,
          settled_at: ended ? new Date().toISOString() : null,
          ...(settlement.state === 'pending' && { due_at: settlement.dueAt.toISOString() }),
          ...(settlement.state === 'delivered'
            ? { receipt: settlement.receipt, last_error: null }
            : { last_error: settlement.error }),
        })
        .execute();
    });
  }

  return { releaseDead, claim, renew, settle };
}
