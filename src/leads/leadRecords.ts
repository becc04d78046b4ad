/** Reads leads with their deliveries and bookings, for the command line and the export. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { BookingTable, DeliveryTable, LeadTable, Schema } from '../database/schema.ts';
import type { LeadContext } from '../forms/leadContext.ts';
import type { LeadFilter } from './leadFilter.ts';
import { parseLeadRow } from './parseLeadRow.ts';

export type LeadRecord = Omit<LeadTable, 'submission_key' | 'fields' | 'context' | 'email' | 'converted_at'> & {
  /** The time of the conversion report to vendors, if there was one. */
  converted_at?: string;
  fields: Record<string, string>;
  context: LeadContext;
  /** The current state of a booked demo. */
  booking?: Pick<BookingTable, 'slot' | 'zone' | 'moves' | 'changed_at'> & { state: 'booked' | 'cancelled' };
  deliveries: Omit<DeliveryTable, 'lead_id' | 'mailbox'>[];
};

/** Leads per query: a compromise between memory and speed. */
const pageSize = 500;

/** Oldest first. */
export async function* readLeads({ query }: Database, filter: LeadFilter = {}): AsyncGenerator<LeadRecord> {
  let last: LeadTable | undefined;
  do {
    const leads: LeadTable[] = await afterLead(last, applyFilter(filter, query.selectFrom('lead').selectAll()))
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* await withDeliveries(query, leads);
    last = leads.length === pageSize ? leads.at(-1) : undefined;
  } while (last);
}

/** Finds a lead by its id or an id prefix; undefined if none or several match. */
export async function findLead({ query }: Database, id: string): Promise<LeadRecord | undefined> {
  const found = await query
    .selectFrom('lead')
    .selectAll()
    .where('id', 'like', `${id.replace(/[^\da-f-]/gi, '?')}%`)
    .limit(2)
    .execute();
  return found.length === 1 ? (await withDeliveries(query, found))[0] : undefined;
}

type LeadQuery = SelectQueryBuilder<Schema, 'lead', LeadTable>;

const applyFilter = (
  { since, before, form, locale, destination, state, address }: LeadFilter,
  leads: LeadQuery,
): LeadQuery =>
  leads
    .$if(since !== undefined, (rows) => rows.where('created_at', '>=', since ?? ''))
    .$if(before !== undefined, (rows) => rows.where('created_at', '<', before ?? ''))
    .$if(form !== undefined, (rows) => rows.where('form', '=', form ?? ''))
    .$if(locale !== undefined, (rows) => rows.where('locale', '=', locale ?? ''))
    .$if(address !== undefined, (rows) => rows.where(lowerEmail, '=', address ?? ''))
    .$if(destination !== undefined || state !== undefined, (rows) =>
      rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('delivery')
            .select('delivery.id')
            .whereRef('delivery.lead_id', '=', 'lead.id')
            .$if(destination !== undefined, (deliveries) => deliveries.where('target', '=', destination ?? ''))
            .$if(state !== undefined, (deliveries) => deliveries.where('state', '=', state ?? 'dead')),
        ),
      ),
    );

/** Keyset pagination: the leads after `last`. The first comparison allows the use of the index. */
const afterLead = (last: LeadTable | undefined, leads: LeadQuery): LeadQuery =>
  last === undefined
    ? leads
    : leads
        .where('created_at', '>=', last.created_at)
        .where((either) => either.or([either('created_at', '>', last.created_at), either('id', '>', last.id)]));

async function withDeliveries(query: Database['query'], leads: readonly LeadTable[]): Promise<LeadRecord[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const deliveries = query.selectFrom('delivery').selectAll().where('lead_id', 'in', ids).orderBy('target', 'desc');
  const bookings = query.selectFrom('booking').selectAll().where('lead_id', 'in', ids);
  const deliveriesOf = Map.groupBy(await deliveries.execute(), (delivery) => delivery.lead_id);
  const bookingOf = new Map((await bookings.execute()).map((booking) => [booking.lead_id, booking]));
  return leads.map((lead) => toLeadRecord(lead, deliveriesOf.get(lead.id) ?? [], bookingOf.get(lead.id)));
}

/** The removals of an erased lead, by its full id. */
export const findRemovals = ({ query }: Database, leadId: string) =>
  query.selectFrom('removal').selectAll().where('lead_id', '=', leadId).execute();

/** Addresses are compared without regard to case. */
const lowerEmail = sql<string>`lower(lead.email)`;

const toLeadRecord = (lead: LeadTable, deliveries: DeliveryTable[], row: BookingTable | undefined): LeadRecord => {
  const booking = row && toLeadBooking(row);
  const { fields, context } = parseLeadRow(lead);
  return {
    id: lead.id,
    form: lead.form,
    locale: lead.locale,
    page: lead.page,
    created_at: lead.created_at,
    ...(lead.converted_at && { converted_at: lead.converted_at }),
    // The current slot and state of a booking replace the values of the form.
    fields: {
      ...fields,
      ...(booking && { slot: booking.slot, demo: booking.state }),
    },
    context,
    ...(booking && { booking }),
    deliveries: deliveries.map(({ lead_id: _lead, mailbox: _mailbox, ...delivery }) => delivery),
  };
};

const toLeadBooking = ({ slot, zone, moves, changed_at, seat }: BookingTable): NonNullable<LeadRecord['booking']> => ({
  slot,
  state: seat === null ? 'cancelled' : 'booked',
  zone,
  moves,
  changed_at,
});
