/** A booking as iCalendar (RFC 5545), sent as iTIP (RFC 5546). Times are UTC, so no time zone definition is needed. */
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { site } from '../../site.ts';
import { bookingRules } from './bookingRules.ts';
import { endOf } from './slots.ts';

type Party = { name: string; email: string };

type CalendarEvent = {
  bookingId: string;
  slot: string;
  sequence: number;
  /** Time of the last change. */
  at: string;
  cancelled: boolean;
  summary: string;
  description: string;
  location: string;
  organizer: Party;
  /** The invited person. Undefined: a file to import, without an invitation (METHOD:PUBLISH). */
  attendee?: Party;
};

export type CalendarFile = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };

/** The same event in every mail: its UID never changes, and its SEQUENCE orders the versions. */
export function createCalendarFile(event: CalendarEvent): CalendarFile {
  const { bookingId, slot, sequence, at, cancelled, summary, description, location, organizer, attendee } = event;
  const method = cancelled ? 'CANCEL' : attendee ? 'REQUEST' : 'PUBLISH';
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: site.brand, product: 'Website' },
    events: [
      {
        id: `${bookingId}@${site.domain}`,
        sequence,
        stamp: new Date(at),
        start: new Date(slot),
        end: new Date(endOf(bookingRules, slot)),
        status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        summary,
        description,
        location,
        organizer,
        attendees: attendee
          ? [
              {
                email: attendee.email,
                name: asParameter(attendee.name),
                rsvp: !cancelled,
                role: ICalAttendeeRole.REQ,
                status: ICalAttendeeStatus.NEEDSACTION,
              },
            ]
          : [],
      },
    ],
  });
  return { method, content: calendar.toString() };
}

/** Parameter values cannot contain quotes, not even escaped ones (RFC 5545, 3.2). */
const asParameter = (name: string): string => name.replaceAll('"', '’').replaceAll('\\', '/');
