/** Makes deliveries due again; the running server, or the next one, sends them. */
import type { Database } from '../database/openDatabase.ts';
import type { OutboxTable } from '../database/schema.ts';

/** Replays all dead deliveries, including newsletter mails and removals. Returns their number. */
export const replayDead = (database: Database): Promise<number> =>
  makeDueInAll(database, (rows) => rows.where('state', '=', 'dead'));

/** Replays a lead's dead deliveries and pending retries, not deliveries scheduled for later. Returns their number. */
export const replayLead = (database: Database, leadId: string): Promise<number> =>
  makeDue(database, 'delivery', (rows) =>
    rows
      .where('lead_id', '=', leadId)
      .where((either) =>
        either.or([either('state', '=', 'dead'), either('state', '=', 'pending').and('attempts', '>', 0)]),
      ),
  );

/** Replays one delivery, even a delivered one. Its id stays the same, so that the receiver can detect the duplicate. */
export const replayDelivery = (database: Database, deliveryId: string): Promise<number> =>
  makeDueInAll(database, (rows) => rows.where('id', '=', deliveryId).where('state', '!=', 'suppressed'));

type Rows = ReturnType<typeof unleased>;

const makeDueInAll = async (database: Database, which: (rows: Rows) => Rows): Promise<number> =>
  (await makeDue(database, 'delivery', which)) +
  (await makeDue(database, 'letter', which)) +
  (await makeDue(database, 'removal', which));

async function makeDue(database: Database, table: OutboxTable, which: (rows: Rows) => Rows): Promise<number> {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await which(unleased(database, table, now))
    .set({ state: 'pending', attempts: 0, due_at: now, planned_at: now, trying_since: now, settled_at: null })
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Excludes deliveries in progress. */
const unleased = ({ query }: Database, table: OutboxTable, now: string) =>
  query
    // All outboxes have the columns used here (schema.ts, OutboxColumns).
    .updateTable(table as 'delivery')
    .where((either) => either.or([either('lease_until', 'is', null), either('lease_until', '<', now)]));
