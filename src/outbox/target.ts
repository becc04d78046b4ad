/** Where a stored lead goes. One outbox row per lead and target, one lane of the worker per target. */
import { isErrorOfKind } from '../errorOfKind.ts';
import type { LeadContext } from '../forms/context.ts';
import type { LeadFormName } from '../leads/desk.ts';
import type { Locale } from '../routes/table.ts';

export const targetNames = [
  'mail-to-sales',
  'mail-confirmation',
  'mail-change',
  'mail-change-to-sales',
  'mail-reminder',
  'webhook',
  'firestore-mirror',
] as const;
export type TargetName = (typeof targetNames)[number];

/** Targets that strangers could turn against a third person's inbox: limited per address (store.ts). */
export const limitedTargets: ReadonlySet<TargetName> = new Set<TargetName>(['mail-confirmation']);

/** A row of any outbox. */
export type QueueRow = {
  /** Becomes the Message-ID or the name of the file: the same in every repeat. */
  id: string;
  attempts: number;
  tryingSince: string;
  /** Why the stored row cannot be delivered: it ends as a dead letter and can be replayed once it is repaired. */
  problem?: string;
};

/** One outbox row with the lead it belongs to. */
export type Delivery = QueueRow & {
  target: string;
  /** What it is about beyond its lead (features/booking/change.ts). */
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

/** Hands a delivery to its receiver and returns what it answered. Throws to be called again later. */
export type Deliver<Row = Delivery> = (row: Row, signal: AbortSignal) => Promise<string>;

/** The receiver will never take this delivery: trying again is useless. */
export class Undeliverable extends Error {
  readonly kind = 'undeliverable';
}
export const isUndeliverable = isErrorOfKind<Undeliverable>('undeliverable');

/** The receiver says when to come again. */
export class TryAgainLater extends Error {
  readonly kind = 'try-again-later';
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
export const isTryAgainLater = isErrorOfKind<TryAgainLater>('try-again-later');

/** The delivery is no longer wanted or needed: it is not sent, and nobody has failed. */
export class Withheld extends Error {
  readonly kind = 'withheld';
}
export const isWithheld = isErrorOfKind<Withheld>('withheld');
