import type { BookingDesk } from './desk.ts';

/** The desk of this request; undefined while the server makes itself ready. `npm run dev` opens one of its own. */
export const bookingDesk = async ({ booking }: { booking?: BookingDesk }): Promise<BookingDesk | undefined> =>
  booking ?? (import.meta.env.DEV ? (await (await import('../leads/devLeads.ts')).devLeads()).booking : undefined);
