/** Booking mails as destinations of the outbox (outbox/openDestinations.ts). Each mail is rendered when it is sent. */
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import type { Delivery } from '../../outbox/delivery.ts';
import type { MailContent } from '../../outbox/mail/mailTransport.ts';
import { href } from '../../routes/hrefs.ts';
import { parseBookingChange } from './bookingChange.ts';
import { createBookingToken } from './bookingTokens.ts';
import { renderSalesBookingMail } from './renderSalesBookingMail.tsx';
import { renderVisitorBookingMail } from './renderVisitorBookingMail.tsx';

type Settings = Pick<Env, 'LEADS_TO' | 'SITE_URL'>;

/** The current booking of a delivery's lead. */
const bookingOf = (query: Kysely<Schema>, { lead }: Delivery) =>
  query.selectFrom('booking').selectAll().where('lead_id', '=', lead.id).executeTakeFirstOrThrow();

/** The mail to the visitor. Creates the link in it, which is valid at once. */
export async function createVisitorBookingMail(
  query: Kysely<Schema>,
  env: Settings,
  delivery: Delivery,
): Promise<MailContent> {
  const { lead, payload } = delivery;
  const { id: bookingId } = await bookingOf(query, delivery);
  const token = await createBookingToken(query, bookingId);
  return renderVisitorBookingMail({
    bookingId,
    locale: lead.locale,
    change: parseBookingChange(payload, lead),
    fields: lead.fields,
    link: new URL(`${href('booking', lead.locale)}/${token}`, env.SITE_URL).href,
    salesAddress: env.LEADS_TO,
    siteUrl: env.SITE_URL,
  });
}

export async function createSalesBookingMail(
  query: Kysely<Schema>,
  env: Settings,
  delivery: Delivery,
): Promise<MailContent> {
  const { lead, payload } = delivery;
  const { id: bookingId } = await bookingOf(query, delivery);
  const { id: leadId, locale, fields, context } = lead;
  return renderSalesBookingMail({
    ...{ bookingId, leadId, locale, fields, context },
    change: parseBookingChange(payload, lead),
    salesAddress: env.LEADS_TO,
  });
}

/** Whether a reminder is still due: the booking is unchanged and has not begun. */
export async function isReminderDue(query: Kysely<Schema>, delivery: Delivery): Promise<boolean> {
  const { slot, sequence } = parseBookingChange(delivery.payload, delivery.lead);
  const booking = await bookingOf(query, delivery);
  return booking.seat !== null && booking.sequence === sequence && Date.parse(slot) > Date.now();
}
