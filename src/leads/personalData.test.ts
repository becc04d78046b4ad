import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { storeSubscription } from '../features/newsletter/storeSubscription.ts';
import { createDailySchedule } from '../outbox/dailySchedule.ts';
import { openServices } from '../server/openServices.ts';
import {
  createTestEnvironment,
  databaseKinds,
  runLeadsCommand,
  type TestEnvironment,
  waitUntil,
} from '../testing/createTestEnvironment.testing.ts';
import { applyRetention } from './applyRetention.ts';
import { isBalanced, reconcile } from './reconcile.ts';
import { storeLead } from './storeLead.ts';

describe.each(databaseKinds)('Data subject rights and retention on %s', (kind) => {
  let environment: TestEnvironment;
  let database: Database;

  beforeEach(async () => {
    environment = await createTestEnvironment(kind);
    database = await openDatabase(environment.env);
  });
  afterEach(async () => {
    expect(isBalanced(await reconcile(database))).toBe(true);
    await database.query.destroy();
    await environment.remove();
  });

  const lead = (email: string, at = '2026-11-01T08:00:00Z') =>
    storeLead(
      database,
      {
        form: 'contact',
        locale: 'de',
        page: 'contact',
        destinations: ['mail-to-sales', 'mail-confirmation'],
        submissionKey: null,
        email,
        fields: { lastname: 'Müßig', email, message: 'Grüße' },
        context: { utm_source: 'letter', referrer: 'suche.example' },
      },
      new Date(at),
    );
  const subscription = (email: string, at = '2026-11-01T08:00:00Z') =>
    storeSubscription(
      database,
      { locale: 'de', page: 'newsletter', email, from: '192.0.2.1', submissionKey: null },
      new Date(at),
    );
  const idsOf = async (table: 'lead' | 'subscription') =>
    (
      await database.query
        .selectFrom(table as 'lead')
        .select('id')
        .execute()
    )
      .map(({ id }) => id)
      .sort();
  const end = (id: string, state: 'confirmed' | 'ended', ended_at: string | null = null) =>
    database.query.updateTable('subscription').set({ state, ended_at }).where('id', '=', id).execute();

  it('export all data of one address, case-insensitively, and of no other', async () => {
    await lead('Zoe@Example.org');
    await subscription('zoe@example.org');
    await lead('other@example.org');
    const { code, out } = await runLeadsCommand(environment, 'person', 'ZOE@example.org', '--export');
    expect(code).toBe(0);
    const copy: unknown = JSON.parse(out);
    expect(copy).toMatchObject({
      email: 'zoe@example.org',
      leads: [
        {
          fields: { lastname: 'Müßig', message: 'Grüße' },
          context: { utm_source: 'letter', referrer: 'suche.example' },
          deliveries: [{}, {}],
        },
      ],
      newsletter: [{ requested_from: '192.0.2.1', consent_text: expect.stringContaining('Newsletter'), mails: [{}] }],
      wantsNoNewsletter: false,
    });
    expect(out).not.toContain('other@example.org');
  });

  it('erase one person with outbox, consent proofs and mail files, and still reconcile', async () => {
    const leads = await openServices(environment.env);
    leads.start();
    await lead('zoe@example.org');
    await subscription('zoe@example.org');
    const other = await lead('other@example.org');
    await waitUntil('all mails', async () => {
      const waiting = async (table: 'delivery' | 'letter') =>
        database.query
          .selectFrom(table as 'delivery')
          .select('id')
          .where('state', '=', 'pending')
          .where('due_at', '<=', new Date().toISOString())
          .execute();
      return (await waiting('delivery')).length + (await waiting('letter')).length === 0;
    });
    await leads.stop();
    const files = async () =>
      (await readdir(join(environment.env.DATA_DIR, 'mail'))).filter((name) => name.endsWith('.eml'));
    const before = await files();
    const { code, out } = await runLeadsCommand(environment, 'person', 'zoe@example.org', '--erase');
    expect(code).toBe(0);
    expect(out).toContain('1 leads with 2 deliveries, 1 newsletter records with 1 mails');
    expect(await idsOf('lead')).toEqual([other]);
    expect(await idsOf('subscription')).toEqual([]);
    expect(before.length).toBeGreaterThan((await files()).length);
    const left = await database.query.selectFrom('delivery').select('id').execute();
    expect((await files()).sort()).toEqual(left.map(({ id }) => `${id}.eml`).sort());
    for (const table of [
      'delivery',
      'letter',
      'newsletter_token',
      'ledger',
      'subscription_ledger',
      'suppression',
    ] as const) {
      const rows = await database.query
        .selectFrom(table as 'ledger')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain('zoe');
    }
    expect(await database.query.selectFrom('suppression').selectAll().execute()).toHaveLength(1);
    const report = (await runLeadsCommand(environment, 'reconcile')).out;
    expect(report).toContain('Leads accepted      2 = stored 1 + erased 1');
    expect(report).toContain('Newsletter requests accepted  1 = stored 0 + erased 1');
    expect((await runLeadsCommand(environment, 'person', 'zoe@example.org', '--erase')).out).toContain(
      'Erased: 0 leads',
    );
  });

  it('delete leads 24 months after the last contact, not earlier', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    await lead('gone@example.org', '2024-11-20T11:59:00Z');
    const kept = [
      await lead('just@example.org', '2024-11-20T12:01:00Z'),
      await lead('back@example.org', '2023-01-01T00:00:00Z'),
      await lead('Back@example.org', '2026-01-01T00:00:00Z'),
    ];
    expect(await applyRetention(database, environment.env, now)).toMatchObject({ leads: 1, unconfirmed: 0, proofs: 0 });
    expect(await idsOf('lead')).toEqual(kept.sort());
  });

  it('delete unconfirmed requests after 14 days and ended proofs after three years, never an active subscription', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    await subscription('late@example.org', '2026-11-06T11:59:00Z');
    const fresh = await subscription('fresh@example.org', '2026-11-06T12:01:00Z');
    const old = await subscription('old@example.org', '2019-01-01T00:00:00Z');
    await end(old, 'confirmed');
    const proof = await subscription('proof@example.org', '2020-01-01T00:00:00Z');
    await end(proof, 'ended', '2023-11-20T12:01:00.000Z');
    const over = await subscription('over@example.org', '2020-01-01T00:00:00Z');
    await end(over, 'ended', '2023-11-20T11:59:00.000Z');
    expect(await applyRetention(database, environment.env, now)).toMatchObject({ leads: 0, unconfirmed: 1, proofs: 1 });
    expect(await idsOf('subscription')).toEqual([fresh, old, proof].sort());
    expect(await applyRetention(database, environment.env, now)).toMatchObject({ leads: 0, unconfirmed: 0, proofs: 0 });
    // A clock set back makes no record older.
    expect(await applyRetention(database, environment.env, new Date('2020-01-01T00:00:00Z'))).toMatchObject({
      unconfirmed: 0,
      proofs: 0,
    });
  });

  it('report deletions in the retain command', async () => {
    await subscription('late@example.org', '2020-01-01T00:00:00Z');
    const { code, out } = await runLeadsCommand(environment, 'retain');
    expect(code).toBe(0);
    expect(out).toContain('not confirmed for 14 days: 1 deleted');
  });

  it('log no personal data', async () => {
    const lines: string[] = [];
    const leads = await openServices(
      environment.env,
      pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
    );
    leads.start();
    await lead('zoe@example.org');
    await subscription('late-zoe@example.org');
    await waitUntil('two lines', () => lines.length >= 2);
    await leads.stop();
    expect(lines.join('')).not.toMatch(/zoe|192\.0\.2|Müßig/);
  });
});

describe('npm run leads -- person with invalid arguments', () => {
  it.each([
    [['person'], 'Whose?'],
    [['person', 'nobody', '--export'], 'Whose?'],
    [['person', 'a@example.org'], '--export or --erase'],
    [['person', 'a@example.org', '--export', '--erase'], '--export or --erase'],
  ])('%j: exits with 1 and one sentence', async (words, sentence) => {
    const environment = await createTestEnvironment('SQLite');
    const { code, out, err } = await runLeadsCommand(environment, ...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    await environment.remove();
  });
});

describe('A daily task', () => {
  it('runs one minute after the start, then daily, until it is stopped', async () => {
    vi.useFakeTimers();
    let runs = 0;
    const daily = createDailySchedule(async () => {
      runs++;
    });
    daily.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(1);
    // A clock change does not affect the schedule.
    vi.setSystemTime(new Date('2000-01-01T00:00:00Z'));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(runs).toBe(2);
    await daily.stop();
    await vi.advanceTimersByTimeAsync(72 * 3_600_000);
    expect(runs).toBe(2);
    vi.useRealTimers();
  });
});
