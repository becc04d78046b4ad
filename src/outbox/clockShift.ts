/**
 * After the clock was set back, times stored before are too far in the future: a lead due at once would wait until the
 * clock catches up. Reschedules such rows with the same wait, counted from now.
 */
import type { Database } from '../database/openDatabase.ts';

/** Milliseconds by which the clocks of several servers may differ; a shift this small delays no row for long. */
const toleranceMs = 5_000;

type Rows = Pick<Database, 'query' | 'write'>;

/** `table`: all outboxes have the columns used here (schema.ts, OutboxColumns). */
export function createClockShiftCheck(database: Rows, table: 'delivery'): () => Promise<void> {
  let clockOffset: number | undefined;

  /** Checks the rows on the first call, and after the clock of this process was set back. */
  return async function rescheduleAfterClockShift() {
    const before = clockOffset;
    // Wall clock minus elapsed time: constant unless the clock is set.
    clockOffset = Date.now() - performance.now();
    if (before !== undefined && clockOffset > before - toleranceMs) return;
    try {
      await reschedule(database, table, new Date());
    } catch (error) {
      clockOffset = before;
      throw error;
    }
  };
}

async function reschedule({ query, write }: Rows, table: 'delivery', now: Date): Promise<void> {
  const limit = new Date(now.getTime() + toleranceMs).toISOString();
  const rows = await query
    .selectFrom(table)
    .select(['id', 'due_at', 'planned_at', 'created_at'])
    .where('state', '=', 'pending')
    .where((either) =>
      either.or([
        either('planned_at', '>', limit),
        either.and([either('planned_at', 'is', null), either('created_at', '>', limit)]),
      ]),
    )
    .execute();
  if (rows.length === 0) return;
  await write(async (transaction) => {
    for (const { id, due_at, planned_at, created_at } of rows) {
      const wait = Date.parse(due_at) - Date.parse(planned_at ?? created_at);
      await transaction
        .updateTable(table)
        .set({ due_at: new Date(now.getTime() + wait).toISOString(), planned_at: now.toISOString() })
        .where('id', '=', id)
        .where('due_at', '=', due_at)
        .execute();
    }
  });
}
