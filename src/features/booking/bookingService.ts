/**
 * The interface of booking/ for the pages and `/api/slots`. Booking itself is an ordinary form
 * (forms/createFormHandler.ts), whose transaction calls `reserveFor`; all else is what follows a booking. The server
 * passes it in as `Astro.locals.booking`.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Schema } from '../../database/schema.ts';
import { normaliseMailbox } from '../../forms/inboxRateLimits.ts';
import { parseLeadRow } from '../../leads/parseLeadRow.ts';
import type { NewLead } from '../../leads/storeLead.ts';
import type { Locale } from '../../routes/table.ts';
import { addressPrefix, createRateLimiter } from '../../security/createRateLimiter.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { BookingChange } from './bookingChange.ts';
import { queueChangeMails, scheduleReminder, suppressReminder, wasMailed } from './bookingDeliveries.ts';
import type { BookingRules } from './bookingRules.ts';
import { createBookingToken, hashBookingToken } from './bookingTokens.ts';
import { formatShortTime, type LocaleAndZone } from './formatBookingTime.ts';
import { assertBookingMailLimit } from './inboxLimits.ts';
import { findFreeSeat, reserveSlot, type SlotRefused } from './reserveSlot.ts';
import { endOf, offeredSlots, type Span } from './slots.ts';

export type Booking = {
  id: string;
  leadId: string;
  state: 'booked' | 'cancelled' | 'past';
  slot: string;
  end: string;
  /** The visitor's time zone. */
  zone: string;
  sequence: number;
  changedAt: string;
  /** Language at the time of booking. */
  locale: Locale;
  topic: string;
  /** Where its mails go. */
  email: string;
  /** Whether it can still be moved. Cancelling is always possible until it begins. */
  movable: boolean;
};

export type BookingService = {
  rules: BookingRules;
  /** Slots that can be booked now. */
  freeSlots(span?: Span): Promise<string[]>;
  /** Reserves the seat for a posted form in the transaction of its lead. @throws the errors of `reserveSlot` */
  reserveFor(fields: BookedFields): NonNullable<NewLead['inTransaction']>;
  /** Why a slot was refused, and the next free ones. */
  explainRefusal(refused: SlotRefused, reader: LocaleAndZone): Promise<RefusalExplanation>;
  /** Finds the booking of a link's token. */
  find(token: string): Promise<Booking | undefined>;
  /** Creates a new link to the booking of a lead. */
  createLinkToken(leadId: string): Promise<string>;
  /**
   * Moves a booking to another slot; its current slot changes nothing. Returns the resulting state: a booking cancelled
   * in the meantime stays cancelled. @throws {SlotRefused | BookingMailLimitReached}
   */
  move(booking: Booking, slot: string): Promise<'moved' | CancelResult>;
  /** Cancels a booking, even if its inbox has reached the daily mail limit. A cancelled booking stays cancelled. */
  cancel(booking: Booking): Promise<CancelResult>;
  /** Rate limit for changes: 0 = allowed, else seconds to wait. */
  checkRateLimit(clientAddress: string): number;
};

export type BookedFields = { email: string } & Record<string, string>;

/** `cancelled-without-mail`: the inbox has reached its daily mail limit (inboxLimits.ts). */
export type CancelResult = 'cancelled' | 'cancelled-without-mail';

export type RefusalExplanation = { status: 409 | 422; sentence: string; freeSlots: string[] };

type BookingServiceOptions = {
  database: Database;
  rules: BookingRules;
  /** As RATE_LIMIT for forms. */
  limit: number;
  /** Called after outbox rows were written. */
  onStored: () => void;
  clock?: () => Date;
};

/** Number of free slots in a refusal. */
const named = 3;

export function createBookingService(options: BookingServiceOptions): BookingService {
  const { database, rules, limit, onStored, clock = () => new Date() } = options;
  const { query, kind, write } = database;
  const limiter = limit === 0 ? undefined : createRateLimiter(limit, 600);

  /** Reads a booking and locks its row until the transaction ends. */
  const hold = (transaction: Transaction<Schema>, id: string) =>
    transaction
      .selectFrom('booking')
      .innerJoin('lead', 'lead.id', 'booking.lead_id')
      .select(['booking.slot', 'booking.seat', 'booking.sequence', 'booking.moves', 'lead.email'])
      .where('booking.id', '=', id)
      .$if(kind === 'postgres', (rows) => rows.forUpdate('booking'))
      .executeTakeFirstOrThrow();

  async function freeSlots(span?: Span): Promise<string[]> {
    const offered = offeredSlots(rules, clock().getTime(), span);
    const taken = await fullSlots(query, offered, rules.capacity);
    return offered.filter((slot) => !taken.has(slot));
  }

  return {
    rules,
    freeSlots,

    reserveFor({ email, slot = '', tz: zone = rules.zone }) {
      return (transaction, leadId) =>
        reserveSlot({ leadId, email, slot, zone }, { transaction, kind, rules, now: clock() });
    },

    async explainRefusal({ reason, slot }, reader) {
      const { booking: words } = wordsFor(reader.locale);
      const free = await freeSlots();
      const later = free.filter((other) => other > slot);
      const next = (later.length > 0 ? later : free).slice(0, named);
      const times = next.map((time) => unbroken(formatShortTime(time, reader, words))).join('; ');
      return {
        status: reason === 'taken' ? 409 : 422,
        sentence: next.length > 0 ? fill(words.refused[reason], { times }) : words.refused.none,
        freeSlots: next,
      };
    },

    checkRateLimit: (clientAddress) => limiter?.take(addressPrefix(clientAddress)) ?? 0,

    async find(token) {
      const row = await query
        .selectFrom('booking_link')
        .innerJoin('booking', 'booking.id', 'booking_link.booking_id')
        .innerJoin('lead', 'lead.id', 'booking.lead_id')
        .selectAll('booking')
        .select(['lead.locale', 'lead.email', 'lead.fields'])
        .where('booking_link.hash', '=', hashBookingToken(token))
        .executeTakeFirst();
      if (!row) return undefined;
      const { locale, fields } = parseLeadRow({ ...row, form: 'demo', context: '{}' });
      const end = endOf(rules, row.slot);
      const state = row.seat === null ? 'cancelled' : Date.parse(row.slot) <= clock().getTime() ? 'past' : 'booked';
      return {
        id: row.id,
        leadId: row.lead_id,
        state,
        slot: row.slot,
        end,
        zone: row.zone,
        sequence: row.sequence,
        changedAt: row.changed_at,
        locale,
        topic: fields.topic ?? '',
        email: row.email,
        movable: state === 'booked' && row.moves < rules.maxMoves,
      };
    },

    async createLinkToken(leadId) {
      const { id } = await query
        .selectFrom('booking')
        .select('id')
        .where('lead_id', '=', leadId)
        .executeTakeFirstOrThrow();
      return createBookingToken(query, id);
    },

    async move({ id, leadId }, slot) {
      const now = clock();
      const outcome = await write(async (transaction) => {
        const { slot: before, seat, sequence: last, moves, email } = await hold(transaction, id);
        if (seat === null) return cancelledIn(transaction, leadId);
        if (before === slot) return 'moved';
        const sequence = last + 1;
        await assertBookingMailLimit(normaliseMailbox(email), { transaction, kind, now });
        const free = await findFreeSeat(slot, { transaction, kind, rules, now });
        await transaction
          .updateTable('booking')
          .set({ slot, seat: free, sequence, moves: moves + 1, changed_at: now.toISOString() })
          .where('id', '=', id)
          .execute();
        await suppressReminder(transaction, leadId, now);
        await scheduleReminder(transaction, { leadId, slot, sequence, rules, now });
        const change: BookingChange = { kind: 'moved', slot, before, sequence, at: now.toISOString() };
        await queueChangeMails(transaction, kind, { leadId, email, change });
        return 'moved';
      });
      onStored();
      return outcome;
    },

    async cancel({ id, leadId }) {
      const now = clock();
      const outcome = await write(async (transaction) => {
        const { slot, seat, sequence: last, email } = await hold(transaction, id);
        if (seat === null) return cancelledIn(transaction, leadId);
        const sequence = last + 1;
        await transaction
          .updateTable('booking')
          .set({ seat: null, sequence, changed_at: now.toISOString() })
          .where('id', '=', id)
          .execute();
        await suppressReminder(transaction, leadId, now);
        const change: BookingChange = { kind: 'cancelled', slot, sequence, at: now.toISOString() };
        await queueChangeMails(transaction, kind, { leadId, email, change });
        return cancelledIn(transaction, leadId);
      });
      onStored();
      return outcome;
    },
  };
}

const cancelledIn = async (transaction: Transaction<Schema>, leadId: string): Promise<CancelResult> =>
  (await wasMailed(transaction, leadId)) ? 'cancelled' : 'cancelled-without-mail';

/** Slots with no free seat. */
async function fullSlots(query: Kysely<Schema>, offered: readonly string[], capacity: number): Promise<Set<string>> {
  const [first, last] = [offered[0], offered.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const rows = await query
    .selectFrom('booking')
    .select((select) => ['slot', select.fn.countAll().as('seats')])
    .where('seat', 'is not', null)
    .where('slot', '>=', first)
    .where('slot', '<=', last)
    .groupBy('slot')
    .execute();
  return new Set(rows.filter(({ seats }) => Number(seats) >= capacity).map(({ slot }) => slot));
}

/** Allows a line break only between day and time. */
const unbroken = (time: string): string => time.replace(/ (?!\d\d:|\S+\s[ap]m)/g, '\u00A0');
