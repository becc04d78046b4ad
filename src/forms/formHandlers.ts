/** Per form: stores an accepted submission, completes the response, and explains errors the visitor can act on. */

import type { Database } from '../database/connection.ts';
import type { BookedFields, BookingDesk } from '../features/booking/desk.ts';
import { isBookingMailsUsedUp, isTooManyOpen } from '../features/booking/inboxLimits.ts';
import { isSlotRefused } from '../features/booking/reserve.ts';
import { rules } from '../features/booking/rules.ts';
import { storeSubscription } from '../features/newsletter/subscribe.ts';
import type { FormName, LeadFormName, Refusal } from '../leads/desk.ts';
import { storeLead } from '../leads/store.ts';
import type { TargetName } from '../outbox/target.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { minutesInWords } from '../text/words/minutesInWords.ts';
import { fill, wordsFor } from '../text/words/words.ts';
import type { Proof } from './challenge.ts';
import type { LeadContext } from './context.ts';
import { leadForms } from './definitions/forms.ts';

export type AcceptedSubmission = {
  locale: Locale;
  page: PageId;
  fields: { email: string } & Record<string, string>;
  context: LeadContext;
  submissionKey: string | null;
  proof: Proof;
  clientAddress: string;
};

export type FormHandler = {
  /** Returns the id of the new record, or of the one already stored under the same key. */
  store(submission: AcceptedSubmission): Promise<string>;
  /** The id of the record stored under a submission key. */
  find(submissionKey: string): Promise<string | undefined>;
  /** Further data of the response. */
  accepted?(id: string): Promise<{ token: string }>;
  /** Explains an error of `store` that the visitor can act on; undefined for any other error. */
  explain?(
    error: unknown,
    submission: Pick<AcceptedSubmission, 'locale' | 'fields'>,
  ): Promise<Pick<Refusal, 'status' | 'errors' | 'freeSlots' | 'retryAfter'> | undefined>;
};

type Services = {
  database: Database;
  booking: BookingDesk;
  /** Targets of this installation, in addition to those of the form. */
  further: readonly TargetName[];
};

export function createFormHandlers({ database, booking, further }: Services): Record<FormName, FormHandler> {
  const find = (table: 'lead' | 'subscription') => async (key: string) =>
    (await database.query.selectFrom(table).select('id').where('submission_key', '=', key).executeTakeFirst())?.id;

  const lead = (form: LeadFormName, alongside?: (fields: BookedFields) => ReturnType<typeof reserveFor>) => ({
    store: ({ fields, clientAddress: _, ...submission }: AcceptedSubmission) =>
      storeLead(database, {
        ...{ ...submission, form, fields, email: fields.email },
        targets: [...leadForms[form].sales.targets, ...further],
        ...(alongside && { alongside: alongside(fields) }),
      }),
    find: find('lead'),
  });
  const { reserveFor } = booking;

  return {
    contact: lead('contact'),
    partner: lead('partner'),
    roi: lead('roi'),
    chat: lead('chat'),
    demo: {
      ...lead('demo', reserveFor),
      accepted: async (id) => ({ token: await booking.linkTo(id) }),
      async explain(error, { locale, fields }) {
        const { booking: words, forms } = wordsFor(locale);
        if (isTooManyOpen(error)) return { status: 409, errors: { email: words.refused.tooManyOpen } };
        if (isBookingMailsUsedUp(error)) {
          const { seconds: retryAfter } = error;
          const sentence = fill(forms.refused.tooManyOfMailbox, { minutes: minutesInWords(retryAfter, forms) });
          return { status: 429, errors: { form: sentence }, retryAfter };
        }
        if (!isSlotRefused(error)) return undefined;
        const reader = { locale, zone: fields.tz ?? rules.zone };
        const { status, sentence, freeSlots } = await booking.explain(error, reader);
        return { status, errors: { slot: sentence }, freeSlots };
      },
    },
    newsletter: {
      store: ({ locale, page, fields, submissionKey, proof, clientAddress: from }) =>
        storeSubscription(database, { locale, page, email: fields.email, submissionKey, proof, from }),
      find: find('subscription'),
    },
  };
}
