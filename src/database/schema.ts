/** The tables as Kysely sees them. The same on SQLite and PostgreSQL: text uuid ids, ISO times in UTC, integer booleans. */

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
  created_at: string;
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
  erased_at: string | null;
};

export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'suppressed';

/** The outbox: one row per lead and target, written in the lead's transaction. Its id becomes the Message-ID. */
export type DeliveryTable = {
  id: string;
  lead_id: string;
  target: string;
  state: DeliveryState;
  /** Whose inbox a limited message goes to, normalised; null for targets without a limit. */
  mailbox: string | null;
  attempts: number;
  /** Not before this time. */
  due_at: string;
  /** Start of the seven days of trying; a replay starts them anew. */
  trying_since: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  /** What the receiver answered. */
  receipt: string | null;
  created_at: string;
  settled_at: string | null;
};

export type Schema = { lead: LeadTable; ledger: LedgerTable; delivery: DeliveryTable };
