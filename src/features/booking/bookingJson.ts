import type { BookingChangeResult } from './handleBookingChange.ts';

/**
 * A booking change as JSON, with the status codes of the page (interface.md). `state` is the error message for a
 * booking that can no longer be changed and for an unknown link.
 */
export function bookingJson(posted: BookingChangeResult | undefined, state: string, isKnown: boolean): Response {
  if (!posted) return Response.json({ ok: false, errors: { form: state } }, { status: isKnown ? 409 : 404 });
  if ('done' in posted) return Response.json({ ok: true });
  const { status, errors, freeSlots, retryAfter } = posted;
  const headers: Record<string, string> = retryAfter ? { 'Retry-After': String(retryAfter) } : {};
  return Response.json({ ok: false, errors, ...(freeSlots && { freeSlots }) }, { status, headers });
}
