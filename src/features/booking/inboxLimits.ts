/** What one inbox can take of our demos: open bookings, and mails about them (docs/decisions/0171, 0185). */
import type { Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { isErrorOfKind } from '../../errorOfKind.ts';
import { waitForBookingMail } from '../../forms/confirmationLimit.ts';

/** Open: not cancelled, and not begun. The sentence about it (words, booking.refused) says this number. */
const maxOpen = 2;

/** The inbox has as many open bookings as it can have. */
export class TooManyOpen extends Error {
  readonly kind = 'too-many-open-bookings';
}
export const isTooManyOpen = isErrorOfKind<TooManyOpen>('too-many-open-bookings');

/** The inbox has had all mails about bookings that it gets in a day. */
export class BookingMailsUsedUp extends Error {
  readonly kind = 'booking-mails-used-up';
  /** Until there is room for another. */
  readonly seconds: number;
  constructor(seconds: number) {
    super('booking mails used up');
    this.seconds = seconds;
  }
}
export const isBookingMailsUsedUp = isErrorOfKind<BookingMailsUsedUp>('booking-mails-used-up');

type Inbox = { transaction: Transaction<Schema>; kind: Database['kind']; now: Date };

/** Holds the inbox until the transaction ends, so that the mail written in it has room. @throws {BookingMailsUsedUp} */
export async function requireMail(mailbox: string, { transaction, kind, now }: Inbox): Promise<void> {
  const seconds = await waitForBookingMail(transaction, kind, mailbox, now);
  if (seconds > 0) throw new BookingMailsUsedUp(seconds);
}

/** Call with the inbox held. @throws {TooManyOpen} */
export async function requireOpenBooking(mailbox: string, { transaction, now }: Inbox): Promise<void> {
  const { open } = await transaction
    .selectFrom('booking')
    .innerJoin('delivery', 'delivery.lead_id', 'booking.lead_id')
    .select((select) => select.fn.countAll().as('open'))
    // Of the rows of a booking, the one of its invitation names the inbox once.
    .where('delivery.mailbox', '=', mailbox)
    .where('delivery.target', '=', 'mail-confirmation')
    .where('booking.seat', 'is not', null)
    .where('booking.slot', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  if (Number(open) >= maxOpen) throw new TooManyOpen('too many open bookings');
}
