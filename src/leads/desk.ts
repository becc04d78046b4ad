/**
 * The border of leads/: what a page hands in and what it gets back. The server makes one desk and gives it to every
 * on-demand page as `Astro.locals.leads`.
 */
import type { Locale, PageId } from '../routes/table.ts';

/** Forms in which somebody writes to us; a booked demo has mails of its own (features/booking/mailTargets.ts). */
export type MessageFormName = 'contact' | 'partner' | 'roi' | 'chat';

/** Forms whose answers are for sales. */
export type LeadFormName = MessageFormName | 'demo';

export type FormName = LeadFormName | 'newsletter';

export type Submission = {
  form: FormName;
  locale: Locale;
  page: PageId;
  request: Request;
  clientAddress: string;
};

/** Sentences in the page's language by field; what is wrong with none in particular stands under `form`. */
export type FieldErrors = Record<string, string>;

/** Stored (or already stored under the same form_id and body): go to the thank-you page. */
type Accepted = {
  status: 303;
  id: string;
  /** Opens the page of what was booked (features/booking/links.ts). */
  token?: string;
};

/** Not stored. */
export type Refusal = {
  status: 403 | 409 | 413 | 422 | 429 | 503;
  errors: FieldErrors;
  /** The input, to be shown again. */
  values: Record<string, string>;
  /** Seconds, for the header of that name. */
  retryAfter?: number;
  /** Where a time was wanted that cannot be had: the next ones that can. */
  freeSlots?: string[];
};

export type Outcome = Accepted | Refusal;

export type LeadDesk = {
  /** Judges a posted form, stores the lead with its outbox rows in one transaction, wakes the delivery. */
  accept(submission: Submission): Promise<Outcome>;
};
