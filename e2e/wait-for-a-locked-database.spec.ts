/**
 * Another process locks the SQLite file (a backup, a shell, a command of the project): pages are served, and forms wait
 * for the lock (issue 10, item 16). The test depends on the order of events, not on durations.
 */
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startSite } from '../checks/tools/startSite.ts';
import { wordsFor } from '../src/text/words/words.ts';

const holder = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5_000 });
  database.exec('begin ' + process.argv[2]);
  console.log('held');
  process.stdin.once('data', () => {
    database.exec('commit');
    database.close();
    process.exit();
  });
`;

/** Takes the write lock in a separate process. */
async function holdLock(dataDir: string, mode: 'immediate' | 'exclusive') {
  const child = spawn(process.execPath, ['-e', holder, join(dataDir, 'site.db'), mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  return {
    async release() {
      child.stdin.write('release\n');
      expect(await gone).toEqual([0, null]);
    },
  };
}

/** A visitor's contact form; posted again, it is a repeat of the same form view. */
const contact = (n: number) => ({
  ...{ form_id: randomUUID(), topic: 'sales', lastname: 'Müßig' },
  ...{ email: `visitor-${n}@example.org`, message: `Grüße ${n}` },
});

test('a locked database delays forms but no pages, and no form is lost or duplicated', async () => {
  await using site = await startSite({ env: { RATE_LIMIT: '0', ALTCHA_DIFFICULTY: '2' } });
  const post = async (form: Record<string, string>) => {
    const body = new URLSearchParams(form);
    const headers = { Accept: 'application/json' };
    const answer = await fetch(`${site.origin}/kontakt`, { method: 'POST', body, headers });
    return { status: answer.status, body: await answer.json() };
  };
  const pages = ['/', '/preise', '/kontakt', '/get-a-demo', '/api/slots', '/healthz'];
  const forms = Array.from({ length: 12 }, (_, n) => contact(n));

  for (const mode of ['immediate', 'exclusive'] as const) {
    const events: string[] = [];
    const lock = await holdLock(site.dataDir, mode);
    const mine = forms.splice(0, 6);
    const answers = mine.map((form) =>
      post(form).then((answer) => {
        events.push('form');
        return answer;
      }),
    );
    for (const path of pages) {
      const { status } = await fetch(site.origin + path);
      events.push(`${path} ${status}`);
    }
    events.push('released');
    await lock.release();
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(events, mode).toEqual([...pages.map((path) => `${path} 200`), 'released', ...mine.map(() => 'form')]);
  }

  const lock = await holdLock(site.dataDir, 'immediate');
  const form = contact(99);
  expect(await post(form)).toEqual({
    status: 503,
    body: { ok: false, errors: { form: wordsFor('de').forms.refused.notStored } },
  });
  await lock.release();
  expect(await post(form)).toMatchObject({ status: 200, body: { ok: true } });

  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['src/leads/cli.ts', ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
    });
  await command('reconcile');
  const { stdout } = await command('export', '--format', 'json');
  const emails = JSON.parse(stdout).map(({ fields }: { fields: { email: string } }) => fields.email);
  expect(emails.sort()).toEqual([...Array.from({ length: 12 }, (_, n) => contact(n).email), form.email].sort());
});
