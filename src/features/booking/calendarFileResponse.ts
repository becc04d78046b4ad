import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { Booking } from './bookingService.ts';
import { createCalendarFile } from './createCalendarFile.ts';

/** A booking as an .ics response: the same event as in the mails, without personal names. */
export function calendarFileResponse(booking: Booking, locale: Locale, link: string): Response {
  const { event } = wordsFor(locale).booking.mail;
  const cancelled = booking.state === 'cancelled';
  const { content } = createCalendarFile({
    bookingId: booking.id,
    slot: booking.slot,
    sequence: booking.sequence,
    at: booking.changedAt,
    cancelled,
    summary: event.visitor,
    description: cancelled ? '' : fill(event.change, { link }),
    location: event.place,
    organizer: { name: site.brand, email: site.contact.sales },
  });
  return new Response(content, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="demo.ics"',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}
