/** Do the books balance (quality.md, "Never lose a lead")? The ledger says what was accepted, the tables what is there. */
import type { Database } from '../database/connection.ts';

export type Books = {
  leads: { accepted: number; stored: number; erased: number };
  deliveries: Record<'created' | 'delivered' | 'pending' | 'dead' | 'suppressed' | 'erased', number>;
  /** Leads that no delivery brings to sales. */
  withoutSales: number;
  /** Leads that the ledger does not know, and ledger rows whose lead is gone without having been erased. */
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
        .select(['ledger.deliveries', 'ledger.erased_at', 'lead.id as stored'])
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
      const states = await transaction
        .selectFrom('delivery')
        .select((select) => ['state', select.fn.countAll().as('rows')])
        .groupBy('state')
        .execute();

      const counted = Object.fromEntries(states.map(({ state, rows }) => [state, Number(rows)]));
      const erased = ledger.filter((row) => row.erased_at !== null);
      const sum = (rows: typeof ledger) => rows.reduce((total, row) => total + row.deliveries, 0);
      return {
        leads: { accepted: ledger.length, stored: leads.length, erased: erased.length },
        deliveries: {
          created: sum(ledger),
          ...{ delivered: 0, pending: 0, dead: 0, suppressed: 0 },
          ...counted,
          erased: sum(erased),
        },
        withoutSales: leads.filter((lead) => !lead.reaches_sales).length,
        unmatched:
          leads.filter((lead) => lead.accepted === null).length +
          ledger.filter((row) => (row.stored === null) !== (row.erased_at !== null)).length,
      };
    });
}

export function isBalanced({ leads, deliveries, withoutSales, unmatched }: Books): boolean {
  const { created, ...ends } = deliveries;
  const ended = Object.values(ends).reduce((total, number) => total + number, 0);
  return leads.accepted === leads.stored + leads.erased && created === ended && withoutSales === 0 && unmatched === 0;
}
