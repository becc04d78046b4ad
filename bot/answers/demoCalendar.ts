import type { BookingRules } from '../../src/features/booking/bookingRules.ts';

export type DemoCalendar = { rules: BookingRules; freeSlots(): Promise<string[]> };
