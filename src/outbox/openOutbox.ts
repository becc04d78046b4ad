/** An outbox table as a queue: workers of any number of processes lease rows and settle them. */
import type { Database } from '../database/openDatabase.ts';
import type { OutboxTable } from '../database/schema.ts';
import { createClockShiftCheck } from './clockShift.ts';
import type { OutboxRow } from './delivery.ts';
import { createLeaseMonitor, leaseSeconds } from './leases.ts';
import { createOwnerId } from './processId.ts';

/** An outbox table, and how to read its rows. */
export type OutboxQueue<Row extends OutboxRow> = {
  table: OutboxTable;
  read(query: Database['query'], ids: string[]): Promise<Row[]>;
  /** Ids that identify a row in the log; no personal data. */
  logIds(row: Row): Record<string, string>;
};

export type Settlement =
  | { state: 'delivered'; receipt: string }
  | { state: 'dead' | 'suppressed'; code: string; error: string }
  | { state: 'pending'; code: string; error: string; dueAt: Date };

export type Outbox<Row extends OutboxRow> = ReturnType<typeof openOutbox<Row>>;

/** Opens an outbox for one worker. */
export function openOutbox<Row extends OutboxRow>({ query, kind, write }: Database, queue: OutboxQueue<Row>) {
  // All outboxes have the columns used here (schema.ts, OutboxColumns).
  const table = queue.table as 'delivery';
  const owner = createOwnerId();
  const leases = createLeaseMonitor(query, table, owner);
  const rescheduleAfterClockShift = createClockShiftCheck({ query, write }, table);
  const leaseEnd = () => new Date(Date.now() + leaseSeconds * 1_000).toISOString();

  /** Leases up to `count` due rows of one destination. */
  async function claim(destination: string, count: number, except: readonly string[]): Promise<Row[]> {
    const now = new Date().toISOString();
    const due = query
      .selectFrom(table)
      .select('id')
      .where('state', '=', 'pending')
      .where('target', '=', destination)
      .where('due_at', '<=', now)
      // Rows leased to this worker but not in progress: the database's response to the lease was lost.
      .where((either) => either.or([either('lease_owner', 'is', null), either('lease_owner', '=', owner)]))
      .$if(except.length > 0, (rows) => rows.where('id', 'not in', except))
      .orderBy('due_at')
      .limit(count);
    // Reads first, so that an idle worker takes no write lock.
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

  /**
   * Heartbeat: renews this worker's leases, releases those of dead workers, and reschedules rows after the clock was
   * set back. Call it at the start and every few seconds (worker.ts), with the ids of the deliveries in progress.
   */
  async function heartbeat(inProgress: readonly string[]): Promise<void> {
    await renew(inProgress);
    await leases.releaseStaleLeases();
    await rescheduleAfterClockShift();
  }

  /** By id, because a search among all pending rows would get slower as they grow in number. */
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

  /** Stores the result of a delivery attempt and releases the lease. */
  async function settle(row: Row, settlement: Settlement): Promise<void> {
    const ended = settlement.state !== 'pending';
    await write((transaction) => {
      const rows = transaction.updateTable(table).where('id', '=', row.id).where('state', '=', 'pending');
      // A success always counts; a failure counts only if this worker still holds the lease.
      return (settlement.state === 'delivered' ? rows : rows.where('lease_owner', '=', owner))
        .set({
          state: settlement.state,
          attempts: row.attempts + 1,
          lease_owner: null,
          lease_until: null,
          settled_at: ended ? new Date().toISOString() : null,
          ...(settlement.state === 'pending' && {
            due_at: settlement.dueAt.toISOString(),
            planned_at: new Date().toISOString(),
          }),
          ...(settlement.state === 'delivered'
            ? { receipt: settlement.receipt, last_error: null }
            : { last_error: settlement.error }),
        })
        .execute();
    });
  }

  return { claim, heartbeat, settle };
}
