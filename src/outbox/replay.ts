/** Makes deliveries due again; the running server, or the next one, takes them up. */
import type { Database } from '../database/connection.ts';
import type { OutboxTable } from '../database/schema.ts';

/** All dead deliveries, those of the newsletter and removals included. Returns how many. */
export const replayDead = (database: Database): Promise<number> =>
  makeDueInAll(database, (rows) => rows.where('state', '=', 'dead'));

/** What of one lead has not arrived: dead ones, and those that wait for their next attempt. What waits for its day waits on. */
export const replayLead = (database: Database, leadId: string): Promise<number> =>
  makeDue(database, 'delivery', (rows) =>
    rows
      .where('lead_id', '=', leadId)
      .where((either) =>
        either.or([either('state', '=', 'dead'), either('state', '=', 'pending').and('attempts', '>', 0)]),
      ),
  );

/** One delivery, even if it had arrived: under the same id, so that the receiver can tell. */
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

/** A delivery that is under way is left alone. */
const unleased = ({ query }: Database, table: OutboxTable, now: string) =>
  query
    // All outboxes have the columns that are used here (schema.ts, QueueColumns).
    .updateTable(table as 'delivery')
    .where((either) => either.or([either('lease_until', 'is', null), either('lease_until', '<', now)]));
