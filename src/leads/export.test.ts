/** The output of `npm run leads -- export`, parsed by a third-party parser. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { destinationNames } from '../outbox/delivery.ts';
import {
  createTestEnvironment,
  databaseKinds,
  runLeadsCommand,
  type TestEnvironment,
} from '../testing/createTestEnvironment.testing.ts';
import { crmFields } from './crmFields.ts';
import { type NewLead, storeLead } from './storeLead.ts';

const plain: NewLead = {
  form: 'contact',
  locale: 'de',
  page: 'contact',
  email: 'a@example.org',
  fields: { topic: 'sales', lastname: 'Öz', email: 'a@example.org', phone: '', message: 'Hallo' },
  destinations: ['mail-to-sales'],
  submissionKey: null,
};

const message = 'Er sagte "Grüße", 👋🏽\r\nund ging;\n\n- „erstens“\n- zweitens,\tEnde';

const formulas = [
  '=1+1',
  '+1+SUM(A1)',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '"=1',
  `'"=1`,
  '＝1',
  '|cmd',
  '%0A=1',
  '+49 30 1=2',
  '+',
];

describe.each(databaseKinds)('The export on %s', (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    environment = await createTestEnvironment(kind);
    database = await openDatabase(environment.env);
    const store = async (name: string, lead: Partial<NewLead>, time: string) => {
      ids[name] = await storeLead(database, { ...plain, ...lead }, new Date(time));
    };
    const partner = { company: 'Müßig & Töchter', website: '', name: 'Zoë', email: 'z@example.org', message: 'Ja' };
    await store(
      'october',
      { fields: { ...plain.fields, message, phone: '+49 (30) 123-45/6' } },
      '2026-10-31T23:59:59Z',
    );
    await store('november', { locale: 'en', context: { plan: 'essential', utm_source: '=x' } }, '2026-11-01T00:00:00Z');
    await store('partner', { form: 'partner', page: 'affiliate-program', fields: partner }, '2026-11-30T23:59:59Z');
    await store('december', { fields: { ...plain.fields, faxnumber: '+1' } }, '2026-12-01T00:00:00Z');
    const dead = database.query
      .updateTable('delivery')
      .set({ state: 'dead' })
      .where('lead_id', '=', ids.november ?? '');
    await dead.execute();
  });
  afterAll(async () => {
    await database.query.destroy();
    await environment.remove();
  });

  const rows = async (...words: string[]): Promise<Record<string, string>[]> => {
    const { code, out } = await runLeadsCommand(environment, 'export', '--format', 'csv', ...words);
    expect(code).toBe(0);
    return parse(out, { columns: true, record_delimiter: '\r\n' });
  };

  it('is RFC 4180 CSV: every cell is read back unchanged, under its CRM name', async () => {
    const { out } = await runLeadsCommand(environment, 'export', '--format', 'csv');
    expect(out.startsWith('"id","created_at","form","locale","page"')).toBe(true);
    expect(out.endsWith('\r\n')).toBe(true);
    const [october, november, partner, december] = await rows();
    expect(october).toMatchObject({
      id: ids.october,
      created_at: '2026-10-31T23:59:59.000Z',
      inquiry_topic: 'sales',
      lastname: 'Öz',
      phone: '+49 (30) 123-45/6',
      message,
      full_name: '',
      'mail-to-sales': 'pending',
    });
    expect(november).toMatchObject({ locale: 'en', plan_of_interest: 'essential', 'mail-to-sales': 'dead' });
    expect(partner).toMatchObject({ full_name: 'Zoë', company: 'Müßig & Töchter', page: 'affiliate-program' });
    // Fields that a form no longer has are kept.
    expect(december?.further_fields).toBe('faxnumber: +1');
  });

  it('is JSON with the stored fields and the CRM fields', async () => {
    const { out } = await runLeadsCommand(environment, 'export', '--format', 'json', '--locale', 'en');
    expect(JSON.parse(out)).toMatchObject([
      {
        id: ids.november,
        fields: { lastname: 'Öz' },
        context: { plan: 'essential', utm_source: '=x' },
        crm: { lastname: 'Öz', plan_of_interest: 'essential', utm_source: '=x', locale: 'en' },
        deliveries: [{ target: 'mail-to-sales', state: 'dead' }],
      },
    ]);
  });

  it.each([
    [
      ['--since', '2026-11-01'],
      ['november', 'partner', 'december'],
    ],
    [
      ['--until', '2026-11-30'],
      ['october', 'november', 'partner'],
    ],
    [
      ['--since', '2026-11-01', '--until', '2026-11-30'],
      ['november', 'partner'],
    ],
    [['--since', '2026-11-01T00:00:00+01:00', '--until', '2026-11-01T01:00:00+01:00'], ['october']],
    [['--form', 'partner'], ['partner']],
    [
      ['--locale', 'de', '--form', 'contact'],
      ['october', 'december'],
    ],
    [['--state', 'dead'], ['november']],
    [
      ['--target', 'mail-to-sales', '--state', 'pending'],
      ['october', 'partner', 'december'],
    ],
    [['--target', 'webhook'], []],
  ])('%j: filters the export and the list alike', async (filters, names) => {
    const expected = names.map((name) => ids[name]);
    expect((await rows(...filters)).map(({ id }) => id)).toEqual(expected);
    const { out } = await runLeadsCommand(environment, 'list', ...filters);
    expect(out.trim().split('\n')).toEqual(
      expected.length > 0 ? expected.map((id) => expect.stringContaining(id ?? '')) : ['No leads.'],
    );
  });
});

describe('The export', () => {
  let environment: TestEnvironment;
  let database: Database;
  beforeAll(async () => {
    environment = await createTestEnvironment('SQLite');
    database = await openDatabase(environment.env);
  });
  afterAll(async () => {
    await database.query.destroy();
    await environment.remove();
  });

  it('of no leads is a header line, or an empty array', async () => {
    expect(parse((await runLeadsCommand(environment, 'export', '--format', 'csv')).out)).toHaveLength(1);
    expect(JSON.parse((await runLeadsCommand(environment, 'export', '--format', 'json')).out)).toEqual([]);
  });

  it('contains no cell that a spreadsheet evaluates as a formula, with comma or semicolon as separator', async () => {
    for (const formula of formulas) {
      const fields = { ...plain.fields, lastname: formula, message: `Hallo;${formula}\n${formula}\nEnde` };
      await storeLead(database, { ...plain, fields, context: { utm_campaign: formula } });
    }
    const { out } = await runLeadsCommand(environment, 'export', '--format', 'csv');
    // Split at commas, and as a German spreadsheet does on a double click: at semicolons, ignoring quotes.
    const cells = [...parse(out).flat(), ...out.split(/[;\r\n]+/)];
    const alone = (cell: string) => cell.replace(/^["\s]+/, '');
    expect(cells.filter((cell) => /^[=@＝]/.test(alone(cell)))).toEqual([]);
    expect(cells.filter((cell) => /^[+-].*[(|!]/.test(alone(cell)))).toEqual([]);
    const rows = parse(out, { columns: true }) as Record<string, string>[];
    const row = rows.find(({ lastname }) => lastname === "'=1+1");
    expect(row).toMatchObject({ utm_campaign: "'=1+1" });
  });

  it('has a unique column name for every field of a lead', () => {
    const { lead, context, ...forms } = crmFields;
    for (const form of Object.values(forms)) {
      const names = [lead, form, context].flatMap((part) => Object.values(part) as string[]);
      expect(new Set([...names, ...destinationNames, 'further_fields']).size).toBe(
        names.length + destinationNames.length + 1,
      );
    }
  });

  it('contains each of many leads once, including leads with the same timestamp', async () => {
    const time = new Date().toISOString();
    const many = Array.from({ length: 1_501 }, () => ({
      ...{ id: randomUUID(), submission_key: null, form: 'contact', locale: 'de', page: 'contact' },
      ...{ email: 'a@example.org', fields: '{}', context: '{}', created_at: time },
    }));
    for (let start = 0; start < many.length; start += 500)
      await database.query
        .insertInto('lead')
        .values(many.slice(start, start + 500))
        .execute();
    const { out } = await runLeadsCommand(environment, 'export', '--format', 'json', '--since', time);
    const exported: { id: string }[] = JSON.parse(out);
    expect(exported.map(({ id }) => id)).toEqual(many.map(({ id }) => id).sort());
  });

  it.each([
    [['export', '--format', 'csv', '--until', '2026-02-30'], '2026-02-30 is not a date'],
    [['export', '--format', 'csv', '--since', '2026-11-30T10:00'], 'is not a date'],
    [['export', '--format', 'csv', '--form', 'newsletter'], 'There is no form "newsletter"; there are: contact'],
    [['list', '--locale', 'fr'], 'There is no language "fr"; there are: de, en.'],
    [['list', '--state', 'lost'], 'There is no state "lost"'],
    [['list', '--target', 'fax'], 'There is no target "fax"'],
    [['list', '--country', 'at'], "Unknown option '--country'"],
    [['retain', '--since', '2026-01-01'], 'The command "retain" has no option --since.'],
    [['list', '--format', 'csv'], 'The command "list" has no option --format.'],
  ])('%j: is refused with a sentence', async (words, sentence) => {
    const { code, out, err } = await runLeadsCommand(environment, ...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });
});
