/**
 * Releases leases of dead workers. Leases use elapsed time: a wall clock set forward would end all of them at once. A
 * worker renews its leases every few seconds. If another worker sees no renewal, it writes a probe to the rows and
 * releases them if the probe is not overwritten. On a full disk neither renewals nor probes are possible.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isOwnerDead } from './processId.ts';

/** Seconds without a renewal before a probe is written, and again before the leases are released. */
export const leaseSeconds = 12;

type WatchedLease = { leaseUntil: string; since: number; probed: boolean };

/** `table`: all outboxes have the columns that are used here (schema.ts, OutboxColumns). */
export function createLeaseMonitor(query: Kysely<Schema>, table: 'delivery', self: string) {
  let watched = new Map<string, WatchedLease>();

  /** Releases the leases of workers that are dead or do not renew them. */
  async function releaseStaleLeases(): Promise<void> {
    const others = await query
      .selectFrom(table)
      .select((select) => ['lease_owner as owner', select.fn.max('lease_until').as('leaseUntil')])
      .where('lease_owner', 'is not', null)
      .where('lease_owner', '!=', self)
      .groupBy('lease_owner')
      .execute();
    const seen = new Map<string, WatchedLease>();
    for (const { owner, leaseUntil } of others) {
      if (owner === null) continue;
      if (isOwnerDead(owner)) await rowsOf(owner).set({ lease_owner: null, lease_until: null }).execute();
      else seen.set(owner, await checkOwner(owner, leaseUntil ?? ''));
    }
    watched = seen;
  }

  async function checkOwner(owner: string, leaseUntil: string): Promise<WatchedLease> {
    const now = performance.now();
    const before = watched.get(owner);
    if (before?.leaseUntil !== leaseUntil) return { leaseUntil, since: now, probed: false };
    if (now - before.since < leaseSeconds * 1_000) return before;
    if (before.probed) {
      await rowsOf(owner).set({ lease_owner: null, lease_until: null }).where('lease_until', '=', leaseUntil).execute();
      return before;
    }
    const probe = `probe ${randomUUID()}`;
    await rowsOf(owner).set({ lease_until: probe }).execute();
    return { leaseUntil: probe, since: now, probed: true };
  }

  // Leased rows are always pending; a condition on the state would make the database scan all pending rows.
  const rowsOf = (owner: string) => query.updateTable(table).where('lease_owner', '=', owner);

  return { releaseStaleLeases };
}
