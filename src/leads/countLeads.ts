/** Counts leads and deliveries; contains no personal data. */
import type { Database } from '../database/openDatabase.ts';
import type { DeliveryState } from '../database/schema.ts';

export type LeadCounts = { leads: number } & Record<DeliveryState, number>;

export async function countLeads({ query }: Database): Promise<LeadCounts> {
  const { leads } = await query
    .selectFrom('lead')
    .select((select) => select.fn.countAll().as('leads'))
    .executeTakeFirstOrThrow();
  const states = await query
    .selectFrom('delivery')
    .select((select) => ['state', select.fn.countAll().as('rows')])
    .groupBy('state')
    .execute();
  const none: Record<DeliveryState, number> = { pending: 0, delivered: 0, dead: 0, suppressed: 0 };
  // PostgreSQL returns counts as strings, because a bigint can exceed a JavaScript number.
  const found = Object.fromEntries(states.map(({ state, rows }) => [state, Number(rows)]));
  return { leads: Number(leads), ...none, ...found };
}
