/**
 * Reserves seats, always inside the caller's transaction, so a booking and its lead are stored together or not at all.
 * The unique constraint on (slot, seat) rejects concurrent bookings.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Schema } from '../../database/schema.ts';
import { lockInbox, normaliseMailbox } from '../../forms/inboxRateLimits.ts';
import { isErrorOfKind } from '../../isErrorOfKind.ts';
import { scheduleReminder } from './bookingDeliveries.ts';
import type { BookingRules } from './bookingRules.ts';
import { assertBookingMailLimit, assertOpenBookingLimit } from './inboxLimits.ts';
import { isOffered } from './slots.ts';

/** The slot is unavailable: not offered by the rules, or fully booked. */
export class SlotRefused extends Error {
  readonly kind = 'slot-refused';
  readonly reason: 'taken' | 'not-offered';
  readonly slot: string;
  constructor(reason: SlotRefused['reason'], slot: string) {
    super(reason);
    this.reason = reason;
    this.slot = slot;
  }
}
export const isSlotRefused = isErrorOfKind<SlotRefused>('slot-refused');

type Wish = { leadId: string; email: string; slot: string; zone: string };
export type ReservationContext = {
  transaction: Transaction<Schema>;
  kind: Database['kind'];
  rules: BookingRules;
  now: Date;
};

/** Books a slot for a new lead. @throws {SlotRefused | TooManyOpenBookings | BookingMailLimitReached} */
export async function reserveSlot({ leadId, email, slot, zone }: Wish, scene: ReservationContext): Promise<void> {
  const { transaction, rules, now } = scene;
  const mailbox = normaliseMailbox(email);
  // Lock order in every transaction: inbox, then slot. This prevents deadlocks.
  await lockInbox(transaction, scene.kind, mailbox);
  await assertOpenBookingLimit(mailbox, scene);
  await assertBookingMailLimit(mailbox, scene);
  const seat = await findFreeSeat(slot, scene);
  await transaction
    .insertInto('booking')
    .values({
      ...{ id: randomUUID(), lead_id: leadId, slot, seat, zone },
      ...{ sequence: 0, moves: 0, changed_at: now.toISOString() },
    })
    .execute();
  await scheduleReminder(transaction, { leadId, slot, sequence: 0, rules, now });
}

/** The lowest free seat of a slot that is offered. @throws {SlotRefused} */
export async function findFreeSeat(
  slot: string,
  { transaction, kind, rules, now }: ReservationContext,
): Promise<number> {
  if (!isOffered(rules, now.getTime(), slot)) throw new SlotRefused('not-offered', slot);
  // Serializes bookings of one slot, so each one sees the seats taken before. SQLite has a single writer.
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`slot ${slot}`}, 0))`.execute(transaction);
  }
  const rows = await transaction
    .selectFrom('booking')
    .select('seat')
    .where('slot', '=', slot)
    .where('seat', 'is not', null)
    .execute();
  const taken = new Set(rows.map((row) => row.seat));
  const seat = Array.from({ length: rules.capacity }, (_, number) => number).find((number) => !taken.has(number));
  if (seat === undefined) throw new SlotRefused('taken', slot);
  return seat;
}
