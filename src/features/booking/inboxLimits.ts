/** Limits per inbox: open bookings, and mails about them (docs/decisions/0171, 0185). */
import type { Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Schema } from '../../database/schema.ts';
import { secondsUntilBookingMail } from '../../forms/inboxRateLimits.ts';
import { isErrorOfKind } from '../../isErrorOfKind.ts';

/** Open: neither cancelled nor begun. The error message (words, booking.refused) contains this number. */
const maxOpen = 2;

/** The inbox has reached the limit of open bookings. */
export class TooManyOpenBookings extends Error {
  readonly kind = 'too-many-open-bookings';
}
export const isTooManyOpenBookings = isErrorOfKind<TooManyOpenBookings>('too-many-open-bookings');

/** The inbox has reached the daily limit of booking mails. */
export class BookingMailLimitReached extends Error {
  readonly kind = 'booking-mail-limit-reached';
  /** Seconds until another mail is allowed. */
  readonly seconds: number;
  constructor(seconds: number) {
    super('booking mail limit reached');
    this.seconds = seconds;
  }
}
export const isBookingMailLimitReached = isErrorOfKind<BookingMailLimitReached>('booking-mail-limit-reached');

type Inbox = { transaction: Transaction<Schema>; kind: Database['kind']; now: Date };

/**
 * Locks the inbox until the transaction ends, so a mail written in it stays within the limit. @throws
 * {BookingMailLimitReached}
 */
export async function assertBookingMailLimit(mailbox: string, { transaction, kind, now }: Inbox): Promise<void> {
  const seconds = await secondsUntilBookingMail(transaction, kind, mailbox, now);
  if (seconds > 0) throw new BookingMailLimitReached(seconds);
}

/** Requires the inbox lock. @throws {TooManyOpenBookings} */
export async function assertOpenBookingLimit(mailbox: string, { transaction, now }: Inbox): Promise<void> {
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
  if (Number(open) >= maxOpen) throw new TooManyOpenBookings('too many open bookings');
}
