import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import {
  createTestEnvironment,
  databaseKinds,
  runLeadsCommand,
  type TestEnvironment,
} from '../testing/createTestEnvironment.testing.ts';
import { storeLead } from './storeLead.ts';

describe.each(databaseKinds)('npm run leads on %s', (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  let [first, second] = ['', ''];

  beforeAll(async () => {
    environment = await createTestEnvironment(kind);
    database = await openDatabase(environment.env);
    const lead = {
      form: 'contact',
      locale: 'de',
      page: 'contact',
      destinations: ['mail-to-sales', 'mail-confirmation'],
      submissionKey: null,
    } as const;
    first = await storeLead(
      database,
      {
        ...lead,
        email: 'a@example.org',
        fields: {
          lastname: '=1+1',
          email: 'a@example.org',
          phone: '+49 30 1',
          message: 'Er sagte "Grüße",\nund ging.',
        },
      },
      new Date('2026-10-01T08:00:00Z'),
    );
    second = await storeLead(
      database,
      {
        ...lead,
        email: 'b@example.org',
        fields: { lastname: 'Öz', email: 'b@example.org', phone: '', message: 'Hallo' },
        context: { plan: 'enterprise', referrer: 'suche.example' },
      },
      new Date('2026-11-01T08:00:00Z'),
    );
  });
  afterAll(async () => {
    await database.query.destroy();
    await environment.remove();
  });

  it('lists all leads', async () => {
    const { code, out, err } = await runLeadsCommand(environment, 'list');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trim().split('\n')).toEqual([
      expect.stringContaining(first),
      expect.stringContaining('Öz <b@example.org>'),
    ]);
  });

  it('shows a lead found by an id prefix', async () => {
    const { code, out } = await runLeadsCommand(environment, 'show', second.slice(0, 8));
    expect(code).toBe(0);
    for (const text of [second, 'b@example.org', 'Hallo', 'enterprise', 'suche.example', 'mail-to-sales: pending'])
      expect(out).toContain(text);
  });

  it('replays the dead letters of one lead, or all', async () => {
    const kill = (id: string) =>
      database.query.updateTable('delivery').set({ state: 'dead', attempts: 9 }).where('lead_id', '=', id).execute();
    const states = async () => {
      const rows = await database.query.selectFrom('delivery').select(['state', 'attempts']).execute();
      return new Set(rows.map(({ state, attempts }) => `${state} ${attempts}`));
    };
    await kill(first);
    await kill(second);
    expect((await runLeadsCommand(environment, 'replay', first)).out).toContain('2 deliveries are due now');
    expect(await states()).toEqual(new Set(['pending 0', 'dead 9']));
    expect((await runLeadsCommand(environment, 'replay', '--dead')).out).toContain('2 deliveries are due now');
    expect(await states()).toEqual(new Set(['pending 0']));
  });

  it('reconciles, and fails when a delivery is missing', async () => {
    const report = await runLeadsCommand(environment, 'reconcile');
    expect(report).toMatchObject({ code: 0, err: '' });
    expect(report.out).toContain('Leads accepted      2 = stored 2 + erased 0');
    expect(report.out).toContain('created  4 = delivered 0 + pending 4 + dead 0 + suppressed 0 + erased 0');
    const toSales = database.query.updateTable('delivery').where('lead_id', '=', first);
    await toSales.where('target', '=', 'mail-to-sales').set({ target: 'mail-confirmation' }).execute();
    const broken = await runLeadsCommand(environment, 'reconcile');
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('Leads without a delivery to sales: 1');
    expect(broken.err).toContain('do not balance');
  });
});

describe('The process', () => {
  // In plain Node, without the bundler of the tests: it can read no .tsx file.
  it.each(['src/leads/cli.ts', 'src/features/newsletter/cli.ts'])('%s prints, and exits with 0 or 1', async (file) => {
    const environment = await createTestEnvironment('SQLite');
    const { DATA_DIR } = environment.env;
    const run = (...words: string[]) =>
      new Promise((resolve) => {
        execFile('node', [file, ...words], { env: { ...process.env, DATA_DIR } }, (error, out, err) =>
          resolve({ code: error?.code ?? 0, out, err }),
        );
      });
    expect(await run('list')).toEqual({ code: 0, out: expect.stringMatching(/^No (leads|issues yet)\.\n$/), err: '' });
    const refused = await run('reply');
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('There is no command "reply"') });
    expect(refused).toMatchObject({ err: expect.not.stringContaining('    at ') });
    await environment.remove();
  });
});

describe('npm run leads with invalid arguments', () => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await createTestEnvironment('SQLite');
  });
  afterAll(() => environment.remove());

  it.each([
    [['show', 'ffffffff'], 'There is no lead'],
    [['export', '--format', 'xml'], '--format csv or --format json'],
    [['export', '--format', 'csv', '--since', 'yesterday'], 'yesterday is not a date'],
    [['replay'], 'or --dead'],
    [['reply'], 'There is no command "reply"'],
  ])('%j: exits with 1 and one sentence', async (words, sentence) => {
    const { code, out, err } = await runLeadsCommand(environment, ...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });
});
