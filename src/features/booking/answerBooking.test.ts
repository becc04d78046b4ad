import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { type Leads, openLeads } from '../../server/openLeads.ts';
import { demoForm } from '../../testing/testBooking.ts';
import { freshPlace, type Place } from '../../testing/testLeads.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import { answerBooking } from './answerBooking.ts';

const siteUrl = 'https://www.example.org';
const { errors } = wordsFor('en').booking.page;
let place: Place;
let leads: Leads;
beforeAll(async () => {
  place = await freshPlace('SQLite', { RATE_LIMIT: '40' });
  leads = await openLeads(place.env);
});
afterAll(async () => {
  await leads.stop();
  await place.remove();
});

let visitor = 1;
async function booked(address?: string) {
  const slot = (await leads.booking.freeSlots())[0] ?? '';
  const submission = { form: 'demo', locale: 'en', page: 'get-a-demo', clientAddress: `192.0.2.${visitor++}` } as const;
  const request = demoForm(slot, { email: address ?? `visitor${visitor}@example.org` });
  const outcome = await leads.desk.accept({ ...submission, request });
  const token = outcome.status === 303 ? (outcome.token ?? '') : '';
  const again = async () => (await leads.booking.find(token)) ?? Promise.reject(new Error('No booking'));
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    answerBooking({
      desk: leads.booking,
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

describe('What is posted on the page of a booking', () => {
  it('cancels, as often as it is sent', async () => {
    const { post, again } = await booked();
    expect(await post({ action: 'cancel' })).toEqual({ done: 'cancelled' });
    expect((await again()).state).toBe('cancelled');
  });

  it('moves to a free time, and tells which are free when it is not', async () => {
    const [{ post, again }, other] = [await booked(), await booked()];
    const taken = (await other.again()).slot;
    const refused = await post({ action: 'move', slot: taken });
    expect(refused).toMatchObject({ status: 409, errors: { slot: expect.stringContaining('next free times') } });
    const free = (await leads.booking.freeSlots())[3] ?? '';
    expect(await post({ action: 'move', slot: free })).toEqual({ done: 'moved' });
    expect((await again()).slot).toBe(free);
  });

  it('stays cancelled when a move comes after the cancellation, or meets it', async () => {
    const { post, again } = await booked();
    const before = await again();
    const free = (await leads.booking.freeSlots())[3] ?? '';
    await leads.booking.cancel(before);
    expect(await leads.booking.move(before, free)).toBe('cancelled');
    expect(await post({ action: 'move', slot: free })).toEqual({ done: 'cancelled' });
    expect((await again()).state).toBe('cancelled');
  });

  it('moves nothing once the inbox has had its mails of the day, and cancels without one', async () => {
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
  ] as const)('%j is refused with a sentence', async (fields, status, sentences) => {
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
  ])('from %j it counts: %s', async (headers, counts) => {
    const { post, again } = await booked();
    const answer = await post({ action: 'cancel' }, { ...headers });
    expect((await again()).state).toBe(counts ? 'cancelled' : 'booked');
    if (!counts) expect(answer).toMatchObject({ status: 403, errors: { form: errors.foreign } });
  });

  it('is not taken without end', async () => {
    const { post } = await booked();
    const answers = [];
    for (let time = 0; time < 45; time++) answers.push(await post({ action: 'destroy' }));
    expect(answers.at(-1)).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  });
});

it('is booked, and said to be, when the link to it cannot be made', async () => {
  vi.spyOn(leads.booking, 'linkTo').mockRejectedValueOnce(new Error('The database is gone'));
  const slot = (await leads.booking.freeSlots())[0] ?? '';
  const submission = { form: 'demo', locale: 'en', page: 'get-a-demo', clientAddress: '198.51.100.1' } as const;
  const outcome = await leads.desk.accept({ ...submission, request: demoForm(slot, { email: 'nolink@example.org' }) });
  expect(outcome).toEqual({ status: 303, id: expect.any(String) });
});
