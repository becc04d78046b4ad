/**
 * Who holds leases, and whether they still live. Wall clocks do not decide that: one that is put forward would end every
 * lease at once. A worker renews what it holds every few seconds; another that watches it on the clock of elapsed time
 * and sees no change asks by a write of its own, and frees the rows if nothing comes back. Where writing is impossible
 * (a full disk), nobody can renew, and nobody can ask.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isDead } from './owner.ts';

/** How long a worker may say nothing before it is asked, and again before its rows are taken from it. */
export const leaseSeconds = 12;

type Watched = { said: string; since: number; asked: boolean };

/** `table`: all outboxes have the columns that are used here (schema.ts, QueueColumns). */
export function createHolders(query: Kysely<Schema>, table: 'delivery', self: string) {
  let watched = new Map<string, Watched>();

  /** Frees what belongs to nobody any more. */
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

  // Whatever is leased is pending; asking for that too would lead the database to all that waits.
  const rowsOf = (owner: string) => query.updateTable(table).where('lease_owner', '=', owner);

  return { releaseGone };
}
