/**
 * The tables as Kysely types. Identical on SQLite and PostgreSQL: text uuid ids, ISO times in UTC, integer booleans.
 * Over 200 lines: one type per table.
 */
import type { Generated } from 'kysely';

/** One accepted form. */
export type LeadTable = {
  id: string;
  /** SHA-256 over form, form_id and fields; null when the form came without a form_id (product-decisions.md, Forms). */
  submission_key: string | null;
  form: string;
  locale: string;
  page: string;
  email: string;
  /** The form's fields, a JSON object of strings. */
  fields: string;
  /** How the visitor reached the form (forms/leadContext.ts), a JSON object of strings. */
  context: string;
  created_at: string;
  /** When it was reported to vendors as a conversion, at most once (features/consent/conversion.ts). */
  converted_at: string | null;
};

/**
 * One row per accepted lead, without personal data. It outlives the lead, so that `reconcile` can tell an erased lead
 * from a lost one (quality.md, "Never lose a lead").
 */
type LedgerTable = {
  lead_id: string;
  accepted_at: string;
  /** How many delivery rows were written with the lead. */
  deliveries: number;
  /** How many removals were written when it was erased. */
  removals: Generated<number>;
  erased_at: string | null;
};

export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'suppressed';

/** Columns of every outbox (outbox/openOutbox.ts). The row's id becomes the Message-ID. */
type OutboxColumns = {
  id: string;
  target: string;
  state: DeliveryState;
  /** Normalised inbox of a rate-limited message; null for destinations without a limit. */
  mailbox: string | null;
  attempts: number;
  /** Earliest time of the next attempt. */
  due_at: string;
  /** Wall clock at the last change of `due_at`; null before the first one: `created_at` counts (outbox/clockShift.ts). */
  planned_at: string | null;
  /** Start of the seven days of retries; a replay restarts them. */
  trying_since: string;
  /** The process that currently delivers it (outbox/processId.ts). */
  lease_owner: string | null;
  /** Renewed while the owner lives. The value informs operators; it is never compared with a clock. */
  lease_until: string | null;
  last_error: string | null;
  /** Response of the receiver. */
  receipt: string | null;
  created_at: string;
  settled_at: string | null;
};

/** The outbox of leads: one row per lead and destination, written in the lead's transaction. */
export type DeliveryTable = OutboxColumns & {
  lead_id: string;
  /** Payload beyond the lead, as JSON: the change of a booking (features/booking/bookingChange.ts). */
  payload: string | null;
};

/** The outbox of removals from external systems after a lead was erased. No personal data. */
type RemovalTable = OutboxColumns & { lead_id: string };

export type SubscriptionState = 'unconfirmed' | 'confirmed' | 'ended';

/** One newsletter request, which becomes the proof of consent (quality.md, Law and consent). */
export type SubscriptionTable = {
  id: string;
  /** As in `lead`. */
  submission_key: string | null;
  state: SubscriptionState;
  locale: string;
  /** As entered; mails are sent to it. */
  email: string;
  /** `email` in lower case: identifies one person. */
  address: string;
  form: string;
  page: string;
  consent_version: string;
  /** The text beside the checkbox. */
  consent_text: string;
  requested_at: string;
  /** Network address of the first step, and of the second. */
  requested_from: string;
  confirmed_at: string | null;
  confirmed_from: string | null;
  ended_at: string | null;
  /** What ended it: `page`, `one-click` or `renewed` (the same address confirmed again). */
  ended_by: string | null;
};

/** As `ledger`, for subscriptions. `letters` counts the mails written for the subscription. */
type SubscriptionLedgerTable = {
  subscription_id: string;
  accepted_at: string;
  letters: number;
  erased_at: string | null;
};

/** The outbox of the newsletter: mails to subscribers. */
export type LetterTable = OutboxColumns & {
  subscription_id: string;
  /** The issue; null for the confirmation mail. */
  issue_id: string | null;
  /** `address` of the recipient of an issue: each issue is sent once per address. */
  recipient: string | null;
};

/** An issue as first sent: later changes do not affect it. The id contains the language (`2026-12/de`). */
export type IssueTable = { id: string; locale: string; subject: string; markdown: string; created_at: string };

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** Tokens of links in mails, as SHA-256. Only the mail contains the token itself. */
type TokenTable = {
  hash: string;
  subscription_id: string;
  purpose: TokenPurpose;
  created_at: string;
  expires_at: string | null;
};

/** Unsubscribed addresses, as SHA-256. The row outlives all other data about the address. */
type SuppressionTable = { hash: string; since: string };

/** A booked demo, in addition to its lead. */
export type BookingTable = {
  id: string;
  lead_id: string;
  /** Its start, as an ISO time in UTC. */
  slot: string;
  /** Index among the demos that can take place at once; null when cancelled. (slot, seat) is unique. */
  seat: number | null;
  /** The visitor's time zone. */
  zone: string;
  /** RFC 5546: raised by one with every change. */
  sequence: number;
  moves: number;
  changed_at: string;
};

/** Links in mails and after booking, as SHA-256. Only the link contains the token. A booking may have several. */
type BookingLinkTable = { hash: string; booking_id: string; created_at: string };

/** The outboxes: tables that have OutboxColumns in common. */
export type OutboxTable = 'delivery' | 'letter' | 'removal';

/**
 * Challenges solved with an accepted form: each is accepted once. Deleted after they expire (leads/applyRetention.ts).
 */
type UsedChallengeTable = { nonce: string; expires_at: string };

/**
 * A consent to vendors (features/consent/consentService.ts). It contains no name: the id is in the visitor's own
 * cookie.
 */
export type ConsentTable = {
  id: string;
  /** Version of the text, as in the cookie. */
  version: string;
  locale: string;
  /** Purpose names, separated by spaces. */
  purposes: string;
  given_at: string;
  /** Time of withdrawal or replacement; an expired consent keeps null. */
  ended_at: string | null;
};

/** The displayed text, as JSON, for every version that received a consent. */
type ConsentTextTable = { version: string; locale: string; text: string };

/** Keys that all processes share and that outlive them. */
type SecretTable = { name: string; value: string };

/** A question that the chat could not answer and the visitor let us keep (features/kept-questions). */
type KeptQuestionTable = {
  id: string;
  locale: string;
  text: string;
  /** The day in UTC; no time of day. */
  kept_on: string;
};

export type Schema = {
  lead: LeadTable;
  ledger: LedgerTable;
  delivery: DeliveryTable;
  removal: RemovalTable;
  subscription: SubscriptionTable;
  subscription_ledger: SubscriptionLedgerTable;
  letter: LetterTable;
  newsletter_issue: IssueTable;
  newsletter_token: TokenTable;
  suppression: SuppressionTable;
  booking: BookingTable;
  booking_link: BookingLinkTable;
  used_challenge: UsedChallengeTable;
  secret: SecretTable;
  consent: ConsentTable;
  consent_text: ConsentTextTable;
  kept_question: KeptQuestionTable;
};
