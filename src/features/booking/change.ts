import { z } from 'zod';

const changeSchema = z.object({
  kind: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
  /** The booked time, after the change. */
  slot: z.string(),
  /** The time before it, where it was moved. */
  before: z.string().exactOptional(),
  /** RFC 5546, 2.1.4. */
  sequence: z.number(),
  /** When: the date of the mail, the same in every repeat. */
  at: z.string(),
});

/** What happened to a booking, as a delivery tells it: the payload of its row. */
export type Change = z.output<typeof changeSchema>;

/** Of a first booking, the lead itself says everything. */
export const changeOf = (
  payload: string | null,
  lead: { fields: Record<string, string>; createdAt: string },
): Change =>
  payload === null
    ? { kind: 'booked', slot: lead.fields.slot ?? '', sequence: 0, at: lead.createdAt }
    : changeSchema.parse(JSON.parse(payload));
