/** Do the books balance (quality.md, "Never lose a lead")? The ledger says what was accepted, the tables what is there. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

type Stock = { accepted: number; stored: number; erased: number };
type Flow = Record<'created' | 'delivered' | 'pending' | 'dead' | 'suppressed' | 'erased', number>;

export type Books = {
  leads: Stock;
  deliveries: Flow;
  /** The newsletter has books of its own: a subscription is no lead and goes to nobody in sales. */
  subscriptions: Stock;
  letters: Flow;
  /** Leads that no delivery brings to sales. */
  withoutSales: number;
  /** What the ledgers do not know, and ledger rows of what is gone without having been erased. */
  unmatched: number;
};

export async function reconcile({ query }: Database): Promise<Books> {
  // One look at all tables at the same moment, while leads come in. SQLite transactions are like that anyway.
  return query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const ledger = await transaction
        .selectFrom('ledger')
        .leftJoin('lead', 'lead.id', 'ledger.lead_id')
        .select(['ledger.deliveries as sent', 'ledger.erased_at', 'lead.id as stored'])
        .execute();
      const leads = await transaction
        .selectFrom('lead')
        .leftJoin('ledger', 'ledger.lead_id', 'lead.id')
        .select((select) => [
          'ledger.lead_id as accepted',
          select
            .exists(
              select
                .selectFrom('delivery')
                .select('delivery.id')
                .whereRef('delivery.lead_id', '=', 'lead.id')
                .where('delivery.target', '=', 'mail-to-sales')
                .where('delivery.state', '!=', 'suppressed'),
            )
            .as('reaches_sales'),
        ])
        .execute();
      const subscriptionLedger = await transaction
        .selectFrom('subscription_ledger')
        .leftJoin('subscription', 'subscription.id', 'subscription_ledger.subscription_id')
        .select(['subscription_ledger.letters as sent', 'subscription_ledger.erased_at', 'subscription.id as stored'])
        .execute();
      const subscriptions = await transaction
        .selectFrom('subscription')
        .leftJoin('subscription_ledger', 'subscription_ledger.subscription_id', 'subscription.id')
        .select('subscription_ledger.subscription_id as accepted')
        .execute();
      return {
        leads: stock(ledger, leads),
        deliveries: flow(ledger, await statesOf(transaction, 'delivery')),
        subscriptions: stock(subscriptionLedger, subscriptions),
        letters: flow(subscriptionLedger, await statesOf(transaction, 'letter')),
        withoutSales: leads.filter((lead) => !lead.reaches_sales).length,
        unmatched: unmatched(ledger, leads) + unmatched(subscriptionLedger, subscriptions),
      };
    });
}

export function isBalanced(books: Books): boolean {
  const stocks = [books.leads, books.subscriptions].every(
    ({ accepted, stored, erased }) => accepted === stored + erased,
  );
  const flows = [books.deliveries, books.letters].every(({ created, ...ends }) => {
    return created === Object.values(ends).reduce((total, number) => total + number, 0);
  });
  return stocks && flows && books.withoutSales === 0 && books.unmatched === 0;
}

/** A ledger row beside what it is about; `sent`: how many outbox rows were written for it. */
type Entry = { sent: number; erased_at: string | null; stored: string | null };
type Kept = { accepted: string | null };

const stock = (ledger: Entry[], kept: Kept[]): Stock => ({
  accepted: ledger.length,
  stored: kept.length,
  erased: ledger.filter(isErased).length,
});

const flow = (ledger: Entry[], states: Record<string, number>): Flow => ({
  created: sum(ledger),
  ...{ delivered: 0, pending: 0, dead: 0, suppressed: 0 },
  ...states,
  erased: sum(ledger.filter(isErased)),
});

const unmatched = (ledger: Entry[], kept: Kept[]): number =>
  kept.filter(({ accepted }) => accepted === null).length +
  ledger.filter((row) => (row.stored === null) !== isErased(row)).length;

const isErased = ({ erased_at }: Entry): boolean => erased_at !== null;
const sum = (ledger: Entry[]): number => ledger.reduce((total, row) => total + row.sent, 0);

async function statesOf(
  transaction: Transaction<Schema>,
  table: 'delivery' | 'letter',
): Promise<Record<string, number>> {
  const states = await transaction
    // The two have this column in common (schema.ts, QueueColumns).
    .selectFrom(table as 'delivery')
    .select((select) => ['state', select.fn.countAll().as('rows')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(states.map(({ state, rows }) => [state, Number(rows)]));
}
