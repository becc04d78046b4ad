/**
 * The border of leads/: what a page hands in and what it gets back. The server makes one desk and gives it to every
 * on-demand page as `Astro.locals.leads`.
 */
import type { Locale, PageId } from '../routes/table.ts';

export type FormName = 'contact';

export type Submission = {
  form: FormName;
  locale: Locale;
  page: PageId;
  request: Request;
  clientAddress: string;
};

/** What is wrong with a field; the sentence for it stands in words/<locale>/forms.ts. */
export type FieldErrors = Record<string, string>;

export type Outcome =
  /** Stored (or already stored under the same form_id and body): go to the thank-you page. */
  | { status: 303; id: string }
  /** Not stored. `errors` are sentences in the page's language, `values` the input to show again. */
  | { status: 403 | 413 | 422 | 429 | 503; errors: FieldErrors; values: Record<string, string>; retryAfter?: number };

export type LeadDesk = {
  /** Judges a posted form, stores the lead with its outbox rows in one transaction, wakes the delivery. */
  accept(submission: Submission): Promise<Outcome>;
};
