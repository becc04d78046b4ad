import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import { demoForm } from '../../testing/bookings.testing.ts';
import { createTestEnvironment, type TestEnvironment } from '../../testing/createTestEnvironment.testing.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import { handleBookingChange } from './handleBookingChange.ts';

const siteUrl = 'https://www.example.org';
const { errors } = wordsFor('en').booking.page;
let environment: TestEnvironment;
let leads: OpenedServices;
beforeAll(async () => {
  environment = await createTestEnvironment('SQLite', { RATE_LIMIT: '40' });
  leads = await openServices(environment.env);
});
afterAll(async () => {
  await leads.stop();
  await environment.remove();
});

let visitor = 1;
async function booked(address?: string) {
  const slot = (await leads.booking.freeSlots())[0] ?? '';
  const submission = { form: 'demo', locale: 'en', page: 'get-a-demo', clientAddress: `192.0.2.${visitor++}` } as const;
  const request = demoForm(slot, { email: address ?? `visitor${visitor}@example.org` });
  const outcome = await leads.leadService.accept({ ...submission, request });
  const token = outcome.status === 303 ? (outcome.token ?? '') : '';
  const again = async () => (await leads.booking.find(token)) ?? Promise.reject(new Error('No booking'));
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    handleBookingChange({
      service: leads.booking,
      booking: await again(),
      request: new Request(`${siteUrl}/en/booking/${token}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
      }),
      locale: 'en',
      clientAddress: submission.clientAddress,
      siteUrl,
    });
  return { again, post };
}

describe('POST to the booking page', () => {
  it('cancels the booking', async () => {
    const { post, again } = await booked();
    expect(await post({ action: 'cancel' })).toEqual({ done: 'cancelled' });
    expect((await again()).state).toBe('cancelled');
  });

  it('moves to a free slot, and lists the next free slots if the slot is taken', async () => {
    const [{ post, again }, other] = [await booked(), await booked()];
    const taken = (await other.again()).slot;
    const refused = await post({ action: 'move', slot: taken });
    expect(refused).toMatchObject({ status: 409, errors: { slot: expect.stringContaining('next free times') } });
    const free = (await leads.booking.freeSlots())[3] ?? '';
    expect(await post({ action: 'move', slot: free })).toEqual({ done: 'moved' });
    expect((await again()).slot).toBe(free);
  });

  it('stays cancelled if a move follows or races the cancellation', async () => {
    const { post, again } = await booked();
    const before = await again();
    const free = (await leads.booking.freeSlots())[3] ?? '';
    await leads.booking.cancel(before);
    expect(await leads.booking.move(before, free)).toBe('cancelled');
    expect(await post({ action: 'move', slot: free })).toEqual({ done: 'cancelled' });
    expect((await again()).state).toBe('cancelled');
  });

  it('refuses a move at the daily mail limit of the inbox, and cancels without a mail', async () => {
    const address = 'eight@example.org';
    const [one, other] = [await booked(address), await booked(address)];
    const move = async (booking: typeof one) => {
      const slot = (await leads.booking.freeSlots())[5] ?? '';
      return { slot, answer: await booking.post({ action: 'move', slot }) };
    };
    for (const booking of [one, one, one, one, one, other]) {
      expect((await move(booking)).answer).toEqual({ done: 'moved' });
    }
    const before = await other.again();
    const { slot, answer } = await move(other);
    const sentence = fill(wordsFor('en').forms.refused.tooManyOfMailbox, { minutes: '24\u00A0hours' });
    expect(answer).toMatchObject({ status: 429, errors: { form: sentence }, values: { slot } });
    expect(answer).toMatchObject({ retryAfter: expect.any(Number) });
    expect(await other.again()).toEqual(before);
    expect(await leads.booking.freeSlots()).toContain(slot);
    expect(await other.post({ action: 'cancel' })).toEqual({ done: 'cancelled-without-mail' });
    expect((await other.again()).state).toBe('cancelled');
  });

  test.each([
    [{ action: 'move' }, 422, { slot: errors.slot }],
    [{ action: 'destroy' }, 422, { form: errors.action }],
    [{}, 422, { form: errors.action }],
  ] as const)('refuses %j with an error message', async (fields, status, sentences) => {
    const { post, again } = await booked();
    expect(await post({ ...fields })).toMatchObject({ status, errors: sentences });
    expect((await again()).sequence).toBe(0);
  });

  test.each([
    [{ origin: siteUrl }, true],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    // Older browsers send no fetch metadata; the secret link authorizes the request.
    [{ origin: 'null' }, true],
    [{}, true],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
  ])('accepts a cancellation with the headers %j: %s', async (headers, counts) => {
    const { post, again } = await booked();
    const answer = await post({ action: 'cancel' }, { ...headers });
    expect((await again()).state).toBe(counts ? 'cancelled' : 'booked');
    if (!counts) expect(answer).toMatchObject({ status: 403, errors: { form: errors.foreign } });
  });

  it('is rate limited', async () => {
    const { post } = await booked();
    const answers = [];
    for (let time = 0; time < 45; time++) answers.push(await post({ action: 'destroy' }));
    expect(answers.at(-1)).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  });
});

it('accepts a booking even if its link cannot be created', async () => {
  vi.spyOn(leads.booking, 'createLinkToken').mockRejectedValueOnce(new Error('The database is gone'));
  const slot = (await leads.booking.freeSlots())[0] ?? '';
  const submission = { form: 'demo', locale: 'en', page: 'get-a-demo', clientAddress: '198.51.100.1' } as const;
  const outcome = await leads.leadService.accept({
    ...submission,
    request: demoForm(slot, { email: 'nolink@example.org' }),
  });
  expect(outcome).toEqual({ status: 303, id: expect.any(String) });
});
