import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import type { Locale } from '../../routes/table.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import { site } from '../../site.ts';
import { calendarParts, demoForm, readMails } from '../../testing/bookings.testing.ts';
import { createTestEnvironment, type TestEnvironment, waitUntil } from '../../testing/createTestEnvironment.testing.ts';

let environment: TestEnvironment;
let leads: OpenedServices;
let database: Database;
beforeEach(async () => {
  environment = await createTestEnvironment('SQLite', { LEADS_TO: 'sales@example.com', MAIL_FROM: 'web@example.com' });
  leads = await openServices(environment.env);
  database = await openDatabase(environment.env);
  leads.start();
});
afterEach(async () => {
  await leads.stop();
  await database.query.destroy();
  await environment.remove();
});

async function book(locale: Locale, changes: Record<string, string> = {}) {
  const slot = (await leads.booking.freeSlots()).at(-1) ?? '';
  const outcome = await leads.leadService.accept({
    form: 'demo',
    locale,
    page: 'get-a-demo',
    request: demoForm(slot, changes),
    clientAddress: '192.0.2.1',
  });
  if (outcome.status !== 303) throw new Error('Not booked');
  const booking = await leads.booking.find(outcome.token ?? '');
  if (!booking) throw new Error('Not found');
  return booking;
}

/** The latest mail to an address with a matching subject. */
async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await waitUntil(`a mail ${subject} to ${address}`, async () => {
    const mails = await readMails(environment.env.DATA_DIR);
    found = mails.find((mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''));
    return found !== undefined;
  });
  return found ?? Promise.reject(new Error('No mail'));
}

/** Reads a calendar file with two independent parsers. */
function readTwice(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [one] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const other = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
  if (!one || other?.type !== 'VEVENT') throw new Error('No event');
  const read = {
    method: calendar.getFirstPropertyValue('method'),
    uid: one.uid,
    start: one.startDate.toJSDate().toISOString(),
    end: one.endDate.toJSDate().toISOString(),
    summary: one.summary,
    sequence: one.sequence,
    status: one.component.getFirstPropertyValue('status'),
  };
  expect({
    method: read.method,
    uid: other.uid,
    start: new Date(other.start).toISOString(),
    end: new Date(other.end ?? 0).toISOString(),
    summary: other.summary,
    sequence: Number(other.sequence),
    status: other.status,
  }).toEqual(read);
  const attendees = one.attendees.map((property) => ({
    email: String(property.getFirstValue()).toLowerCase(),
    name: property.getParameter('cn'),
    rsvp: property.getParameter('rsvp'),
  }));
  const organizer = one.component.getFirstProperty('organizer')?.getFirstValue();
  return { ...read, attendees, organizer, description: one.description };
}

const calendarIn = (mail: Email) => {
  const calendars = calendarParts(mail);
  expect(calendars.length).toBeGreaterThanOrEqual(1);
  const [first] = calendars;
  // The attached and the inline part are identical.
  for (const { text } of calendars) expect(text).toBe(first?.text);
  // RFC 6047, 2.4: clients use the method parameter of the MIME part.
  expect(calendars.map(({ method }) => method)).toContain(/METHOD:(\w+)/.exec(first?.text ?? '')?.[1]);
  return readTwice(first?.text ?? '');
};
const linkIn = (mail: Email, path: string): string =>
  new RegExp(`https://www\\.example\\.org${path}/([\\w-]{32})`).exec(mail.html ?? '')?.[1] ?? '';

describe('Mails of a booking', () => {
  it.each([
    {
      locale: 'de',
      subject: /^Ihre Demo am \S+, \d+\. \S+ \d{4}$/,
      says: ['Guten Tag Zoë Müßig,', 'Uhr (New York), in Berlin', 'Im Shop beraten und verkaufen'],
      path: '/termin',
      summary: `Demo mit ${site.brand}`,
    },
    {
      locale: 'en',
      subject: /^Your demo on \S+ \d+ \S+ \d{4}$/,
      says: ['Hello Zoë Müßig,', '(New York)', 'in Berlin', 'Giving advice and selling online'],
      path: '/en/booking',
      summary: `Demo with ${site.brand}`,
    },
  ] as const)(
    'invite in $locale with both time zones and a calendar file that two parsers read alike',
    async (expected) => {
      const booking = await book(expected.locale);
      const mail = await mailTo('zoe@example.org', expected.subject);
      expect(mail.html).toContain(`lang="${expected.locale}"`);
      for (const part of [mail.text ?? '', mail.html ?? ''])
        for (const said of expected.says) expect(part).toContain(said);
      expect(mail.replyTo).toEqual([{ name: site.brand, address: 'sales@example.com' }]);

      const event = calendarIn(mail);
      expect(event).toMatchObject({
        method: 'REQUEST',
        uid: `${booking.id}@${site.domain}`,
        start: booking.slot,
        end: booking.end,
        summary: expected.summary,
        sequence: 0,
        status: 'CONFIRMED',
        organizer: 'mailto:sales@example.com',
        attendees: [{ email: 'mailto:zoe@example.org', name: 'Zoë Müßig', rsvp: 'TRUE' }],
      });
      const token = linkIn(mail, expected.path);
      // In plain text the button is a URL on its own line.
      expect(mail.text).toMatch(new RegExp(`:\nhttps://www\\.example\\.org${expected.path}/${token}$`, 'm'));
      expect((await leads.booking.find(token))?.id).toBe(booking.id);
      expect(event.description).toContain(token);
    },
  );

  it('keep the UID and increase the SEQUENCE on a move and a cancellation', async () => {
    const booking = await book('de');
    const slot = (await leads.booking.freeSlots()).at(-4) ?? '';
    await leads.booking.move(booking, slot);
    const moved = calendarIn(await mailTo('zoe@example.org', /^Verschoben: /));
    expect(moved).toMatchObject({ method: 'REQUEST', uid: `${booking.id}@${site.domain}`, sequence: 1, start: slot });
    await leads.booking.cancel(booking);
    const mail = await mailTo('zoe@example.org', /^Abgesagt: /);
    expect(calendarIn(mail)).toMatchObject({
      method: 'CANCEL',
      uid: `${booking.id}@${site.domain}`,
      sequence: 2,
      start: slot,
      status: 'CANCELLED',
    });
    // A cancelled booking cannot be moved: the mail links to the booking form.
    expect(mail.html).toContain('https://www.example.org/get-a-demo');
  });

  it('notify sales of every change, in German, with the submitted fields', async () => {
    const booking = await book('en', { phone: '+49 30 1234' });
    const mail = await mailTo('sales@example.com', /^Demo gebucht: Zoë Müßig, Müßig & Töchter GmbH, /);
    expect(mail.replyTo).toEqual([{ name: 'Zoë Müßig', address: 'zoe@example.org' }]);
    for (const said of [
      'Müßig & Töchter GmbH',
      'zoe@example.org',
      '+49 30 1234',
      'Englisch',
      'Uhr (Berlin)',
      'Uhr (New York)',
    ]) {
      expect(mail.text).toContain(said);
    }
    // Sales does not get the visitor's secret link.
    expect(mail.html).not.toMatch(/\/(termin|booking)\//);
    expect(calendarIn(mail)).toMatchObject({ method: 'PUBLISH', sequence: 0, attendees: [] });
    await leads.booking.move(booking, (await leads.booking.freeSlots()).at(-6) ?? '');
    expect((await mailTo('sales@example.com', /^Demo verschoben: /)).text).toContain('Bisher: ');
    await leads.booking.cancel(booking);
    expect(calendarIn(await mailTo('sales@example.com', /^Demo abgesagt: /))).toMatchObject({ method: 'CANCEL' });
  });

  it('remind of a demo, unless it was moved or cancelled', async () => {
    const [one, other] = [
      await book('en', { email: 'one@example.org' }),
      await book('en', { email: 'other@example.org' }),
    ];
    const pending = database.query.updateTable('delivery').where('target', '=', 'mail-reminder');
    await pending.set({ due_at: '2100-01-01T00:00:00.000Z' }).execute();
    // The booking changes while its reminder is being sent: the row was not suppressed in time.
    await database.query.updateTable('booking').set({ seat: null }).where('id', '=', other.id).execute();
    await pending.set({ due_at: new Date().toISOString() }).execute();
    const mail = await mailTo('one@example.org', /^Reminder: your demo on /);
    expect((await leads.booking.find(linkIn(mail, '/en/booking')))?.id).toBe(one.id);
    expect(calendarParts(mail)).toEqual([]);
    await waitUntil('the other reminder is settled', async () => {
      const rows = await database.query
        .selectFrom('delivery')
        .select('state')
        .where('target', '=', 'mail-reminder')
        .where('state', '=', 'pending')
        .execute();
      return rows.length === 0;
    });
    const mails = await readMails(environment.env.DATA_DIR);
    expect(
      mails.filter(({ to, subject }) => to?.[0]?.address === 'other@example.org' && /^Reminder/.test(subject ?? '')),
    ).toEqual([]);
  });

  it('prevent injection into calendar files and headers by field values', async () => {
    const evil = 'Max "X";CN=Y:mailto:a@b.example, END:VEVENT; ATTENDEE';
    await book('de', { name: evil, company: 'BEGIN:VALARM, "A"; \\; B' });
    const event = calendarIn(await mailTo('zoe@example.org', /^Ihre Demo/));
    expect(event.attendees).toHaveLength(1);
    expect(event.attendees[0]?.email).toBe('mailto:zoe@example.org');
    const toSales = await mailTo('sales@example.com', /^Demo gebucht/);
    expect(calendarIn(toSales).summary).toContain('BEGIN:VALARM, "A"; \\; B');
    const refused = await leads.leadService.accept({
      form: 'demo',
      locale: 'de',
      page: 'get-a-demo',
      request: demoForm('2027-01-05T09:00:00.000Z', { name: 'A\r\nBcc: x@example.net' }),
      clientAddress: '192.0.2.1',
    });
    expect(refused.status).toBe(422);
  });
});
