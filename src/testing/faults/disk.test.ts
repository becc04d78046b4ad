import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../checks/tools/startPostgres.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { type Env, parseEnv } from '../../env.ts';
import { wordsFor } from '../../text/words/words.ts';
import { databaseKinds, waitUntil } from '../createTestEnvironment.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered } from './expectDelivered.testing.ts';
import { openReceivers, type Receivers } from './openReceivers.testing.ts';
import { openSmallDisk, type SmallDisk } from './openSmallDisk.testing.ts';
import { type SiteProcess, startSiteProcess } from './startSiteProcess.testing.ts';

const page = 4_096;
/** User id of the tests' PostgreSQL if the tests run as root (checks/tools/startPostgres.ts). */
const nobody = 65_534;

describe.each(databaseKinds)('A full disk under %s', { timeout: 120_000 }, (kind) => {
  let disk: SmallDisk;
  let receivers: Receivers;
  let env: Env;
  let site: SiteProcess;
  let stopPostgres: (() => Promise<void>) | undefined;

  beforeEach(async () => {
    // An empty PostgreSQL database takes 8 MB.
    disk = await openSmallDisk(kind === 'PostgreSQL' ? 32 : 12);
    receivers = await openReceivers();
    // Without SMTP_URL mails go to files on the same disk.
    const { SMTP_URL: _, ...webhook } = await receivers.settingsFor('site');
    const database = kind === 'PostgreSQL' ? await databaseOn(disk) : undefined;
    stopPostgres = database?.stop;
    env = parseEnv({
      ...webhook,
      DATA_DIR: join(disk.inside, 'data'),
      DATABASE_URL: database?.url,
      RATE_LIMIT: '0',
      DELIVERY_BACKOFF: '0,0,1',
    });
    site = await startSiteProcess(env, disk.enter);
  });
  afterEach(async () => {
    disk.free();
    await site.kill();
    await receivers.close();
    await stopPostgres?.();
    await disk.remove();
  });

  it('loses no lead: forms get 503 and keep the input, and work again once space is free', async () => {
    const forms: Record<string, string>[] = [];
    const acknowledged = new Map<number, string>();
    /** Posts a new form, or one that was refused before. */
    async function post(n = forms.length) {
      // Random, so that it cannot be compressed.
      forms[n] ??= contactFields(n, randomBytes(2_000).toString('base64'));
      const answer = await site.post(forms[n]);
      if (answer.status === 303) acknowledged.set(n, answer.id ?? '');
      else expect(answer.status).toBe(503);
      return answer;
    }

    expect((await post()).status).toBe(303);
    expect(await site.health()).toBe(200);
    disk.fill();
    let answer = await post();
    // PostgreSQL still has free space in its pages.
    while (answer.status === 303 && forms.length < 100) answer = await post();
    expect(answer).toEqual({
      status: 503,
      errors: { form: wordsFor('de').forms.refused.notStored },
      values: forms.at(-1),
    });
    expect(await site.health()).toBe(503);

    // Fills the disk at different points of a write.
    for (let pages = 1; pages <= 24; pages++) {
      disk.fill(pages * page);
      await post();
    }
    disk.fill();
    // Read first: more mails may arrive meanwhile.
    const names = await mailsOn(disk);
    expect(await wholeMailsOn(disk)).toEqual(expect.arrayContaining(names));

    disk.free();
    expect(acknowledged.size).toBeLessThan(forms.length);
    for (const n of forms.keys()) if (!acknowledged.has(n)) expect((await post(n)).status).toBe(303);
    expect(await site.health()).toBe(200);
    await waitUntil(
      'everything is delivered',
      async () => receivers.received.length + (await mailsOn(disk)).length === 3 * forms.length,
      30_000,
    );
    expect(await site.terminate()).toBe(0);
    const mails = await wholeMailsOn(disk);
    expect(await readdir(join(disk.path, 'data/mail'))).toHaveLength(mails.length);

    const copy = await mkdtemp(join(tmpdir(), 'leads-test-'));
    await cp(join(disk.path, 'data'), copy, { recursive: true });
    const database = await openDatabase({ ...env, DATA_DIR: copy });
    const mailed = mails.map((id) => ({ id, via: 'mail' as const, receiver: 'site' }));
    await expectDelivered(database, {
      acknowledged: acknowledged.values(),
      received: [...receivers.received, ...mailed],
    });
    await database.query.destroy();
    await rm(copy, { recursive: true });
  });
});

/** Ids of the mail files with their final names. */
async function mailsOn(disk: SmallDisk): Promise<string[]> {
  const names = await readdir(join(disk.path, 'data/mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
}

async function wholeMailsOn(disk: SmallDisk): Promise<string[]> {
  const whole: string[] = [];
  for (const id of await mailsOn(disk)) {
    const mail = await PostalMime.parse(await readFile(join(disk.path, 'data/mail', `${id}.eml`)));
    if (mail.text && mail.html?.includes('</html>')) whole.push(id);
  }
  return whole;
}

/**
 * Puts tables and indexes on the small disk. The write-ahead log stays elsewhere: the server exits without it. The server
 * is not the other tests': while one tablespace is full, no checkpoint of its server succeeds, and no database can be
 * dropped.
 */
async function databaseOn(disk: SmallDisk): Promise<{ url: string; stop(): Promise<void> }> {
  const location = join(disk.path, 'tables');
  mkdirSync(location, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(location, nobody, nobody);
  const server = await startPostgres();
  await command(server.url, `create tablespace small location '${location}'`);
  await command(server.url, 'create database small tablespace small');
  const url = new URL(server.url);
  url.pathname = 'small';
  return { url: url.href, stop: server.stop };
}

async function command(server: string, text: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(text).finally(() => client.end());
}
