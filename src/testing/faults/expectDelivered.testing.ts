/** For tests: checks the promise "Never lose a lead" (quality.md) after a fault. */
import { expect } from 'vitest';
import type { Database } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { waitUntil } from '../createTestEnvironment.testing.ts';
import type { ReceivedDelivery } from './openReceivers.testing.ts';

const destinations = ['mail-confirmation', 'mail-to-sales', 'webhook'];

type DeliveryExpectation = {
  /** Ids of the leads whose form got a success response. */
  acknowledged: Iterable<string>;
  received: ReceivedDelivery[];
  /** Accepted by a receiver right before a kill and not settled: may be delivered again. */
  repeatable?: ReadonlySet<ReceivedDelivery>;
};

/** Waits until everything is delivered; then expects each lead once at each destination, and a balanced ledger. */
export async function expectDelivered(
  database: Database,
  { acknowledged, received, repeatable }: DeliveryExpectation,
): Promise<void> {
  const { query } = database;
  const unsettled = () => query.selectFrom('delivery').select('id').where('state', '!=', 'delivered').execute();
  await waitUntil('everything is delivered', async () => (await unsettled()).length === 0, 60_000);

  const rows = await query.selectFrom('delivery').select(['id', 'lead_id', 'target']).execute();
  const rowsByLead = Map.groupBy(rows, (row) => row.lead_id);
  expect([...rowsByLead.keys()].sort()).toEqual([...acknowledged].sort());
  for (const leadRows of rowsByLead.values()) expect(leadRows.map((row) => row.target).sort()).toEqual(destinations);

  const receivedById = Map.groupBy(received, ({ id }) => id);
  expect([...receivedById.keys()].sort()).toEqual(rows.map((row) => row.id).sort());
  const unexplained = [...receivedById.values()].filter(
    (same) => same.filter((delivery) => !repeatable?.has(delivery)).length !== 1,
  );
  expect(unexplained, 'accepted more than once without a kill between response and settlement').toEqual([]);
  expect(isBalanced(await reconcile(database))).toBe(true);
}

/** Call it after a kill and before the next start: returns the deliveries that the killed process did not settle. */
export async function findUnsettled({ query }: Database, received: ReceivedDelivery[]): Promise<ReceivedDelivery[]> {
  const pending = await query.selectFrom('delivery').select('id').where('state', '=', 'pending').execute();
  const ids = new Set(pending.map((row) => row.id));
  return received.filter(({ id }) => ids.has(id));
}
