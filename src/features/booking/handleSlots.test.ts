import { describe, expect, it, test } from 'vitest';
import { bookingRules } from './bookingRules.ts';
import { handleSlots } from './handleSlots.ts';
import { offeredSlots, type Span } from './slots.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const service = { rules: bookingRules, freeSlots: async (span?: Span) => offeredSlots(bookingRules, now, span) };
const ask = async (query: string) => {
  const answer = await handleSlots(new URLSearchParams(query), service);
  return { status: answer.status, body: await answer.json(), caching: answer.headers.get('cache-control') };
};

describe('GET /api/slots', () => {
  it('lists the free slots of the requested days in local time of the requested zone', async () => {
    const { status, body, caching } = await ask('from=2026-11-24&to=2026-11-24&tz=america/new_york');
    expect([status, caching]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ tz: 'America/New_York', zone: 'Europe/Berlin', minutes: 30 });
    expect(body.slots).toHaveLength(7);
    expect(body.slots[0]).toEqual({
      start: '2026-11-24T08:00:00.000Z',
      end: '2026-11-24T08:30:00.000Z',
      local: '2026-11-24T03:00:00-05:00',
    });
  });

  it('interprets days in the requested zone', async () => {
    const { body } = await ask('from=2026-11-24&to=2026-11-24&tz=Pacific/Auckland');
    expect(body.slots.map(({ start }: { start: string }) => start)).toEqual(
      [
        ...['12:00', '13:00', '14:00', '15:00']
          .map((time) => `2026-11-23T${time}:00.000Z`)
          .filter((t) => t < '2026-11-24'),
        ...['08:00', '09:00', '10:00'].map((time) => `2026-11-24T${time}:00.000Z`),
      ].filter((start) => dayIn(start, 'Pacific/Auckland') === '2026-11-24'),
    );
  });

  it('lists all bookable slots without parameters', async () => {
    const { status, body } = await ask('');
    expect(status).toBe(200);
    expect(body.slots.length).toBe(offeredSlots(bookingRules, now).length);
  });

  test.each([
    ['from=2026-02-30', '"from" must be a date of the calendar, written like 2026-11-30.'],
    ['to=soon', '"to" must be a date of the calendar, written like 2026-11-30.'],
    ['from=2026-12-02&to=2026-12-01', '"from" must not be later than "to".'],
    ['from=2026-01-01&to=2027-01-01', 'Between "from" and "to" there must be 100 days at most.'],
    ['tz=Mars/Olympus', '"tz" must be an IANA time zone, such as Europe/Berlin.'],
    ['tz=%2B01:00', '"tz" must be an IANA time zone, such as Europe/Berlin.'],
    ['tz=', '"tz" must be an IANA time zone, such as Europe/Berlin.'],
  ])('responds to %s with 400 and an error message', async (query, sentence) => {
    expect(await ask(query)).toEqual({ status: 400, body: { error: sentence }, caching: 'no-store' });
  });
});

const dayIn = (slot: string, timeZone: string) => new Date(slot).toLocaleDateString('sv-SE', { timeZone });
