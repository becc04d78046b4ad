/** Handles POST on the booking page: moves or cancels a booking. GET requests are not handled here. */
import { readForm } from '../../forms/readForm.ts';
import type { Locale } from '../../routes/table.ts';
import { isCrossOriginLinkPost } from '../../security/formOrigin.ts';
import { minutesInWords } from '../../text/words/minutesInWords.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { Booking, BookingService, CancelResult } from './bookingService.ts';
import { isBookingMailLimitReached } from './inboxLimits.ts';
import { isSlotRefused } from './reserveSlot.ts';

type BookingChangeRequest = {
  service: BookingService;
  booking: Booking;
  request: Request;
  locale: Locale;
  clientAddress: string;
  siteUrl: string;
};

export type BookingChangeResult =
  | { done: 'moved' | CancelResult }
  | {
      status: 403 | 409 | 413 | 422 | 429 | 503;
      /** By field name, as in every form; `form` concerns the form as a whole. */
      errors: Record<string, string>;
      values: Record<string, string>;
      retryAfter?: number;
      /** The next free times, if the requested one is not available. */
      freeSlots?: string[];
    };

export async function handleBookingChange(change: BookingChangeRequest): Promise<BookingChangeResult> {
  const { service, booking, request, locale, clientAddress, siteUrl } = change;
  const words = wordsFor(locale);
  const { errors } = words.booking.page;
  const { tooLarge, values } = await readForm(request);
  const { action, slot = '', tz: zone = booking.zone } = values;
  const kept = { slot, tz: zone };

  if (isCrossOriginLinkPost(request, siteUrl)) return { status: 403, errors: { form: errors.foreign }, values: kept };
  if (tooLarge) return { status: 413, errors: { form: words.forms.refused.tooLarge }, values: kept };
  const wait = service.checkRateLimit(clientAddress);
  if (wait > 0) {
    const sentence = fill(errors.tooMany, { minutes: minutesInWords(wait, words.forms) });
    return { status: 429, errors: { form: sentence }, values: kept, retryAfter: wait };
  }
  try {
    if (action === 'cancel') return { done: await service.cancel(booking) };
    if (action !== 'move') return { status: 422, errors: { form: errors.action }, values: kept };
    if (!slot) return { status: 422, errors: { slot: errors.slot }, values: kept };
    if (booking.state === 'cancelled') return { done: await service.cancel(booking) };
    if (!booking.movable && slot !== booking.slot) {
      const sentence = fill(words.booking.page.move.tooOften, { count: service.rules.maxMoves });
      return { status: 422, errors: { form: sentence }, values: kept };
    }
    return { done: await service.move(booking, slot) };
  } catch (error) {
    if (isBookingMailLimitReached(error)) {
      const { seconds: retryAfter } = error;
      const sentence = fill(words.forms.refused.tooManyOfMailbox, { minutes: minutesInWords(retryAfter, words.forms) });
      return { status: 429, errors: { form: sentence }, values: kept, retryAfter };
    }
    if (!isSlotRefused(error)) return { status: 503, errors: { form: errors.notStored }, values: kept };
    const { sentence, freeSlots } = await service.explainRefusal(error, { locale, zone });
    // 409 also for past and unoffered times: the link is valid, and its only field conflicts with the calendar.
    return { status: 409, errors: { slot: sentence }, values: kept, freeSlots };
  }
}
