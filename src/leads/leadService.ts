/**
 * The interface of leads/: submissions and outcomes, implemented by forms/createFormHandler.ts. The server creates one lead service and passes it to every
 * on-demand page as `Astro.locals.leads`.
 */
import type { Locale, PageId } from '../routes/table.ts';

/** Forms that send a message to sales; a booked demo has different mails (features/booking/bookingMails.ts). */
export type MessageFormName = 'contact' | 'partner' | 'roi' | 'chat';

/** Forms that create a lead for sales. */
export type LeadFormName = MessageFormName | 'demo';

export type FormName = LeadFormName | 'newsletter';

export type FormSubmission = {
  form: FormName;
  locale: Locale;
  page: PageId;
  request: Request;
  clientAddress: string;
};

/** Error sentences by field, in the page's language; errors of the whole form are under `form`. */
export type FieldErrors = Record<string, string>;

/** Stored (or already stored under the same form_id and fields): go to the thank-you page. */
type Accepted = {
  status: 303;
  id: string;
  /** Opens the page of the booking (features/booking/bookingTokens.ts). */
  token?: string;
};

/** Not stored. */
export type FormRefusal = {
  status: 403 | 409 | 413 | 422 | 429 | 503;
  errors: FieldErrors;
  /** The input, to be shown again. */
  values: Record<string, string>;
  /** Seconds, for the header Retry-After. */
  retryAfter?: number;
  /** If the requested slot is not free: the next free slots. */
  freeSlots?: string[];
};

export type FormOutcome = Accepted | FormRefusal;

export type LeadService = {
  /** Validates a posted form, stores the lead with its outbox rows in one transaction, and wakes the workers. */
  accept(submission: FormSubmission): Promise<FormOutcome>;
};
