import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { findLead, readLeads } from '../../leads/leadRecords.ts';
import type { FormOutcome } from '../../leads/leadService.ts';
import { exportPersonalData } from '../../leads/personalData.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { replayLead } from '../../outbox/replay.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import { demoForm } from '../../testing/bookings.testing.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  newsletterForm,
  type TestEnvironment,
} from '../../testing/createTestEnvironment.testing.ts';
import { wordsFor } from '../../text/words/words.ts';
import { bookingRules } from './bookingRules.ts';
import { createBookingService } from './bookingService.ts';
import { isBookingMailLimitReached } from './inboxLimits.ts';
import { SlotRefused } from './reserveSlot.ts';

describe.each(databaseKinds)('Booking on %s', (kind) => {
  let environment: TestEnvironment;
  let leads: OpenedServices;
  let database: Database;
  beforeAll(async () => {
    environment = await createTestEnvironment(kind);
    leads = await openServices(environment.env);
    database = await openDatabase(environment.env);
  });
  afterAll(async () => {
    await leads.stop();
    await database.query.destroy();
    await environment.remove();
  });

  let counter = 0;
  const book = (
    slot: string,
    changes: Record<string, string> = {},
    service = leads.leadService,
  ): Promise<FormOutcome> =>
    service.accept({
      form: 'demo',
      locale: 'de',
      page: 'get-a-demo',
      request: demoForm(slot, { email: `visitor${counter++}@example.org`, ...changes }),
      clientAddress: '192.0.2.1',
    });
  const booked = async (slot: string, changes?: Record<string, string>) => {
    const outcome = await book(slot, changes);
    if (outcome.status !== 303 || !outcome.token) throw new Error(`Not booked: ${JSON.stringify(outcome)}`);
    return { id: outcome.id, token: outcome.token };
  };
  const found = async (token: string) => {
    const booking = await leads.booking.find(token);
    if (!booking) throw new Error('No booking');
    return booking;
  };
  const free = () => leads.booking.freeSlots();
  const nth = async (index: number) => (await free()).at(index) ?? '';
  const rowsOf = (leadId: string) =>
    database.query
      .selectFrom('delivery')
      .select(['target', 'state', 'due_at', 'trying_since'])
      .where('lead_id', '=', leadId)
      .orderBy('created_at')
      .orderBy('target')
      .execute();
  const balanced = async () => expect(isBalanced(await reconcile(database))).toBe(true);

  it('accepts one of fifty concurrent bookings of a slot with capacity one', async () => {
    const slot = await nth(5);
    const before = await leads.counts();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => book(slot)));
    expect(outcomes.filter(({ status }) => status === 303)).toHaveLength(1);
    const refused = outcomes.filter((outcome) => outcome.status !== 303);
    expect(refused).toHaveLength(49);
    const next = (await free()).filter((other) => other > slot).slice(0, 3);
    for (const refusal of refused) {
      expect(refusal.status).toBe(409);
      expect(refusal.errors.slot).toMatch(
        /^Diese Zeit wurde gerade vergeben\. Die nächsten freien Zeiten: .+, .+\sUhr; .+; .+\.$/,
      );
      expect(refusal.freeSlots).toEqual(next);
      expect(refusal.values).toMatchObject({ slot, name: 'Zoë Müßig', company: 'Müßig & Töchter GmbH' });
    }
    expect((await leads.counts()).leads).toBe((before.leads ?? 0) + 1);
    expect(await free()).not.toContain(slot);
    await balanced();
  });

  it('accepts three of fifty concurrent bookings of a slot with capacity three', async () => {
    const slot = (await free()).at(-1) ?? '';
    const service = createBookingService({
      database,
      rules: { ...bookingRules, capacity: 3 },
      limit: 0,
      onStored: () => {},
    });
    const { createFormHandler } = await import('../../forms/createFormHandler.ts');
    const { pino } = await import('pino');
    const wide = createFormHandler({
      env: environment.env,
      database,
      log: pino({ level: 'silent' }),
      booking: service,
      challenges: leads.challenges,
      recaptcha: { isHuman: async () => false },
      onStored: () => {},
    });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => book(slot, {}, wide)));
    expect(outcomes.filter(({ status }) => status === 303)).toHaveLength(3);
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(47);
    const rows = await database.query.selectFrom('booking').select('seat').where('slot', '=', slot).execute();
    expect(rows.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  });

  it('stores a repeated form as one booking, and returns a working link each time', async () => {
    // Far enough ahead for a reminder on every weekday.
    const slot = await nth(-3);
    const form = { form_id: '7b1c', email: 'twice@example.org' };
    const [one, other] = [await booked(slot, form), await booked(slot, form)];
    expect(other.id).toBe(one.id);
    expect((await found(other.token)).id).toBe((await found(one.token)).id);
    expect(await rowsOf(one.id)).toHaveLength(3);
  });

  it('stores no link token in plain text', async () => {
    const { token } = await booked(await nth(0));
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const stored = JSON.stringify([
      await database.query.selectFrom('booking_link').selectAll().execute(),
      await database.query.selectFrom('booking').selectAll().execute(),
      await database.query.selectFrom('delivery').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(await leads.booking.find(`${token}x`)).toBeUndefined();
    expect(await leads.booking.find('')).toBeUndefined();
  });

  it.each([
    ['no time', ''],
    ['a time that is none', 'tomorrow'],
    ['a time between two slots', '2027-01-05T09:17:00.000Z'],
    ['a time long ago', '2020-01-07T09:00:00.000Z'],
    ['a time far ahead', '2090-01-03T09:00:00.000Z'],
  ])('refuses %s with an error message', async (_, slot) => {
    const outcome = await book(slot);
    expect(outcome.status).toBe(422);
    if (outcome.status !== 303) expect(outcome.errors.slot).toMatch(/^(Bitte|Diese Zeit).+\.$/);
  });

  it('moves a booking: frees the old slot, reschedules the reminder, mails sales and the visitor', async () => {
    const slot = await nth(-3);
    const { id, token } = await booked(slot);
    const target = await nth(-5);
    await leads.booking.move(await found(token), target);
    const booking = await found(token);
    expect(booking).toMatchObject({ slot: target, sequence: 1, state: 'booked' });
    expect(await free()).toContain(slot);
    expect(await free()).not.toContain(target);

    const rows = await rowsOf(id);
    const reminders = rows.filter((row) => row.target === 'mail-reminder');
    expect(reminders.map(({ state }) => state)).toEqual(['suppressed', 'pending']);
    const due = new Date(Date.parse(target) - 24 * 3_600_000).toISOString();
    expect(reminders[1]).toMatchObject({ due_at: due, trying_since: due });
    expect(rows.filter((row) => row.target === 'mail-change-to-sales')).toHaveLength(1);
    expect(rows.filter((row) => row.target === 'mail-change')).toHaveLength(1);

    await leads.booking.move(booking, target);
    expect((await found(token)).sequence).toBe(1);
    await balanced();
  });

  it('cancels a booking once: frees the slot, suppresses the reminder', async () => {
    const slot = await nth(-7);
    const { id, token } = await booked(slot);
    await leads.booking.cancel(await found(token));
    await leads.booking.cancel(await found(token));
    expect(await found(token)).toMatchObject({ state: 'cancelled', sequence: 1, movable: false });
    expect(await free()).toContain(slot);
    const rows = await rowsOf(id);
    expect(rows.filter((row) => row.target === 'mail-reminder').map(({ state }) => state)).toEqual(['suppressed']);
    expect(rows.filter((row) => row.target === 'mail-change')).toHaveLength(1);
    await leads.booking.move(await found(token), await nth(0));
    expect((await found(token)).state).toBe('cancelled');
    await booked(slot);
    await balanced();
  });

  it('lets one of twenty bookings move to the same slot', async () => {
    const slots = (await free()).slice(10, 30);
    const bookings = [];
    for (const slot of slots) bookings.push(await found((await booked(slot)).token));
    const wanted = await nth(40);
    const moves = await Promise.allSettled(bookings.map((booking) => leads.booking.move(booking, wanted)));
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const move of moves) if (move.status === 'rejected') expect(move.reason).toBeInstanceOf(SlotRefused);
    const rows = database.query
      .selectFrom('booking')
      .select('id')
      .where('slot', '=', wanted)
      .where('seat', 'is not', null);
    expect(await rows.execute()).toHaveLength(1);
    await balanced();
  });

  it('schedules no reminder for a demo that begins soon, and replays none before its due time', async () => {
    const [slot = ''] = await free();
    const soon = new Date(Date.parse(slot) - 25 * 3_600_000);
    const service = createBookingService({
      database,
      rules: bookingRules,
      limit: 0,
      onStored: () => {},
      clock: () => soon,
    });
    const { id: far } = await booked(await nth(-2));
    expect((await rowsOf(far)).map(({ target }) => target)).toContain('mail-reminder');
    const { token, id } = await booked(await nth(30));
    await service.move(await found(token), slot);
    const pending = (await rowsOf(id)).filter((row) => row.target === 'mail-reminder' && row.state === 'pending');
    expect(pending).toEqual([]);
    await replayLead(database, far);
    const reminder = (await rowsOf(far)).find((row) => row.target === 'mail-reminder');
    expect(Date.parse(reminder?.due_at ?? '')).toBeGreaterThan(Date.now());
  });

  it('reports a demo that has begun as past', async () => {
    const slot = await nth(25);
    const { token } = await booked(slot);
    const state = async (at: string, minutes: number) => {
      const clock = () => new Date(Date.parse(at) + minutes * 60_000);
      return (
        await createBookingService({ database, rules: bookingRules, limit: 0, onStored: () => {}, clock }).find(token)
      )?.state;
    };
    expect([await state(slot, -1), await state(slot, 1)]).toEqual(['booked', 'past']);
  });

  it('shows its current slot and state in the leads command', async () => {
    const { id, token } = await booked(await nth(26));
    const slot = await nth(27);
    await leads.booking.move(await found(token), slot);
    expect((await findLead(database, id))?.fields).toMatchObject({ slot, demo: 'booked' });
    await leads.booking.cancel(await found(token));
    const all = await Array.fromAsync(readLeads(database));
    expect(all.find((lead) => lead.id === id)?.fields).toMatchObject({ slot, demo: 'cancelled' });
  });

  it('is included in the personal data export with its current slot', async () => {
    const { token } = await booked(await nth(28), { email: 'copy@example.org' });
    const slot = await nth(29);
    await leads.booking.move(await found(token), slot);
    const [lead, ...others] = (await exportPersonalData(database, 'copy@example.org')).leads;
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ fields: { slot }, booking: { slot, state: 'booked', moves: 1 } });
  });

  it('reports a booking as not movable after the maximum number of moves', async () => {
    const { token } = await booked(await nth(20));
    for (let move = 0; move < bookingRules.maxMoves; move++)
      await leads.booking.move(await found(token), await nth(20 + move));
    expect((await found(token)).movable).toBe(false);
    expect(wordsFor('de').booking.page.move.tooOften).toContain('{count}');
  });

  const dueNow = { target: 'mail-confirmation', state: 'pending' };
  const invitationOf = async (leadId: string) => {
    const row = (await rowsOf(leadId)).find(({ target }) => target === 'mail-confirmation');
    expect(Date.parse(row?.due_at ?? '')).toBeLessThanOrEqual(Date.now());
    return row;
  };

  it('sends the confirmation of every booking at once, also after other forms and cancellations', async () => {
    const email = 'again@example.org';
    const contact = { form: 'contact', locale: 'de', page: 'contact', clientAddress: '192.0.2.1' } as const;
    await leads.leadService.accept({ ...contact, request: contactForm({ email }) });
    for (const spelling of [email, 'Again+demo@Example.org', email]) {
      const { id, token } = await booked(await nth(50), { email: spelling });
      expect(await invitationOf(id)).toMatchObject(dueNow);
      await leads.booking.cancel(await found(token));
    }
  });

  it('does not delay confirmations of other forms', async () => {
    const email = 'reader@example.org';
    for (const index of [50, 51])
      await leads.booking.cancel(await found((await booked(await nth(index), { email })).token));
    await booked(await nth(50), { email });
    const newsletter = { form: 'newsletter', locale: 'de', page: 'newsletter', clientAddress: '192.0.2.1' } as const;
    const outcome = await leads.leadService.accept({ ...newsletter, request: newsletterForm({ email }) });
    if (outcome.status !== 303) throw new Error('Refused');
    const letters = database.query.selectFrom('letter').selectAll().where('subscription_id', '=', outcome.id);
    const letter = await letters.executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ state: 'pending', due_at: letter.created_at });
  });

  it('refuses a third open booking of an inbox, keeps the input and reserves no seat; a cancellation permits another', async () => {
    const { token } = await booked(await nth(55), { email: 'three@example.org' });
    await booked(await nth(56), { email: 'Three@Example.org' });
    const slot = await nth(57);
    const form = { email: 'three+x@example.org', form_id: 'third' };
    const before = await leads.counts();
    const refusal = await book(slot, form);
    expect(refusal).toMatchObject({ status: 409, values: { ...form, slot, name: 'Zoë Müßig' } });
    expect(refusal).toMatchObject({ errors: { email: wordsFor('de').booking.refused.tooManyOpen } });
    expect(await leads.counts()).toEqual(before);
    expect(await free()).toContain(slot);
    await leads.booking.cancel(await found(token));
    expect(await invitationOf((await booked(slot, form)).id)).toMatchObject(dueNow);
    await balanced();
  });

  it('does not count a demo that has begun as an open booking', async () => {
    const email = 'later@example.org';
    const begun = ['2020-01-07T09:00:00.000Z', '2020-01-07T10:00:00.000Z'];
    for (const slot of begun) {
      const { id } = await booked(await nth(58), { email });
      await database.query.updateTable('booking').set({ slot }).where('lead_id', '=', id).execute();
    }
    expect((await book(await nth(58), { email })).status).toBe(303);
  });

  it('accepts two of many concurrent bookings of one inbox', async () => {
    const slots = (await free()).slice(60, 72);
    const outcomes = await Promise.all(slots.map((slot, n) => book(slot, { email: `crowd+${n}@example.org` })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 303, ...slots.slice(2).map(() => 409)]);
    const open = await free();
    expect(slots.filter((slot) => !open.includes(slot))).toHaveLength(2);
    await balanced();
  });

  it('limits booking mails to eight per inbox and day: refuses moves and bookings, but no cancellation', async () => {
    const email = 'eight@example.org';
    const used = wordsFor('de').forms.refused.tooManyOfMailbox.split('{minutes}')[0];
    const [one, other] = [
      await booked(await nth(62), { email }),
      await booked(await nth(63), { email: `Eight+x@example.org` }),
    ];
    for (let n = 0; n < 5; n++) await leads.booking.move(await found(one.token), await nth(64 + n));
    await leads.booking.move(await found(other.token), await nth(64));
    const before = { booking: await found(other.token), rows: await rowsOf(other.id) };
    const slot = await nth(65);
    const refused = await leads.booking.move(before.booking, slot).catch((error: unknown) => error);
    expect(isBookingMailLimitReached(refused) && refused.seconds > 86_000).toBe(true);
    expect({ booking: await found(other.token), rows: await rowsOf(other.id) }).toEqual(before);
    expect(await free()).toContain(slot);

    expect(await leads.booking.cancel(await found(one.token))).toBe('cancelled-without-mail');
    expect(await leads.booking.cancel(await found(one.token))).toBe('cancelled-without-mail');
    expect((await rowsOf(one.id)).filter(({ target }) => target === 'mail-change-to-sales')).toHaveLength(6);
    const third = await book(slot, { email });
    expect(third).toMatchObject({ status: 429, retryAfter: expect.any(Number), values: { slot, email } });
    if (third.status !== 303) expect(third.errors.form).toMatch(new RegExp(`^${used}24\u00A0Stunden `));
    expect(await free()).toContain(slot);

    const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
    const service = createBookingService({
      database,
      rules: bookingRules,
      limit: 0,
      onStored: () => {},
      clock: tomorrow,
    });
    expect(await service.move(before.booking, slot)).toBe('moved');
    await balanced();
  });

  it('enforces the mail limit of an inbox for concurrent moves', async () => {
    const [one, other] = [
      await booked(await nth(66), { email: 'race@example.org' }),
      await booked(await nth(67), { email: 'race@example.org' }),
    ];
    for (let n = 0; n < 4; n++) await leads.booking.move(await found(one.token), await nth(70 + n));
    const bookings = [await found(one.token), await found(other.token)];
    const slots = [await nth(75), await nth(76)];
    await leads.booking.move(await found(other.token), await nth(77));
    const moves = await Promise.allSettled(bookings.map((booking, n) => leads.booking.move(booking, slots[n] ?? '')));
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
