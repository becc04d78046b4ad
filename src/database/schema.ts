/** The tables as Kysely sees them. The same on SQLite and PostgreSQL: text uuid ids, ISO times in UTC, integer booleans. */
import type { Generated } from 'kysely';

/** One accepted form. */
export type LeadTable = {
  id: string;
  /** SHA-256 over form, form_id and body; null when the form came without a form_id (product-decisions.md, Forms). */
  submission_key: string | null;
  form: string;
  locale: string;
  page: string;
  email: string;
  /** The form's own fields, JSON object of texts. */
  fields: string;
  /** How the visitor came to the form (forms/context.ts), JSON object of texts. */
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

/** What every outbox has, whatever it sends (outbox/outbox.ts). The row's id becomes the Message-ID. */
type QueueColumns = {
  id: string;
  target: string;
  state: DeliveryState;
  /** Whose inbox a limited message goes to, normalised; null for targets without a limit. */
  mailbox: string | null;
  attempts: number;
  /** Not before this time. */
  due_at: string;
  /** What the clock said when `due_at` was written, if that was after `created_at` (outbox/rewind.ts). */
  planned_at: string | null;
  /** Start of the seven days of trying; a replay starts them anew. */
  trying_since: string;
  /** Who delivers it at this moment (outbox/owner.ts). */
  lease_owner: string | null;
  /** Changes as long as the owner lives; what it says is for people who look, no clock is compared with it. */
  lease_until: string | null;
  last_error: string | null;
  /** What the receiver answered. */
  receipt: string | null;
  created_at: string;
  settled_at: string | null;
};

/** The outbox of leads: one row per lead and target, written in the lead's transaction. */
export type DeliveryTable = QueueColumns & {
  lead_id: string;
  /** What it is about beyond its lead, as JSON: which change of a booking (features/booking/change.ts). */
  payload: string | null;
};

/** The outbox of what has to be removed elsewhere, because its lead was erased here: nothing personal. */
type RemovalTable = QueueColumns & { lead_id: string };

export type SubscriptionState = 'unconfirmed' | 'confirmed' | 'ended';

/** One request for the newsletter, and the proof of consent that it became (quality.md, Law and consent). */
export type SubscriptionTable = {
  id: string;
  /** As in `lead`. */
  submission_key: string | null;
  state: SubscriptionState;
  locale: string;
  /** As it was given; mails go there. */
  email: string;
  /** The same in lower case: one person. */
  address: string;
  form: string;
  page: string;
  consent_version: string;
  /** The words that stood beside the box. */
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

/** As `ledger`, for subscriptions; `letters` grows with every mail that is written for one. */
type SubscriptionLedgerTable = {
  subscription_id: string;
  accepted_at: string;
  letters: number;
  erased_at: string | null;
};

/** The outbox of the newsletter: mails to subscribers. */
export type LetterTable = QueueColumns & {
  subscription_id: string;
  /** Which issue; null for the mail that asks for the confirmation. */
  issue_id: string | null;
  /** `address` of whom an issue goes to: no issue goes to one address twice. */
  recipient: string | null;
};

/** An issue as it was sent first: its content does not change on the way. The id holds the language (`2026-12/de`). */
export type IssueTable = { id: string; locale: string; subject: string; markdown: string; created_at: string };

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** Tokens of links in mails, as SHA-256. The token itself stands in the mail only. */
type TokenTable = {
  hash: string;
  subscription_id: string;
  purpose: TokenPurpose;
  created_at: string;
  expires_at: string | null;
};

/** Addresses that want no newsletter, as SHA-256; outlives everything else that is known of them. */
type SuppressionTable = { hash: string; since: string };

/** A demo that somebody booked, on top of its lead. */
export type BookingTable = {
  id: string;
  lead_id: string;
  /** Its start, as an ISO time in UTC. */
  slot: string;
  /** Which of the demos that can take place at once; null when cancelled. (slot, seat) is unique. */
  seat: number | null;
  /** The visitor's time zone. */
  zone: string;
  /** RFC 5546: raised by one with every change. */
  sequence: number;
  moves: number;
  changed_at: string;
};

/** Links in mails and after booking, as SHA-256; the token itself stands in the link only. A booking may have several. */
type BookingLinkTable = { hash: string; booking_id: string; created_at: string };

/** The outboxes: tables that have QueueColumns in common. */
export type OutboxTable = 'delivery' | 'letter' | 'removal';

/** Challenges whose solution came with an accepted form: none is accepted twice. Deleted after they expired (leads/retain.ts). */
type UsedChallengeTable = { nonce: string; expires_at: string };

/** A consent to vendors (features/consent/desk.ts). Names nobody: the id stands in the visitor's own cookie. */
export type ConsentTable = {
  id: string;
  /** Of the text, as the cookie has it. */
  version: string;
  locale: string;
  /** Names with spaces between them. */
  purposes: string;
  given_at: string;
  /** Withdrawn or replaced; one that simply ran out keeps null. */
  ended_at: string | null;
};

/** What stood on the screen, as JSON, for every version that somebody consented to. */
type ConsentTextTable = { version: string; locale: string; text: string };

/** Keys that all processes share and that outlive them. */
type SecretTable = { name: string; value: string };

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
};
