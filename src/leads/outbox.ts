/** The outbox table as a queue: workers of any number of processes lease rows, and settle what they leased. */
import type { Database } from '../database/connection.ts';
import type { Locale, PageId } from '../routes/table.ts';
import type { FormName } from './desk.ts';
import { isDead, newOwner } from './owner.ts';
import type { Delivery, TargetName } from './target.ts';

/**
 * How long a row belongs to a worker that no longer says so. Short, because it is also how long a delivery waits after
 * a killed process; renewed every third of it (deliver.ts).
 */
export const leaseSeconds = 12;

export type Settlement =
  | { state: 'delivered'; receipt: string }
  | { state: 'dead'; code: string; error: string }
  | { state: 'pending'; code: string; error: string; dueAt: Date };

export type Outbox = ReturnType<typeof openOutbox>;

/** The outbox as one worker sees it. */
export function openOutbox({ query, kind }: Database) {
  const owner = newOwner();
  const leaseEnd = () => new Date(Date.now() + leaseSeconds * 1_000).toISOString();

  /** Leases up to `count` due rows of one target. */
  async function claim(target: TargetName, count: number, except: readonly string[]): Promise<Delivery[]> {
    const now = new Date().toISOString();
    const due = query
      .selectFrom('delivery')
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

    const ids = await query.transaction().execute(async (transaction) => {
      const rows = await transaction.executeQuery(kind === 'postgres' ? due.forUpdate().skipLocked() : due);
      const found = rows.rows.map((row) => row.id);
      if (found.length > 0) {
        await transaction
          .updateTable('delivery')
          .set({ lease_owner: owner, lease_until: leaseEnd() })
          .where('id', 'in', found)
          .execute();
      }
      return found;
    });
    return ids.length > 0 ? read(ids) : [];
  }

  async function read(ids: string[]): Promise<Delivery[]> {
    const rows = await query
      .selectFrom('delivery')
      .innerJoin('lead', 'lead.id', 'delivery.lead_id')
      .select(['delivery.id', 'delivery.target', 'delivery.attempts', 'delivery.trying_since'])
      .select(['lead.id as lead_id', 'lead.form', 'lead.locale', 'lead.page', 'lead.fields', 'lead.created_at'])
      .where('delivery.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      target: row.target as TargetName,
      attempts: row.attempts,
      tryingSince: row.trying_since,
      lead: {
        id: row.lead_id,
        form: row.form as FormName,
        locale: row.locale as Locale,
        page: row.page as PageId,
        fields: JSON.parse(row.fields) as Record<string, string>,
        createdAt: row.created_at,
      },
    }));
  }

  /** Frees what processes of this machine held when they died; of others, the leases run out. */
  async function releaseDead(): Promise<void> {
    const held = query.selectFrom('delivery').select('lease_owner').distinct().where('state', '=', 'pending');
    const owners = (await held.execute()).flatMap((row) => row.lease_owner ?? []).filter(isDead);
    if (owners.length === 0) return;
    await query.updateTable('delivery').set({ lease_until: null }).where('lease_owner', 'in', owners).execute();
  }

  /** Keeps everything that this worker has leased. */
  const renew = () =>
    query
      .updateTable('delivery')
      .set({ lease_until: leaseEnd() })
      .where('lease_owner', '=', owner)
      .where('state', '=', 'pending')
      .execute();

  /** Writes down how a delivery ended, and gives the row back. */
  async function settle(delivery: Delivery, settlement: Settlement): Promise<void> {
    const ended = settlement.state !== 'pending';
    const rows = query.updateTable('delivery').where('id', '=', delivery.id).where('state', '=', 'pending');
    // What was delivered is delivered; a failure counts only for the one who still holds the row.
    await (settlement.state === 'delivered' ? rows : rows.where('lease_owner', '=', owner))
      .set({
        state: settlement.state,
        attempts: delivery.attempts + 1,
        lease_owner: null,
        lease_until: null,
        settled_at: ended ? new Date().toISOString() : null,
        ...(settlement.state === 'pending' && { due_at: settlement.dueAt.toISOString() }),
        ...(settlement.state === 'delivered'
          ? { receipt: settlement.receipt, last_error: null }
          : { last_error: settlement.error }),
      })
      .execute();
  }

  return { releaseDead, claim, renew, settle };
}
