import { z } from 'zod';

const changeSchema = z.object({
  kind: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
  /** The slot after the change. */
  slot: z.string(),
  /** The previous slot, if it was moved. */
  before: z.string().exactOptional(),
  /** RFC 5546, 2.1.4. */
  sequence: z.number(),
  /** Time of the change: the date of the mail, the same in every retry. */
  at: z.string(),
});

/** A booking event: the payload of its delivery row. */
export type BookingChange = z.output<typeof changeSchema>;

/** A first booking has no payload; its data is in the lead. */
export const parseBookingChange = (
  payload: string | null,
  lead: { fields: Record<string, string>; createdAt: string },
): BookingChange =>
  payload === null
    ? { kind: 'booked', slot: lead.fields.slot ?? '', sequence: 0, at: lead.createdAt }
    : changeSchema.parse(JSON.parse(payload));
