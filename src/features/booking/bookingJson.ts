import type { BookingAnswer } from './answerBooking.ts';

/**
 * A change of a booking for programs, with the status codes of the page (interface.md). `state` is the sentence for a
 * booking that takes no change any more, or for a link that leads to none.
 */
export function bookingJson(posted: BookingAnswer | undefined, state: string, isKnown: boolean): Response {
  if (!posted) return Response.json({ ok: false, errors: { form: state } }, { status: isKnown ? 409 : 404 });
  if ('done' in posted) return Response.json({ ok: true });
  const { status, errors, freeSlots, retryAfter } = posted;
  const headers: Record<string, string> = retryAfter ? { 'Retry-After': String(retryAfter) } : {};
  return Response.json({ ok: false, errors, ...(freeSlots && { freeSlots }) }, { status, headers });
}
