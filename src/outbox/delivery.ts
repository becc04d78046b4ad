/**
 * Deliveries of a stored lead, and how an attempt can end: one outbox row per lead and destination, one lane of the
 * worker per destination.
 */

import type { LeadContext } from '../forms/leadContext.ts';
import { isErrorOfKind } from '../isErrorOfKind.ts';
import type { LeadFormName } from '../leads/leadService.ts';
import type { Locale } from '../routes/table.ts';

export const destinationNames = [
  'mail-to-sales',
  'mail-confirmation',
  'mail-change',
  'mail-change-to-sales',
  'mail-reminder',
  'webhook',
  'firestore-mirror',
] as const;
export type DestinationName = (typeof destinationNames)[number];

/** Destinations that strangers could use to flood a third person's inbox: rate limited per inbox (storeLead.ts). */
export const rateLimitedDestinations: ReadonlySet<DestinationName> = new Set<DestinationName>(['mail-confirmation']);

/** A row of any outbox. */
export type OutboxRow = {
  /** Used as Message-ID or file name; the same in every retry. */
  id: string;
  attempts: number;
  tryingSince: string;
  /** Why the stored row cannot be delivered: it becomes a dead letter, which can be replayed after a repair. */
  problem?: string;
};

/** One outbox row with its lead. */
export type Delivery = OutboxRow & {
  destination: string;
  /** Further data beyond the lead (features/booking/bookingChange.ts). */
  payload: string | null;
  lead: {
    id: string;
    form: LeadFormName;
    locale: Locale;
    /** As stored; the page may have left the table since. */
    page: string;
    fields: Record<string, string>;
    context: LeadContext;
    createdAt: string;
  };
};

/**
 * Sends a delivery; resolves with the receiver's response. Errors are retried, except Undeliverable and
 * DeliverySuppressed.
 */
export type DeliveryHandler<Row = Delivery> = (row: Row, signal: AbortSignal) => Promise<string>;

/** The receiver will never accept this delivery: no retry. */
export class Undeliverable extends Error {
  readonly kind = 'undeliverable';
}
export const isUndeliverable = isErrorOfKind<Undeliverable>('undeliverable');

/** The receiver specified the earliest time for a retry. */
export class RetryLater extends Error {
  readonly kind = 'retry-later';
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
export const isRetryLater = isErrorOfKind<RetryLater>('retry-later');

/** The delivery is no longer wanted or needed: it is not sent and does not count as failed. */
export class DeliverySuppressed extends Error {
  readonly kind = 'delivery-suppressed';
}
export const isDeliverySuppressed = isErrorOfKind<DeliverySuppressed>('delivery-suppressed');
