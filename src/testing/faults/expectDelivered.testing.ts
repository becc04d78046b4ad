/** For tests: checks the promise "Never lose a lead" (quality.md) after a fault. */
import { expect } from 'vitest';
import type { Database } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { waitUntil } from '../createTestEnvironment.testing.ts';
import type { ReceivedDelivery } from './openReceivers.testing.ts';

const targets = ['mail-confirmation', 'mail-to-sales', 'webhook'];

type DeliveryExpectation = {
  /** Ids of the leads whose form got a success response. */
  acknowledged: Iterable<string>;
  received: ReceivedDelivery[];
  /** Accepted by a receiver right before a kill and not settled: may be delivered again. */
  repeatable?: ReadonlySet<ReceivedDelivery>;
};

/** Waits until everything is delivered; then expects each lead once at each target, and balanced books. */
export async function expectDelivered(
  database: Database,
  { acknowledged, received, repeatable }: DeliveryExpectation,
): Promise<void> {
  const { query } = database;
  const unsettled = () => query.selectFrom('delivery').select('id').where('state', '!=', 'delivered').execute();
  await waitUntil('everything is delivered', async () => (await unsettled()).length === 0, 60_000);

  const rows = await query.selectFrom('delivery').select(['id', 'lead_id', 'target']).execute();
  const targetsOf = Map.groupBy(rows, (row) => row.lead_id);
  expect([...targetsOf.keys()].sort()).toEqual([...acknowledged].sort());
  for (const of of targetsOf.values()) expect(of.map((row) => row.target).sort()).toEqual(targets);

  const takesOf = Map.groupBy(received, (take) => take.id);
  expect([...takesOf.keys()].sort()).toEqual(rows.map((row) => row.id).sort());
  const unexplained = [...takesOf.values()].filter((of) => of.filter((take) => !repeatable?.has(take)).length !== 1);
  expect(unexplained, 'taken more than once without a kill between answer and note').toEqual([]);
  expect(isBalanced(await reconcile(database))).toBe(true);
}

/** Call it after a kill and before the next start: returns the takes that the killed process did not settle. */
export async function findUnsettled({ query }: Database, takes: ReceivedDelivery[]): Promise<ReceivedDelivery[]> {
  const pending = await query.selectFrom('delivery').select('id').where('state', '=', 'pending').execute();
  const ids = new Set(pending.map((row) => row.id));
  return takes.filter((take) => ids.has(take.id));
}
