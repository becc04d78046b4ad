/** Where a stored lead goes. One outbox row per lead and target, one lane of the worker per target. */
import type { Locale, PageId } from '../routes/table.ts';
import type { FormName } from './desk.ts';

export const targetNames = ['mail-to-sales', 'mail-confirmation'] as const;
export type TargetName = (typeof targetNames)[number];

/** Targets that strangers could turn against a third person's inbox: limited per address (store.ts). */
export const limitedTargets: ReadonlySet<TargetName> = new Set<TargetName>(['mail-confirmation']);

/** One outbox row with the lead it belongs to. */
export type Delivery = {
  /** Becomes the Message-ID or the name of the file: the same in every repeat. */
  id: string;
  target: TargetName;
  attempts: number;
  tryingSince: string;
  lead: {
    id: string;
    form: FormName;
    locale: Locale;
    page: PageId;
    fields: Record<string, string>;
    createdAt: string;
  };
};

/** Hands a delivery to its receiver and returns what it answered. Throws to be called again later. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<string>;

/** The receiver will never take this delivery: trying again is useless. */
export class Undeliverable extends Error {}
