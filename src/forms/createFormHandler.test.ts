import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import type { LeadService } from '../leads/leadService.ts';
import { isBalanced, reconcile } from '../leads/reconcile.ts';
import type { Locale } from '../routes/table.ts';
import { type OpenedServices, openServices } from '../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  type TestEnvironment,
} from '../testing/createTestEnvironment.testing.ts';
import { wordsFor } from '../text/words/words.ts';

const send = (service: LeadService, request: Request, locale: Locale = 'de', clientAddress = '192.0.2.1') =>
  service.accept({ form: 'contact', locale, page: 'contact', request, clientAddress });

describe.each(databaseKinds)('The form handler on %s', (kind) => {
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

  const deliveriesOf = (id: string) =>
    database.query
      .selectFrom('delivery')
      .select(['target', 'state'])
      .where('lead_id', '=', id)
      .orderBy('target', 'desc')
      .execute();
  const countLeads = async () => (await leads.counts()).leads;

  it('stores the sanitised lead and its deliveries, with umlauts intact', async () => {
    const outcome = await send(
      leads.leadService,
      contactForm({ lastname: '  Mu\u0308ßig ', email: 'stored@Müller.example', message: 'Grüße\r\naus Köln\r\n' }),
      'en',
    );
    expect(outcome.status).toBe(303);
    if (outcome.status !== 303) return;
    const lead = await database.query
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', outcome.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(lead.fields)).toMatchObject({
      topic: 'press',
      firstname: 'Jörg',
      lastname: 'Müßig',
      email: 'stored@xn--mller-kva.example',
      phone: '+49 (30) 123-45/6',
      message: 'Grüße\naus Köln',
    });
    expect(lead).toMatchObject({ form: 'contact', locale: 'en', page: 'contact' });
    expect(await deliveriesOf(outcome.id)).toEqual([
      { target: 'mail-to-sales', state: 'pending' },
      { target: 'mail-confirmation', state: 'pending' },
    ]);
  });

  it('responds with 503 and stores nothing when the deliveries cannot be written', async () => {
    const before = await countLeads();
    await database.query.schema.alterTable('delivery').renameTo('delivery_gone').execute();
    const outcome = await send(leads.leadService, contactForm({ email: 'half@example.org', message: 'Bleibt stehen' }));
    await database.query.schema.alterTable('delivery_gone').renameTo('delivery').execute();
    expect(outcome).toMatchObject({
      status: 503,
      errors: { form: wordsFor('de').forms.refused.notStored },
      values: { email: 'half@example.org', message: 'Bleibt stehen' },
    });
    expect(await countLeads()).toBe(before);
    expect(isBalanced(await reconcile(database))).toBe(true);
  });

  it('stores one lead for a repeated form_id with the same fields, another for other fields', async () => {
    const form = { form_id: `${kind}-again`, email: 'again@example.org' };
    const [first, second] = [
      await send(leads.leadService, contactForm(form)),
      await send(leads.leadService, contactForm(form)),
    ];
    const other = await send(leads.leadService, contactForm({ ...form, message: 'Etwas anderes' }));
    expect(first.status).toBe(303);
    expect(second).toEqual(first);
    expect(other.status).toBe(303);
    expect(other).not.toEqual(first);
  });

  it('stores the sanitised context and never refuses a form because of it', async () => {
    const outcome = await send(
      leads.leadService,
      contactForm({
        email: 'context@example.org',
        plan: 'professional',
        utm_source: ' News\u0000letter\r\nBcc: x ',
        utm_campaign: 'ü'.repeat(101),
        utm_content: '\u202Etxt\u0007',
        utm_medium: '\n',
        gclid: 'Cj0KCQ',
        referrer: 'Suche.Example:8443',
      }),
    );
    expect(outcome.status).toBe(303);
    const odd = await send(
      leads.leadService,
      contactForm({ email: 'context@example.org', plan: 'gold', referrer: 'https://a.example/path?q=me' }),
    );
    expect(odd.status).toBe(303);
    const rows = database.query.selectFrom('lead').select(['id', 'context']).where('email', '=', 'context@example.org');
    const contexts = new Map((await rows.execute()).map(({ id, context }) => [id, JSON.parse(context)]));
    expect(outcome.status === 303 && contexts.get(outcome.id)).toEqual({
      plan: 'professional',
      utm_source: 'News letter Bcc: x',
      utm_campaign: 'ü'.repeat(100),
      utm_content: 'txt',
      referrer: 'suche.example:8443',
    });
    expect(odd.status === 303 && contexts.get(odd.id)).toEqual({});
  });

  it('keeps the first context when a form is repeated with another one', async () => {
    const form = { form_id: `${kind}-context`, email: 'one-view@example.org' };
    const [first, second] = [
      await send(leads.leadService, contactForm({ ...form, utm_source: 'first' })),
      await send(leads.leadService, contactForm({ ...form, utm_source: 'second' })),
    ];
    expect(second).toEqual(first);
    const rows = database.query.selectFrom('lead').select('context').where('email', '=', 'one-view@example.org');
    expect(await rows.execute()).toEqual([{ context: '{"utm_source":"first"}' }]);
  });

  it('stores one lead for twenty concurrent copies of a form', async () => {
    const before = await countLeads();
    const form = { form_id: `${kind}-twenty`, email: 'twenty@example.org' };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(leads.leadService, contactForm(form))));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]?.status).toBe(303);
    expect(await countLeads()).toBe(before + 1);
  });

  it('stores a new lead for every form without form_id', async () => {
    const before = await countLeads();
    await send(leads.leadService, contactForm({ email: 'no-key@example.org' }));
    await send(leads.leadService, contactForm({ email: 'no-key@example.org' }));
    expect(await countLeads()).toBe(before + 2);
  });

  it('sends one confirmation per normalised mailbox in ten minutes, and always the mail to sales', async () => {
    const spellings = ['flood@example.org', 'Flood@Example.org', 'flood+tag@example.org', 'flood@example.org'];
    const outcomes = await Promise.all(
      spellings.map((email, number) => send(leads.leadService, contactForm({ email, message: `Nummer ${number}` }))),
    );
    const states = await Promise.all(
      outcomes.map((outcome) => (outcome.status === 303 ? deliveriesOf(outcome.id) : [])),
    );
    const of = (target: string) => states.map((rows) => rows.find((row) => row.target === target)?.state).sort();
    expect(of('mail-to-sales')).toEqual(['pending', 'pending', 'pending', 'pending']);
    expect(of('mail-confirmation')).toEqual(['pending', 'suppressed', 'suppressed', 'suppressed']);
  });

  it('reconciles, and detects a missing lead', async () => {
    const report = await reconcile(database);
    expect(report.leads.accepted).toBeGreaterThan(5);
    expect(isBalanced(report)).toBe(true);
    await database.query.deleteFrom('lead').where('email', '=', 'no-key@example.org').execute();
    expect(isBalanced(await reconcile(database))).toBe(false);
  });
});

describe('Validation of the contact form', () => {
  let environment: TestEnvironment;
  let leads: OpenedServices;

  beforeAll(async () => {
    environment = await createTestEnvironment('SQLite');
    leads = await openServices(environment.env);
  });
  afterAll(async () => {
    await leads.stop();
    await environment.remove();
  });

  const wrong: [field: string, value: string, code: string][] = [
    ['topic', 'wishes', 'choice'],
    ['firstname', 'x'.repeat(101), 'tooLong'],
    ['firstname', 'Max\r\nBcc: all@example.org', 'lineBreak'],
    ['lastname', ' \u00A0 ', 'required'],
    ['lastname', 'x'.repeat(101), 'tooLong'],
    ['lastname', 'Max\0', 'lineBreak'],
    ['email', '', 'required'],
    ['email', 'nobody', 'format'],
    ['email', 'a@b.de, c@d.de', 'format'],
    ['email', `${'x'.repeat(250)}@b.de`, 'tooLong'],
    ['email', 'a@b.de\nBcc: c@d.de', 'lineBreak'],
    ['phone', 'call me', 'format'],
    ['phone', '1'.repeat(41), 'tooLong'],
    ['phone', '1\n2', 'lineBreak'],
    ['message', '\n \n', 'required'],
    ['message', 'ü'.repeat(5_001), 'tooLong'],
  ];

  it.each(wrong)('refuses %s %j with "%s" in both languages and keeps the input', async (field, value, code) => {
    for (const locale of ['de', 'en'] as const) {
      const sentences: Record<string, Record<string, string>> = wordsFor(locale).forms.contact.errors;
      const outcome = await send(leads.leadService, contactForm({ [field]: value, form_id: 'kept' }), locale);
      expect(outcome).toMatchObject({ status: 422, values: { form_id: 'kept', ...(value && { [field]: value }) } });
      if (outcome.status === 303) return;
      expect(outcome.errors).toEqual({ [field]: sentences[field]?.[code] });
      expect(outcome.errors[field]).toMatch(/[.]$/);
    }
  });

  it('accepts fields of the maximum length, counted in code points', async () => {
    const outcome = await send(
      leads.leadService,
      contactForm({
        firstname: '𝒥'.repeat(100),
        lastname: 'x'.repeat(100),
        phone: '1'.repeat(40),
        message: 'ü\r\n'.repeat(2_500),
      }),
    );
    expect(outcome.status).toBe(303);
  });

  it('keeps the context after a validation error', async () => {
    const outcome = await send(
      leads.leadService,
      contactForm({ lastname: '', utm_source: 'letter', plan: 'essential' }),
    );
    expect(outcome).toMatchObject({ status: 422, values: { utm_source: 'letter', plan: 'essential' } });
  });

  it('reports every missing field at once', async () => {
    const outcome = await send(leads.leadService, new Request('https://www.example.org/kontakt', { method: 'POST' }));
    expect(outcome).toMatchObject({ status: 422 });
    if (outcome.status !== 303) expect(Object.keys(outcome.errors)).toEqual(['lastname', 'email', 'message']);
  });

  it('refuses a filled honeypot with an error sentence and clears the field', async () => {
    const outcome = await send(leads.leadService, contactForm({ website_url: 'https://spam.example' }));
    expect(outcome).toMatchObject({ status: 422, errors: { website_url: wordsFor('de').forms.refused.trap } });
    if (outcome.status !== 303) expect(outcome.values).not.toHaveProperty('website_url');
  });

  it('refuses a body over 64 kB and keeps the values read so far', async () => {
    const outcome = await send(leads.leadService, contactForm({ message: 'x'.repeat(65_536) }), 'en');
    expect(outcome).toMatchObject({
      status: 413,
      errors: { form: wordsFor('en').forms.refused.tooLarge },
      values: { lastname: 'Müßig' },
    });
  });

  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://www.example.org' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://www.example.org', 'sec-fetch-site': 'cross-site' },
  ];
  it.each(foreign)('refuses a cross-origin form: %j', async (headers) => {
    const outcome = await send(leads.leadService, contactForm({}, headers));
    expect(outcome).toMatchObject({ status: 403, errors: { form: wordsFor('de').forms.refused.form } });
  });

  const own: Record<string, string>[] = [
    {},
    { origin: 'https://www.example.org', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  it.each(own)('accepts same-origin and non-browser clients: %j', async (headers) => {
    expect((await send(leads.leadService, contactForm({}, headers))).status).toBe(303);
  });

  it.each(['multipart', 'json'])('accepts a form encoded as %s', async (way) => {
    const fields = { lastname: 'Müßig', email: `${way}@example.org`, message: 'Grüße' };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request('https://www.example.org/kontakt', {
      method: 'POST',
      ...(way === 'multipart'
        ? { body: form }
        : { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }),
    });
    expect((await send(leads.leadService, request)).status).toBe(303);
  });
});

describe('Rate limits', () => {
  it('apply per client address, are stricter without Origin, and do not affect other addresses', async () => {
    const environment = await createTestEnvironment('SQLite', { RATE_LIMIT: '4' });
    const leads = await openServices(environment.env);
    const own = { origin: 'https://www.example.org' };
    const statuses = async (count: number, headers: Record<string, string>, address: string) => {
      const found: number[] = [];
      for (let n = 0; n < count; n++) {
        found.push((await send(leads.leadService, contactForm({}, headers), 'en', address)).status);
      }
      return found;
    };
    expect(await statuses(5, own, '192.0.2.1')).toEqual([303, 303, 303, 303, 429]);
    expect(await statuses(3, {}, '192.0.2.2')).toEqual([303, 303, 429]);
    expect(await statuses(2, {}, '2001:db8::1')).toEqual([303, 303]);
    expect(await statuses(1, {}, '2001:db8::ffff:1')).toEqual([429]);
    expect(await statuses(1, {}, '2001:db8:0:1::1')).toEqual([303]);

    const mistaken = async (count: number) => {
      const found: number[] = [];
      for (let n = 0; n < count; n++) {
        found.push((await send(leads.leadService, contactForm({ email: '' }, own), 'en', '192.0.2.3')).status);
      }
      return new Set(found);
    };
    expect(await mistaken(20)).toEqual(new Set([422]));
    expect(await mistaken(1)).toEqual(new Set([429]));

    const hasty = contactForm({ elapsed_ms: '300' }, own);
    expect((await send(leads.leadService, hasty, 'en', '192.0.2.2')).status).toBe(429);
    const refused = await send(leads.leadService, contactForm({}, own), 'en', '192.0.2.1');
    expect(refused).toMatchObject({ status: 429, values: { lastname: 'Müßig' } });
    if (refused.status === 303) return;
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.errors.form).toBe(
      'We’ve just had a great many requests from your connection. Please send the form again in 3\u00A0minutes.',
    );
    await leads.stop();
    await environment.remove();
  });
});
