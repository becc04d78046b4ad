import { createRequire } from 'node:module';
import { status } from '@grpc/grpc-js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { InvalidSettingError, parseEnv } from '../../env.ts';
import { applyRetention } from '../../leads/applyRetention.ts';
import { leadsCommandLine } from '../../leads/leadsCommands.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  runTestCommand,
  type TestEnvironment,
  waitUntil,
} from '../../testing/createTestEnvironment.testing.ts';
import {
  type FirestoreEmulator,
  startFirestoreEmulator,
  startRefusingFirestore,
  testProject,
} from '../../testing/firestore.testing.ts';
import { replayDelivery } from '../replay.ts';
import { openMirror } from './openMirror.ts';

const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('google-gax'));

describe.each(databaseKinds)('The mirror in Firestore on %s', (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  const lines: string[] = [];
  const opened: { close(): unknown }[] = [];
  const running: OpenedServices[] = [];

  beforeEach(async () => {
    lines.length = 0;
    environment = await createTestEnvironment(kind);
    database = await openDatabase(environment.env);
  });
  afterEach(async () => {
    expect(isBalanced(await reconcile(database))).toBe(true);
    for (const one of opened.splice(0)) one.close();
    await Promise.all(running.splice(0).map((leads) => leads.stop()));
    vi.unstubAllEnvs();
    await database.query.destroy();
    await environment.remove();
  });

  /** Registers a resource to be closed after the test. */
  const kept = <T extends { close(): unknown }>(one: T): T => {
    opened.push(one);
    return one;
  };
  const emulator = async (port?: number): Promise<FirestoreEmulator> => kept(await startFirestoreEmulator(port));
  async function open(FIRESTORE_EMULATOR_HOST?: string): Promise<OpenedServices> {
    const settings = FIRESTORE_EMULATOR_HOST ? { FIRESTORE_PROJECT: testProject, FIRESTORE_EMULATOR_HOST } : {};
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const leads = await openServices({ ...environment.env, ...settings }, log);
    running.push(leads);
    leads.start();
    return leads;
  }
  async function send(leads: OpenedServices, email = 'joerg@example.org'): Promise<string> {
    const request = contactForm({ email, utm_campaign: 'herbst' });
    const submission = { form: 'contact', locale: 'de', page: 'contact', request, clientAddress: '192.0.2.1' } as const;
    const outcome = await leads.leadService.accept(submission);
    return outcome.status === 303 ? outcome.id : '';
  }
  const rows = () =>
    database.query.selectFrom('delivery').selectAll().where('target', '=', 'firestore-mirror').execute();
  const mirrored = (number: number) =>
    waitUntil(`${number} mirrored`, async () => {
      const states = (await rows()).map(({ state }) => state);
      return states.length === number && states.every((state) => state === 'delivered');
    });
  const tried = () => waitUntil('an attempt', async () => ((await rows())[0]?.attempts ?? 0) > 0);
  const bothMails = (leads: OpenedServices) =>
    waitUntil('both mails', async () => (await leads.counts()).delivered === 2);
  const removals = () => database.query.selectFrom('removal').selectAll().execute();
  const removalsDue = () => database.query.updateTable('removal').set({ due_at: new Date().toISOString() }).execute();
  const command = async (settings: Record<string, string>, ...words: string[]) => {
    const { code, out } = await runTestCommand(leadsCommandLine, { ...environment.env, ...settings }, words);
    expect(code).toBe(0);
    return out;
  };

  it('creates no delivery and loads no library while it is not configured', async () => {
    const leads = await open();
    await send(leads);
    await bothMails(leads);
    expect(await rows()).toEqual([]);
    if (kind === databaseKinds[0]) expect(isLoaded()).toBe(false);
  });

  it('contains every lead once under its id, with the payload of the webhook', async () => {
    const { host, documents } = await emulator();
    const id = await send(await open(host));
    await mirrored(1);
    const [row] = await rows();
    expect(await documents()).toEqual({
      [id]: {
        id,
        form: 'contact',
        locale: 'de',
        page: 'contact',
        createdAt: row?.created_at,
        context: { utm_campaign: 'herbst' },
        crm: expect.objectContaining({ email: 'joerg@example.org' }),
        fields: {
          topic: 'press',
          firstname: 'Jörg',
          lastname: 'Müßig',
          email: 'joerg@example.org',
          phone: '+49 (30) 123-45/6',
          message: 'Grüße aus Köln.\nZweite Zeile & <b>kein Fett</b>.',
        },
      },
    });
    expect(row?.receipt).toMatch(/^\d{4}-.*Z$/);
    expect(isLoaded()).toBe(true);
    expect(lines.join('')).not.toMatch(/joerg|Müßig/);
  });

  it('is unchanged after a replay', async () => {
    const { host, documents } = await emulator();
    await send(await open(host));
    await mirrored(1);
    const before = await documents();
    const [row] = await rows();
    expect(await replayDelivery(database, row?.id ?? '')).toBe(1);
    await mirrored(1);
    expect(await documents()).toEqual(before);
  });

  it('is completed after an outage of Firestore, without delaying mails', async () => {
    const { host, port, close } = await startFirestoreEmulator();
    close();
    const leads = await open(host);
    const ids = [await send(leads), await send(leads, 'zoe@example.org')];
    await waitUntil('four mails', async () => (await leads.counts()).delivered === 4);
    await tried();
    expect((await rows())[0]).toMatchObject({ state: 'pending', last_error: expect.stringContaining('UNAVAILABLE') });
    const { documents } = await emulator(port);
    await mirrored(2);
    expect(Object.keys(await documents()).sort()).toEqual(ids.sort());
  });

  it('does not delay mails while a call hangs', async () => {
    const { host, callCount } = kept(await startRefusingFirestore());
    const leads = await open(host);
    await send(leads);
    await waitUntil('a call that is never answered', () => callCount() > 0);
    await bothMails(leads);
    expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0 }]);
  });

  it('retries a refused write, shows the reason, and logs only the code', async () => {
    const refusal = { code: status.PERMISSION_DENIED, details: 'Missing permissions of joerg@example.org.' };
    const { host } = kept(await startRefusingFirestore(refusal));
    const id = await send(await open(host));
    await tried();
    expect(await command({}, 'show', id)).toMatch(/firestore-mirror: pending.*7 PERMISSION_DENIED: Missing/s);
    expect(lines.join('')).toContain('"PERMISSION_DENIED"');
    expect(lines.join('')).not.toContain('joerg');
  });

  it('respects the retry delay of Firestore', async () => {
    const refusal = { code: status.RESOURCE_EXHAUSTED, details: 'Quota', retryAfter: 3_600 };
    const { host } = kept(await startRefusingFirestore(refusal));
    await send(await open(host));
    await tried();
    const wait = (Date.parse((await rows())[0]?.due_at ?? '') - Date.now()) / 1_000;
    expect(wait).toBeGreaterThan(3_590);
    expect(wait).toBeLessThanOrEqual(3_600);
  });

  it('retries without credentials and stores the error', async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/no/such/file.json');
    const leads = await openServices({ ...environment.env, FIRESTORE_PROJECT: testProject });
    running.push(leads);
    leads.start();
    await send(leads);
    await bothMails(leads);
    await tried();
    expect((await rows())[0]).toMatchObject({ state: 'pending', last_error: expect.stringContaining('/no/such/file') });
  });

  it('removes the documents of an erased person only', async () => {
    const { host, documents } = await emulator();
    const leads = await open(host);
    const id = await send(leads);
    const other = await send(leads, 'zoe@example.org');
    await mirrored(2);
    const said = await command({ FIRESTORE_PROJECT: testProject }, 'person', 'joerg@example.org', '--erase');
    expect(said).toContain('Documents in Firestore to be removed: 1.');
    expect(said).not.toContain('not set');
    const [removal] = await removals();
    expect(removal).toMatchObject({ lead_id: id, state: 'pending' });
    // An attempt in progress could write the document again, so the removal waits until it has ended.
    expect(Date.parse(removal?.due_at ?? '') - Date.parse(removal?.created_at ?? '')).toBeGreaterThan(60_000);
    expect(JSON.stringify(removal)).not.toContain('joerg');
    expect(isBalanced(await reconcile(database))).toBe(true);
    await removalsDue();
    await waitUntil('removed', async () => (await removals())[0]?.state === 'delivered');
    expect(Object.keys(await documents())).toEqual([other]);
    expect(await command({}, 'reconcile')).toMatch(/Removals from Firestore created +1 = delivered 1 \+ pending 0/);
  });

  it('removes expired documents, even after an outage of Firestore', async () => {
    const { host, port, close, documents } = await startFirestoreEmulator();
    await send(await open(host));
    await mirrored(1);
    expect(Object.keys(await documents())).toHaveLength(1);
    const inThreeYears = new Date(Date.now() + 3 * 366 * 86_400_000);
    close();
    expect(await applyRetention(database, environment.env, inThreeYears)).toMatchObject({ leads: 1, removals: 1 });
    await removalsDue();
    await waitUntil('an attempt', async () => ((await removals())[0]?.attempts ?? 0) > 0);
    await emulator(port);
    await waitUntil('removed', async () => (await removals())[0]?.state === 'delivered');
  });

  it('removes documents of leads erased while it was not configured, and the command warns', async () => {
    const { host, documents } = await emulator();
    const leads = await open(host);
    await send(leads);
    await mirrored(1);
    await leads.stop();
    running.length = 0;
    const said = await command({}, 'person', 'joerg@example.org', '--erase');
    expect(said).toContain('FIRESTORE_PROJECT is not set');
    await removalsDue();
    const without = await open();
    await waitUntil('an attempt', async () => ((await removals())[0]?.attempts ?? 0) > 0);
    const [{ lead_id: id } = { lead_id: '' }] = await removals();
    expect(await command({}, 'show', id)).toMatch(/erased.*firestore-removal: pending.*No Firestore is configured/s);
    await without.stop();
    running.length = 0;
    await open(host);
    await waitUntil('removed', async () => (await removals())[0]?.state === 'delivered');
    expect(await documents()).toEqual({});
  });
});

describe('An attempt to write to Firestore', () => {
  it('is cancelled on abort and does not write later', async () => {
    const silent = await startRefusingFirestore();
    const mirror = openMirror({ FIRESTORE_PROJECT: testProject, FIRESTORE_EMULATOR_HOST: silent.host });
    const end = new AbortController();
    const attempt = mirror.put('1', { a: 'b' }, end.signal);
    await waitUntil('a call', () => silent.callCount() > 0);
    end.abort();
    await expect(attempt).rejects.toThrow('CANCELLED');
    await mirror.close();
    expect(silent.callCount()).toBe(1);
    silent.close();
  });
});

describe('Settings of the mirror', () => {
  it.each([
    [{ FIRESTORE_PROJECT: 'My Project' }, 'FIRESTORE_PROJECT'],
    [{ FIRESTORE_PROJECT: 'short' }, 'FIRESTORE_PROJECT'],
    [{ FIRESTORE_PROJECT: 'a/b/../c-d' }, 'FIRESTORE_PROJECT'],
    [{ FIRESTORE_EMULATOR_HOST: 'http://localhost:8080' }, 'FIRESTORE_EMULATOR_HOST'],
    [{ FIRESTORE_EMULATOR_HOST: 'localhost' }, 'FIRESTORE_EMULATOR_HOST'],
    [{ FIRESTORE_EMULATOR_HOST: 'localhost:99999' }, 'FIRESTORE_EMULATOR_HOST'],
  ])('%j: the error names the wrong setting', (given, name) => {
    expect(() => parseEnv(given)).toThrow(InvalidSettingError);
    expect(() => parseEnv(given)).toThrow(name);
  });

  it.each(['leads-of-the-site', 'example.com:leads-mirror'])('%j is a valid project id', (FIRESTORE_PROJECT) => {
    expect(parseEnv({ FIRESTORE_PROJECT, FIRESTORE_EMULATOR_HOST: '[::1]:8080' })).toMatchObject({ FIRESTORE_PROJECT });
  });
});
