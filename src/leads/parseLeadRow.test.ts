import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { leadQueue } from '../outbox/leadQueue.ts';
import { leadToSales } from '../outbox/mail/messages/leadToSales.tsx';
import { type OpenedServices, openServices } from '../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  runLeadsCommand,
  type TestEnvironment,
  waitUntil,
} from '../testing/createTestEnvironment.testing.ts';
import { crmValues } from './crmValues.ts';
import { exportFormats } from './exportFormats.ts';
import { findLead, readLeads } from './leadRecords.ts';
import { parseLeadRow } from './parseLeadRow.ts';

it('falls back to the default locale for an unknown one and keeps damaged fields as text', () => {
  const row = { form: 'contact', locale: 'fr', fields: '{"email":', context: 'null' } as const;
  expect(parseLeadRow({ ...row, locale: JSON.parse('"fr"') })).toMatchObject({
    locale: 'de',
    fields: { unreadable: row.fields },
    problem: expect.stringContaining('no JSON'),
  });
});

describe.each(databaseKinds)('A stored lead on %s', (kind) => {
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

  async function stored(changes: Record<string, string>): Promise<string> {
    const request = contactForm({ email: 'row@example.org' });
    const service = leads.leadService;
    const outcome = await service.accept({
      form: 'contact',
      locale: 'de',
      page: 'contact',
      request,
      clientAddress: '::1',
    });
    if (outcome.status !== 303) throw new Error('Not stored');
    await database.query.updateTable('lead').set(changes).where('id', '=', outcome.id).execute();
    return outcome.id;
  }
  async function deliveriesOf(id: string) {
    const rows = database.query.selectFrom('delivery').select(['id', 'state', 'target']).where('lead_id', '=', id);
    return rows.execute();
  }
  const exported = async (format: 'csv' | 'json') =>
    (await Array.fromAsync(exportFormats[format](readLeads(database)))).join('');

  it('with a removed page and locale is still mailed, exported and shown', async () => {
    const id = await stored({ page: 'spring-fair', locale: 'fr' });
    const [row] = await leadQueue.read(
      database.query,
      (await deliveriesOf(id)).map((delivery) => delivery.id),
    );
    if (!row || row.lead.form === 'demo') throw new Error('No delivery');
    expect(row.problem).toBeUndefined();
    const mail = await leadToSales({ ...row.lead, form: row.lead.form }, 'https://www.example.org');
    expect(mail.text).toContain('Seite: spring-fair');
    const lead = await findLead(database, id);
    expect(lead && crmValues(lead)).toMatchObject({ page: 'spring-fair', email: 'row@example.org' });
    for (const format of ['csv', 'json'] as const) expect(await exported(format)).toContain('spring-fair');
    expect(await runLeadsCommand(environment, 'show', id)).toMatchObject({ code: 0 });
  });

  it('with damaged fields or a removed form becomes a dead letter and does not block others', async () => {
    const damaged = await stored({ fields: '{"email":' });
    const gone = await stored({ form: 'webinar' });
    const whole = await stored({ locale: 'de' });
    leads.start();
    const states = async (id: string) => (await deliveriesOf(id)).map(({ state }) => state);
    await waitUntil('three settled leads', async () =>
      (await Promise.all([damaged, gone, whole].map(states))).flat().every((state) => state !== 'pending'),
    );
    expect(new Set([...(await states(damaged)), ...(await states(gone))])).toEqual(new Set(['dead', 'suppressed']));
    expect(await states(whole)).toContain('delivered');
    for (const format of ['csv', 'json'] as const) {
      const text = await exported(format);
      expect(text).toContain('webinar');
      expect(text).toContain('unreadable');
    }
    expect(await runLeadsCommand(environment, 'list')).toMatchObject({ code: 0 });
  });
});
