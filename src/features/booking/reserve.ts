/**
 * Takes seats. Always inside somebody's transaction, so that a booking and its lead stand or fall together; the unique
 * constraint on (slot, seat) is what two people at one moment meet in the end.
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

/** The slot cannot be had: by the rules, or because others have it. */
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
  // The inbox before the slot, in every transaction: two of them never wait for each other.
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
  // Whoever wants the same slot waits here, and then sees what was taken. SQLite has one writer anyway.
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
