import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/connection.ts';
import type { Env } from '../env.ts';
import { type Receiver, startReceiver } from '../mail/testReceiver.ts';
import { openLeads } from './open.ts';
import { isBalanced, reconcile } from './reconcile.ts';
import { databaseKinds, eventually, freshPlace } from './testLeads.ts';

type Child = { process: ChildProcessByStdio<Writable, Readable, null>; lines: AsyncIterator<string> };

// Each starts processes that have to compile the mails first: slow on a busy machine.
describe.each(databaseKinds)('kill -9 on %s', { timeout: 90_000 }, (kind) => {
  it('right after the answer loses nothing: after a restart every mail goes out, once', async () => {
    const receiver = await startReceiver();
    const place = await freshPlace(kind, { SMTP_URL: receiver.url });
    const child = await start(place.env);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const [id] = await send(child, [n]);
      if (id) ids.push(id);
    }
    child.process.kill('SIGKILL');
    await once(child.process, 'close');
    expect(ids).toHaveLength(3);

    const leads = await openLeads(place.env);
    const database = await openDatabase(place.env);
    const stored = await database.query.selectFrom('lead').select('id').execute();
    expect(stored.map((lead) => lead.id).sort()).toEqual([...ids].sort());
    const repeated = await takenButNotNoted(database, receiver);
    leads.start();
    await eventually('six deliveries', async () => (await leads.counts()).delivered === 6, 25_000);
    expect(isBalanced(await reconcile(database))).toBe(true);
    const rows = await idsOf(database);
    expect(rows).toHaveLength(6);
    expect(idsIn(receiver.mails)).toEqual([...rows, ...repeated].sort());
    await leads.stop();
    await database.query.destroy();
    await receiver.close();
    await place.remove();
  });

  it('between the receiver’s answer and our note of it repeats the mail under the same Message-ID', async () => {
    let victim: Child | undefined;
    const receiver = await startReceiver({
      // The mail is taken; the process dies before it can write that down.
      async beforeAnswer() {
        victim?.process.kill('SIGKILL');
      },
    });
    const place = await freshPlace(kind, { SMTP_URL: receiver.url });
    victim = await start(place.env);
    await send(victim, [1]);
    await once(victim.process, 'close');
    victim = undefined;
    const before = new Set(receiver.mails.map((mail) => mail.messageId));
    expect(before.size).toBeGreaterThan(0);

    const leads = await openLeads(place.env);
    leads.start();
    await eventually('two deliveries', async () => (await leads.counts()).delivered === 2, 25_000);
    const all = receiver.mails.map((mail) => mail.messageId);
    expect(new Set(all).size).toBe(2);
    expect(all.length).toBe(2 + before.size);
    await leads.stop();
    await receiver.close();
    await place.remove();
  });

  it('of two processes on one database leaves each mail file once and whole', async () => {
    const place = await freshPlace(kind);
    const children = await Promise.all([start(place.env), start(place.env)]);
    await Promise.all(
      children.map((child, half) =>
        send(
          child,
          Array.from({ length: 10 }, (_, n) => half * 10 + n),
        ),
      ),
    );
    for (const child of children) child.process.kill('SIGKILL');
    await Promise.all(children.map((child) => once(child.process, 'close')));

    const leads = await openLeads(place.env);
    const database = await openDatabase(place.env);
    leads.start();
    await eventually('forty deliveries', async () => (await leads.counts()).delivered === 40, 25_000);
    const folder = join(place.env.DATA_DIR, 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    expect(mails.every((mail) => mail.html?.includes('</html>') && mail.text)).toBe(true);
    expect(idsIn(mails)).toHaveLength(40);
    expect(idsIn(mails)).toEqual(await idsOf(database));
    await leads.stop();
    await database.query.destroy();
    await place.remove();
  });
});

async function start(env: Env): Promise<Child> {
  const process = spawn('node', ['src/leads/killable.ts', JSON.stringify(env)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return { process, lines };
}

/** Posts forms and waits for the answers; returns the ids of the leads. */
async function send({ process, lines }: Child, numbers: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const number of numbers) {
    const fields = { lastname: 'Müßig', email: `visitor-${number}@example.org`, message: `Grüße ${number}` };
    process.stdin.write(`${new URLSearchParams(fields)}\n`);
    const answer: { status: number; id: string } = JSON.parse((await lines.next()).value);
    expect(answer.status).toBe(303);
    ids.push(answer.id);
  }
  return ids;
}

/** The one repeat that is allowed: the receiver has the mail, and the process died before it could write that down. */
async function takenButNotNoted(database: Database, { mails }: Receiver): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const pending = await database.query.selectFrom('delivery').select('id').where('state', '=', 'pending').execute();
  const taken = new Set(idsIn(mails));
  return pending.map((row) => row.id).filter((id) => taken.has(id));
}

async function idsOf(database: Database): Promise<string[]> {
  const rows = await database.query.selectFrom('delivery').select('id').execute();
  return rows.map((row) => row.id).sort();
}

const idsIn = (mails: Email[]): string[] => mails.map((mail) => mail.messageId?.slice(1, 37) ?? '').sort();
