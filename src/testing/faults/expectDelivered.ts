/** For tests: the promise of quality.md, "Never lose a lead", after whatever happened. */
import { expect } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { eventually } from '../testLeads.ts';
import type { Take } from './receivers.ts';

const targets = ['mail-confirmation', 'mail-to-sales', 'webhook'];

type Story = {
  /** Ids of the leads that were answered with success. */
  acknowledged: Iterable<string>;
  takes: Take[];
  /** Taken by a receiver right before a kill, so that nobody could write it down: may come once more. */
  repeatable?: ReadonlySet<Take>;
};

/** Waits until everything is delivered; then every lead is at every target, once, and the books balance. */
export async function expectDelivered(database: Database, { acknowledged, takes, repeatable }: Story): Promise<void> {
  const { query } = database;
  const unsettled = () => query.selectFrom('delivery').select('id').where('state', '!=', 'delivered').execute();
  await eventually('everything is delivered', async () => (await unsettled()).length === 0, 60_000);

  const rows = await query.selectFrom('delivery').select(['id', 'lead_id', 'target']).execute();
  const targetsOf = Map.groupBy(rows, (row) => row.lead_id);
  expect([...targetsOf.keys()].sort()).toEqual([...acknowledged].sort());
  for (const of of targetsOf.values()) expect(of.map((row) => row.target).sort()).toEqual(targets);

  const takesOf = Map.groupBy(takes, (take) => take.id);
  expect([...takesOf.keys()].sort()).toEqual(rows.map((row) => row.id).sort());
  const unexplained = [...takesOf.values()].filter((of) => of.filter((take) => !repeatable?.has(take)).length !== 1);
  expect(unexplained, 'taken more than once without a kill between answer and note').toEqual([]);
  expect(isBalanced(await reconcile(database))).toBe(true);
}

/** To be asked after a kill and before the next start: what of these the dead process could not write down. */
export async function takenButNotNoted({ query }: Database, takes: Take[]): Promise<Take[]> {
  const pending = await query.selectFrom('delivery').select('id').where('state', '=', 'pending').execute();
  const ids = new Set(pending.map((row) => row.id));
  return takes.filter((take) => ids.has(take.id));
}
