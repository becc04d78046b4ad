/**
 * When demos can be booked; the only place for these rules. Times are wall-clock times of `zone`; time.ts and slots.ts
 * convert them to other zones and handle the two clock changes a year.
 */

/** Federal states as named by feiertagejs; determines the public holidays. */
type State =
  | ('BB' | 'BE' | 'BW' | 'BY' | 'HB' | 'HE' | 'HH' | 'MV')
  | ('NI' | 'NW' | 'RP' | 'SH' | 'SL' | 'SN' | 'ST' | 'TH');

export type BookingRules = {
  zone: string;
  state: State;
  /** ISO weekdays (Monday is 1) with the time span for demos. A day can have several spans. */
  hours: readonly { weekdays: readonly number[]; from: string; to: string }[];
  /** Length of a demo, and the pause after it. */
  minutes: number;
  pauseMinutes: number;
  /** Minimum notice for booking or moving a demo. */
  leadHours: number;
  /** Days that can be booked ahead, today not counted. */
  horizonDays: number;
  /** Parallel demos per slot. */
  capacity: number;
  /** Closed days in addition to the public holidays: every year (MM-DD), and once (YYYY-MM-DD). */
  closedEveryYear: readonly string[];
  closedOnce: readonly string[];
  /** Lead time of the reminder. Later bookings get none. */
  reminderHours: number;
  /** Maximum number of moves per booking; after that, the page links to the contact form. */
  maxMoves: number;
};

export const bookingRules: BookingRules = {
  zone: 'Europe/Berlin',
  state: 'BE',
  hours: [
    { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' },
    { weekdays: [1, 2, 3, 4], from: '13:00', to: '17:00' },
    { weekdays: [5], from: '13:00', to: '15:00' },
  ],
  minutes: 30,
  pauseMinutes: 30,
  leadHours: 24,
  horizonDays: 42,
  capacity: 1,
  closedEveryYear: ['12-24', '12-31'],
  closedOnce: [],
  reminderHours: 24,
  maxMoves: 5,
};
