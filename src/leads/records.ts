/** Leads as people read them: for the command line and the export. */
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { BookingTable, DeliveryTable, LeadTable } from '../database/schema.ts';
import type { LeadContext } from './context.ts';

export type LeadRecord = Omit<LeadTable, 'submission_key' | 'fields' | 'context' | 'email'> & {
  fields: Record<string, string>;
  context: LeadContext;
  deliveries: Omit<DeliveryTable, 'lead_id' | 'mailbox'>[];
};

/** Oldest first. `since` is an ISO time, `address` an email address in lower case. */
export async function readLeads(
  { query }: Database,
  { since = '', address }: { since?: string; address?: string } = {},
): Promise<LeadRecord[]> {
  const leads = await query
    .selectFrom('lead')
    .selectAll()
    .where('created_at', '>=', since)
    .$if(address !== undefined, (rows) => rows.where(lowerEmail, '=', address ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const deliveries = await query
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.lead_id')
    .selectAll('delivery')
    .where('lead.created_at', '>=', since)
    .$if(address !== undefined, (rows) => rows.where(lowerEmail, '=', address ?? ''))
    .orderBy('delivery.target', 'desc')
    .execute();
  const byLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id);
  const bookings = new Map(
    (await query.selectFrom('booking').selectAll().execute()).map((booking) => [booking.lead_id, booking]),
  );
  return leads.map((lead) => record(lead, byLead.get(lead.id) ?? [], bookings.get(lead.id)));
}

/** One lead by its id or the beginning of it; undefined when none or several begin so. */
export async function findLead({ query }: Database, id: string): Promise<LeadRecord | undefined> {
  const found = await query
    .selectFrom('lead')
    .selectAll()
    .where('id', 'like', `${id.replace(/[^\da-f-]/gi, '?')}%`)
    .limit(2)
    .execute();
  const [lead, another] = found;
  if (!lead || another) return undefined;
  const deliveries = query.selectFrom('delivery').selectAll().where('lead_id', '=', lead.id).orderBy('target', 'desc');
  const booking = await query.selectFrom('booking').selectAll().where('lead_id', '=', lead.id).executeTakeFirst();
  return record(lead, await deliveries.execute(), booking);
}

/** Addresses are one person's whatever the case of their letters. */
const lowerEmail = sql<string>`lower(lead.email)`;

const record = (lead: LeadTable, deliveries: DeliveryTable[], booking: BookingTable | undefined): LeadRecord => ({
  id: lead.id,
  form: lead.form,
  locale: lead.locale,
  page: lead.page,
  created_at: lead.created_at,
  // A booked demo is told as it stands, whatever was chosen first.
  fields: {
    ...(JSON.parse(lead.fields) as Record<string, string>),
    ...(booking && { slot: booking.slot, demo: booking.seat === null ? 'cancelled' : 'booked' }),
  },
  context: JSON.parse(lead.context) as LeadContext,
  deliveries: deliveries.map(({ lead_id: _lead, mailbox: _mailbox, ...delivery }) => delivery),
});
