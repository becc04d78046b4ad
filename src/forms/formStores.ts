/** Per form: stores an accepted submission, completes the response, and explains errors the visitor can act on. */

import type { Database } from '../database/openDatabase.ts';
import { bookingRules } from '../features/booking/bookingRules.ts';
import type { BookedFields, BookingService } from '../features/booking/bookingService.ts';
import { isBookingMailLimitReached, isTooManyOpenBookings } from '../features/booking/inboxLimits.ts';
import { isSlotRefused } from '../features/booking/reserveSlot.ts';
import { storeSubscription } from '../features/newsletter/storeSubscription.ts';
import type { FormName, FormRefusal, LeadFormName } from '../leads/leadService.ts';
import { storeLead } from '../leads/storeLead.ts';
import type { DestinationName } from '../outbox/delivery.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { minutesInWords } from '../text/words/minutesInWords.ts';
import { fill, wordsFor } from '../text/words/words.ts';
import { leadForms } from './definitions/forms.ts';
import type { LeadContext } from './leadContext.ts';
import type { ProofResult } from './proofOfWork.ts';

export type AcceptedSubmission = {
  locale: Locale;
  page: PageId;
  fields: { email: string } & Record<string, string>;
  context: LeadContext;
  submissionKey: string | null;
  proof: ProofResult;
  clientAddress: string;
};

export type FormStore = {
  /** Returns the id of the new record, or of the one already stored under the same key. */
  store(submission: AcceptedSubmission): Promise<string>;
  /** The id of the record stored under a submission key. */
  find(submissionKey: string): Promise<string | undefined>;
  /** Further data of the response. */
  completeResponse?(id: string): Promise<{ token: string }>;
  /** Explains an error of `store` that the visitor can act on; undefined for any other error. */
  explainError?(
    error: unknown,
    submission: Pick<AcceptedSubmission, 'locale' | 'fields'>,
  ): Promise<Pick<FormRefusal, 'status' | 'errors' | 'freeSlots' | 'retryAfter'> | undefined>;
};

type Services = {
  database: Database;
  booking: BookingService;
  /** Destinations of this installation, in addition to those of the form. */
  extraDestinations: readonly DestinationName[];
};

export function createFormStores({ database, booking, extraDestinations }: Services): Record<FormName, FormStore> {
  const find = (table: 'lead' | 'subscription') => async (key: string) =>
    (await database.query.selectFrom(table).select('id').where('submission_key', '=', key).executeTakeFirst())?.id;

  const lead = (form: LeadFormName, alongside?: (fields: BookedFields) => ReturnType<typeof reserveFor>) => ({
    store: ({ fields, clientAddress: _, ...submission }: AcceptedSubmission) =>
      storeLead(database, {
        ...{ ...submission, form, fields, email: fields.email },
        destinations: [...leadForms[form].sales.destinations, ...extraDestinations],
        ...(alongside && { inTransaction: alongside(fields) }),
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
      completeResponse: async (id) => ({ token: await booking.createLinkToken(id) }),
      async explainError(error, { locale, fields }) {
        const { booking: words, forms } = wordsFor(locale);
        if (isTooManyOpenBookings(error)) return { status: 409, errors: { email: words.refused.tooManyOpen } };
        if (isBookingMailLimitReached(error)) {
          const { seconds: retryAfter } = error;
          const sentence = fill(forms.refused.tooManyOfMailbox, { minutes: minutesInWords(retryAfter, forms) });
          return { status: 429, errors: { form: sentence }, retryAfter };
        }
        if (!isSlotRefused(error)) return undefined;
        const reader = { locale, zone: fields.tz ?? bookingRules.zone };
        const { status, sentence, freeSlots } = await booking.explainRefusal(error, reader);
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
