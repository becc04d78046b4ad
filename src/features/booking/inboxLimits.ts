/** Limits per inbox: open bookings, and mails about them (docs/decisions/0171, 0185). */
import type { Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { isErrorOfKind } from '../../errorOfKind.ts';
import { waitForBookingMail } from '../../forms/confirmationLimit.ts';

/** Open: neither cancelled nor begun. The error message (words, booking.refused) contains this number. */
const maxOpen = 2;

/** The inbox has reached the limit of open bookings. */
export class TooManyOpen extends Error {
  readonly kind = 'too-many-open-bookings';
}
export const isTooManyOpen = isErrorOfKind<TooManyOpen>('too-many-open-bookings');

/** The inbox has reached the daily limit of booking mails. */
export class BookingMailsUsedUp extends Error {
  readonly kind = 'booking-mails-used-up';
  /** Seconds until another mail is allowed. */
  readonly seconds: number;
  constructor(seconds: number) {
    super('booking mails used up');
    this.seconds = seconds;
  }
}
export const isBookingMailsUsedUp = isErrorOfKind<BookingMailsUsedUp>('booking-mails-used-up');

type Inbox = { transaction: Transaction<Schema>; kind: Database['kind']; now: Date };

/**
 * Locks the inbox until the transaction ends, so a mail written in it stays within the limit. @throws
 * {BookingMailsUsedUp}
 */
export async function requireMail(mailbox: string, { transaction, kind, now }: Inbox): Promise<void> {
  const seconds = await waitForBookingMail(transaction, kind, mailbox, now);
  if (seconds > 0) throw new BookingMailsUsedUp(seconds);
}

/** Requires the inbox lock. @throws {TooManyOpen} */
export async function requireOpenBooking(mailbox: string, { transaction, now }: Inbox): Promise<void> {
  const { open } = await transaction
    .selectFrom('booking')
    .innerJoin('delivery', 'delivery.lead_id', 'booking.lead_id')
    .select((select) => select.fn.countAll().as('open'))
    // Joins only the confirmation delivery, so each booking counts once.
    .where('delivery.mailbox', '=', mailbox)
    .where('delivery.target', '=', 'mail-confirmation')
    .where('booking.seat', 'is not', null)
    .where('booking.slot', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  if (Number(open) >= maxOpen) throw new TooManyOpen('too many open bookings');
}
