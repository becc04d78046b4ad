/**
 * Moves a booking to an unavailable time on the production server. The bundles of the server and of the pages each have
 * a copy of every class, so an error that crosses them fails `instanceof` (issue 10, item 8).
 */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';

const json = { Accept: 'application/json' };

async function freeSlots(request: APIRequestContext): Promise<string[]> {
  const { slots } = await (await request.get('/api/slots')).json();
  return slots.map(({ start }: { start: string }) => start);
}

for (const locale of locales) {
  const words = wordsFor(locale).booking;
  /** The message up to the times that it lists. */
  const begins = (reason: 'taken' | 'not-offered') => words.refused[reason].split('{times}')[0] ?? '';

  test(`moving a booking in ${locale} to an unavailable time answers 409 with the next free times`, async ({
    request,
    site,
  }) => {
    const book = async (slot: string) => {
      const email = `${randomUUID()}@visitor.example`;
      const form = { form_id: randomUUID(), topic: 'shop', slot, name: 'Zoë Müßig', company: 'Müßig GmbH', email };
      const booked = await request.post(href('get-a-demo', locale), { form, headers: json });
      expect(booked.status()).toBe(200);
      const [mail] = await site.mailsTo(email, 1);
      const link = new RegExp(`${href('booking', locale)}/[\\w-]{32}`).exec(mail?.text ?? '')?.[0];
      return link ?? Promise.reject(new Error(`No link in the mail: ${mail?.text}`));
    };
    const [own = '', taken = ''] = await freeSlots(request);
    const link = await book(own);
    for (let seats = 0; (await freeSlots(request)).includes(taken); seats++) {
      expect(seats).toBeLessThan(10);
      await book(taken);
    }

    const refusals = [
      { slot: taken, reason: 'taken' },
      { slot: '2020-01-07T09:00:00.000Z', reason: 'not-offered' },
      { slot: taken.replace(/T.*/, 'T02:00:00.000Z'), reason: 'not-offered' },
      { slot: 'tomorrow', reason: 'not-offered' },
    ] as const;
    for (const { slot, reason } of refusals) {
      const form = { action: 'move', slot };
      const page = await request.post(link, { form });
      expect(page.status(), `${slot} as a page`).toBe(409);
      expect(await page.text()).toContain(begins(reason));
      const program = await request.post(link, { form, headers: json });
      expect(program.status(), `${slot} as JSON`).toBe(409);
      const free = await freeSlots(request);
      const { ok, errors, freeSlots: next } = await program.json();
      expect({ ok, sentence: errors.slot.startsWith(begins(reason)) }).toEqual({ ok: false, sentence: true });
      expect(next).toHaveLength(3);
      for (const time of next) expect(free).toContain(time);
    }
    expect(await (await request.get(`${link}.ics`)).text()).toContain(own.replace(/[-:]|\.000/g, ''));

    const target = (await freeSlots(request))[5] ?? '';
    const moved = await request.post(link, { form: { action: 'move', slot: target }, headers: json });
    expect({ status: moved.status(), body: await moved.json() }).toEqual({ status: 200, body: { ok: true } });
    expect(await (await request.get(`${link}.ics`)).text()).toContain(target.replace(/[-:]|\.000/g, ''));

    await request.post(link, { form: { action: 'cancel' }, headers: json });
    const late = await request.post(link, { form: { action: 'move', slot: own }, headers: json });
    expect({ status: late.status(), body: await late.json() }).toEqual({
      status: 409,
      body: { ok: false, errors: { form: words.page.cancelled.title } },
    });
    const unknown = await request.post(`${href('booking', locale)}/${'x'.repeat(32)}`, { headers: json });
    expect({ status: unknown.status(), ok: (await unknown.json()).ok }).toEqual({ status: 404, ok: false });
  });
}
