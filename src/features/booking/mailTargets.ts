/** Booking mails as targets of the outbox (outbox/targets.ts). Each mail is rendered when it is sent. */
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import type { Content } from '../../outbox/mail/transport.ts';
import type { Delivery } from '../../outbox/target.ts';
import { href } from '../../routes/hrefs.ts';
import { bookingMail } from './bookingMail.tsx';
import { bookingToSales } from './bookingToSales.tsx';
import { changeOf } from './change.ts';
import { newLink } from './links.ts';

type Settings = Pick<Env, 'LEADS_TO' | 'SITE_URL'>;

/** The current booking of a delivery's lead. */
const bookingOf = (query: Kysely<Schema>, { lead }: Delivery) =>
  query.selectFrom('booking').selectAll().where('lead_id', '=', lead.id).executeTakeFirstOrThrow();

/** The mail to the visitor. Creates the link in it, which is valid at once. */
export async function toVisitor(query: Kysely<Schema>, env: Settings, delivery: Delivery): Promise<Content> {
  const { lead, payload } = delivery;
  const { id: bookingId } = await bookingOf(query, delivery);
  const token = await newLink(query, bookingId);
  return bookingMail({
    bookingId,
    locale: lead.locale,
    change: changeOf(payload, lead),
    fields: lead.fields,
    link: new URL(`${href('booking', lead.locale)}/${token}`, env.SITE_URL).href,
    salesAddress: env.LEADS_TO,
    siteUrl: env.SITE_URL,
  });
}

export async function toSales(query: Kysely<Schema>, env: Settings, delivery: Delivery): Promise<Content> {
  const { lead, payload } = delivery;
  const { id: bookingId } = await bookingOf(query, delivery);
  const { id: leadId, locale, fields, context } = lead;
  return bookingToSales({
    ...{ bookingId, leadId, locale, fields, context },
    change: changeOf(payload, lead),
    salesAddress: env.LEADS_TO,
  });
}

/** Whether a reminder is still due: the booking is unchanged and has not begun. */
export async function isStillDue(query: Kysely<Schema>, delivery: Delivery): Promise<boolean> {
  const { slot, sequence } = changeOf(delivery.payload, delivery.lead);
  const booking = await bookingOf(query, delivery);
  return booking.seat !== null && booking.sequence === sequence && Date.parse(slot) > Date.now();
}
