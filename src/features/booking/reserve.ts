/**
 * Reserves seats, always inside the caller's transaction, so a booking and its lead are stored together or not at all.
 * The unique constraint on (slot, seat) rejects concurrent bookings.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { isErrorOfKind } from '../../errorOfKind.ts';
import { lockInbox, mailboxOf } from '../../forms/confirmationLimit.ts';
import { requireMail, requireOpenBooking } from './inboxLimits.ts';
import { planReminder } from './mailings.ts';
import type { Rules } from './rules.ts';
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
export type Scene = { transaction: Transaction<Schema>; kind: Database['kind']; rules: Rules; now: Date };

/** Books a slot for a new lead. @throws {SlotRefused | TooManyOpen | BookingMailsUsedUp} */
export async function reserve({ leadId, email, slot, zone }: Wish, scene: Scene): Promise<void> {
  const { transaction, rules, now } = scene;
  const mailbox = mailboxOf(email);
  // Lock order in every transaction: inbox, then slot. This prevents deadlocks.
  await lockInbox(transaction, scene.kind, mailbox);
  await requireOpenBooking(mailbox, scene);
  await requireMail(mailbox, scene);
  const seat = await freeSeat(slot, scene);
  await transaction
    .insertInto('booking')
    .values({
      ...{ id: randomUUID(), lead_id: leadId, slot, seat, zone },
      ...{ sequence: 0, moves: 0, changed_at: now.toISOString() },
    })
    .execute();
  await planReminder(transaction, { leadId, slot, sequence: 0, rules, now });
}

/** The lowest free seat of a slot that is offered. @throws {SlotRefused} */
export async function freeSeat(slot: string, { transaction, kind, rules, now }: Scene): Promise<number> {
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
