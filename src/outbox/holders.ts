/**
 * Releases leases of dead workers. Leases use elapsed time: a wall clock set forward would end all of them at once. A
 * worker renews its leases every few seconds. If another worker sees no renewal, it writes a probe to the rows and
 * releases them if the probe is not overwritten. On a full disk neither renewals nor probes are possible.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isDead } from './owner.ts';

/** Seconds without a renewal before a probe is written, and again before the leases are released. */
export const leaseSeconds = 12;

type Watched = { said: string; since: number; asked: boolean };

/** `table`: all outboxes have the columns that are used here (schema.ts, QueueColumns). */
export function createHolders(query: Kysely<Schema>, table: 'delivery', self: string) {
  let watched = new Map<string, Watched>();

  /** Releases the leases of workers that are dead or do not renew them. */
  async function releaseGone(): Promise<void> {
    const others = await query
      .selectFrom(table)
      .select((select) => ['lease_owner as owner', select.fn.max('lease_until').as('said')])
      .where('lease_owner', 'is not', null)
      .where('lease_owner', '!=', self)
      .groupBy('lease_owner')
      .execute();
    const seen = new Map<string, Watched>();
    for (const { owner, said } of others) {
      if (owner === null) continue;
      if (isDead(owner)) await rowsOf(owner).set({ lease_owner: null, lease_until: null }).execute();
      else seen.set(owner, await look(owner, said ?? ''));
    }
    watched = seen;
  }

  async function look(owner: string, said: string): Promise<Watched> {
    const now = performance.now();
    const before = watched.get(owner);
    if (before?.said !== said) return { said, since: now, asked: false };
    if (now - before.since < leaseSeconds * 1_000) return before;
    if (before.asked) {
      await rowsOf(owner).set({ lease_owner: null, lease_until: null }).where('lease_until', '=', said).execute();
      return before;
    }
    const question = `asked ${randomUUID()}`;
    await rowsOf(owner).set({ lease_until: question }).execute();
    return { said: question, since: now, asked: true };
  }

  // Leased rows are always pending; a condition on the state would make the database scan all pending rows.
  const rowsOf = (owner: string) => query.updateTable(table).where('lease_owner', '=', owner);

  return { releaseGone };
}
