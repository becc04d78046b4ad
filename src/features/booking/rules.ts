/**
 * When demos can be booked: the one place. Times are wall-clock times of `zone`; what they are elsewhere, and what the
 * two days of the clock change do to them, is worked out in time.ts and slots.ts.
 */

/** Federal states as feiertagejs names them; decides which public holidays are kept. */
type State =
  | ('BB' | 'BE' | 'BW' | 'BY' | 'HB' | 'HE' | 'HH' | 'MV')
  | ('NI' | 'NW' | 'RP' | 'SH' | 'SL' | 'SN' | 'ST' | 'TH');

export type Rules = {
  zone: string;
  state: State;
  /** ISO weekdays (Monday is 1) with the time in which demos begin and end. A day may have several spans. */
  hours: readonly { weekdays: readonly number[]; from: string; to: string }[];
  /** Length of a demo, and the pause after it. */
  minutes: number;
  pauseMinutes: number;
  /** How long before its start a demo can still be booked or moved. */
  leadHours: number;
  /** How many days ahead, today not counted. */
  horizonDays: number;
  /** Demos that can take place at the same time. */
  capacity: number;
  /** Days off beside the public holidays: every year (MM-DD), and once (YYYY-MM-DD). */
  closedEveryYear: readonly string[];
  closedOnce: readonly string[];
  /** How long before the demo the reminder goes out. Who books later than that gets none. */
  reminderHours: number;
  /** How often one booking can be moved; after that, people talk. */
  maxMoves: number;
};

export const rules: Rules = {
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
