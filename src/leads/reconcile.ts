/** Checks that no lead is lost (quality.md, "Never lose a lead"): compares the ledgers with the stored records. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { runInSnapshot } from '../database/runInSnapshot.ts';
import type { OutboxTable, Schema } from '../database/schema.ts';

type RecordCounts = { accepted: number; stored: number; erased: number };
type DeliveryCounts = Record<'created' | 'delivered' | 'pending' | 'dead' | 'suppressed' | 'erased', number>;

export type ReconciliationReport = {
  leads: RecordCounts;
  deliveries: DeliveryCounts;
  /** Documents to be removed from Firestore, because their lead was erased. */
  removals: DeliveryCounts;
  /** Counted separately: a subscription is not a lead and is not sent to sales. */
  subscriptions: RecordCounts;
  letters: DeliveryCounts;
  /** Leads without a delivery to sales. */
  leadsWithoutSalesDelivery: number;
  /** Records without a ledger row, and ledger rows that contradict the records (missing but not erased, or reverse). */
  unmatched: number;
};

export async function reconcile(database: Database): Promise<ReconciliationReport> {
  return runInSnapshot(database, async (moment) => {
    const leads = await leadTotals(moment);
    const subscriptions = await subscriptionTotals(moment);
    return {
      leads: recordCounts(leads),
      deliveries: { ...deliveryCounts(leads), ...(await statesOf(moment, 'delivery')) },
      // Removals outlive the lead and are never erased.
      removals: {
        ...deliveryCounts({ sent: await countRemovals(moment), sentForErased: 0 }),
        ...(await statesOf(moment, 'removal')),
      },
      subscriptions: recordCounts(subscriptions),
      letters: { ...deliveryCounts(subscriptions), ...(await statesOf(moment, 'letter')) },
      leadsWithoutSalesDelivery: await countWithoutSales(moment),
      unmatched: leads.unmatched + subscriptions.unmatched,
    };
  });
}

export function isBalanced(report: ReconciliationReport): boolean {
  const stocks = [report.leads, report.subscriptions].every(
    ({ accepted, stored, erased }) => accepted === stored + erased,
  );
  const flows = [report.deliveries, report.removals, report.letters].every(({ created, ...ends }) => {
    return created === Object.values(ends).reduce((total, number) => total + number, 0);
  });
  return stocks && flows && report.leadsWithoutSalesDelivery === 0 && report.unmatched === 0;
}

/** Aggregated by the database, because the ledgers only grow. */
type LedgerTotals = RecordCounts & {
  /** The number of outbox rows written, and of those whose record is erased. */
  sent: number;
  sentForErased: number;
  unmatched: number;
};

async function leadTotals(moment: Kysely<Schema>): Promise<LedgerTotals> {
  const ledger = moment.selectFrom('ledger').leftJoin('lead', 'lead.id', 'ledger.lead_id');
  const sums = await ledger
    .select(sumsOf('ledger.deliveries', 'ledger.erased_at', 'lead.id'))
    .executeTakeFirstOrThrow();
  const kept = moment.selectFrom('lead').leftJoin('ledger', 'ledger.lead_id', 'lead.id');
  return toTotals(sums, await kept.select(keptOf('ledger.lead_id')).executeTakeFirstOrThrow());
}

async function subscriptionTotals(moment: Kysely<Schema>): Promise<LedgerTotals> {
  const ledger = moment
    .selectFrom('subscription_ledger as ledger')
    .leftJoin('subscription', 'subscription.id', 'ledger.subscription_id');
  const sums = await ledger
    .select(sumsOf('ledger.letters', 'ledger.erased_at', 'subscription.id'))
    .executeTakeFirstOrThrow();
  const kept = moment
    .selectFrom('subscription')
    .leftJoin('subscription_ledger as ledger', 'ledger.subscription_id', 'subscription.id');
  return toTotals(sums, await kept.select(keptOf('ledger.subscription_id')).executeTakeFirstOrThrow());
}

/** Sums over a ledger joined with its records. Columns: `sent` = outbox rows, `erased` = time, `stored` = record id. */
const sumsOf = (sent: string, erased: string, stored: string) => {
  const [rows, erasedAt, id] = [sql.ref(sent), sql.ref(erased), sql.ref(stored)];
  return [
    sql<Sum>`count(*)`.as('accepted'),
    sql<Sum>`count(${erasedAt})`.as('erased'),
    sql<Sum>`sum(${rows})`.as('sent'),
    sql<Sum>`sum(case when ${erasedAt} is not null then ${rows} end)`.as('sentForErased'),
    sql<Sum>`sum(case when (${id} is null) <> (${erasedAt} is not null) then 1 end)`.as('unmatched'),
  ] as const;
};

/** Counts over the records joined with their ledger rows. */
const keptOf = (accepted: string) =>
  [sql<Sum>`count(*)`.as('stored'), sql<Sum>`count(${sql.ref(accepted)})`.as('known')] as const;

/** PostgreSQL returns sums as strings; the sum of no rows is null on both databases. */
type Sum = number | string | null;

function toTotals(
  ledger: Record<'accepted' | 'erased' | 'sent' | 'sentForErased' | 'unmatched', Sum>,
  kept: Record<'stored' | 'known', Sum>,
): LedgerTotals {
  const stored = Number(kept.stored);
  return {
    accepted: Number(ledger.accepted),
    stored,
    erased: Number(ledger.erased),
    sent: Number(ledger.sent),
    sentForErased: Number(ledger.sentForErased),
    unmatched: Number(ledger.unmatched) + stored - Number(kept.known),
  };
}

const recordCounts = ({ accepted, stored, erased }: LedgerTotals): RecordCounts => ({ accepted, stored, erased });

const deliveryCounts = ({ sent, sentForErased }: Pick<LedgerTotals, 'sent' | 'sentForErased'>): DeliveryCounts => ({
  created: sent,
  ...{ delivered: 0, pending: 0, dead: 0, suppressed: 0 },
  erased: sentForErased,
});

async function countWithoutSales(moment: Kysely<Schema>): Promise<number> {
  const { leads } = await moment
    .selectFrom('lead')
    .select((select) => select.fn.countAll().as('leads'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery')
            .select('delivery.id')
            .whereRef('delivery.lead_id', '=', 'lead.id')
            .where('delivery.target', '=', 'mail-to-sales')
            .where('delivery.state', '!=', 'suppressed'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(leads);
}

async function countRemovals(moment: Kysely<Schema>): Promise<number> {
  const sum = moment.selectFrom('ledger').select(sql<Sum>`sum(removals)`.as('removals'));
  return Number((await sum.executeTakeFirstOrThrow()).removals);
}

async function statesOf(moment: Kysely<Schema>, table: OutboxTable): Promise<Record<string, number>> {
  const states = await moment
    // All outboxes have this column (schema.ts, OutboxColumns).
    .selectFrom(table as 'delivery')
    .select((select) => ['state', select.fn.countAll().as('rows')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(states.map(({ state, rows }) => [state, Number(rows)]));
}
