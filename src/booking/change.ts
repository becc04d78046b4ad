/** What happened to a booking, as a delivery tells it: the payload of its row. */
export type Change = {
  kind: 'booked' | 'moved' | 'cancelled' | 'reminder';
  /** The booked time, after the change. */
  slot: string;
  /** The time before it, where it was moved. */
  before?: string;
  /** RFC 5546, 2.1.4. */
  sequence: number;
  /** When: the date of the mail, the same in every repeat. */
  at: string;
};

/** Of a first booking, the lead itself says everything. */
export const changeOf = (
  payload: string | null,
  lead: { fields: Record<string, string>; createdAt: string },
): Change =>
  payload === null
    ? { kind: 'booked', slot: lead.fields.slot ?? '', sequence: 0, at: lead.createdAt }
    : (JSON.parse(payload) as Change);
