/** A restart keeps the promises of interface.md, Commands: the request in flight, the delivery, the exit code. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { startSite } from '../checks/tools/startSite.ts';
import { startRefusingFirestore, testProject } from '../src/testing/firestore.testing.ts';

test('SIGTERM during a post: the form is answered, its mails are delivered, and the exit code is 0', async () => {
  await using site = await startSite();
  const body = 'lastname=M%C3%BCller&email=m%40example.org&message=Hallo&topic=sales';
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  const head = ['POST /kontakt HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/x-www-form-urlencoded'];
  // The server confirms that the request has arrived.
  head.push('Expect: 100-continue', `Content-Length: ${body.length}`);
  socket.write([...head, '', body.slice(0, 20)].join('\r\n'));
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');

  const gone = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  // The server takes no further connection.
  await expect
    .poll(() =>
      fetch(site.origin).then(
        (page) => page.text(),
        () => 'refused',
      ),
    )
    .toBe('refused');
  expect(site.process.exitCode).toBeNull();
  socket.end(body.slice(20));

  const [code] = await gone;
  expect(answer).toMatch(/^HTTP\/1.1 303 See Other\r\n/m);
  expect(code).toBe(0);
  const output = site.output();
  expect(output.match(/^Listening on http:\/\/\S+$/gm)).toHaveLength(1);

  // Pending deliveries go out after the restart at the latest.
  await using again = await startSite({ dataDir: site.dataDir });
  await expect.poll(() => readdirSync(`${again.dataDir}/mail`).filter((name) => name.endsWith('.eml')).length).toBe(2);
});

test('SIGTERM during stalled deliveries: the exit code is 0 within a minute, and their leases are released', async () => {
  test.setTimeout(90_000);
  const firestore = await startRefusingFirestore();
  let calls = 0;
  const receiver = createServer(() => {
    calls++;
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as AddressInfo;
  await using site = await startSite({
    env: {
      CLOUD_FUNCTIONS_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: 'a secret of a test',
      WEBHOOK_ALLOW_PRIVATE: '1',
      FIRESTORE_PROJECT: testProject,
      FIRESTORE_EMULATOR_HOST: firestore.host,
    },
  });
  const form = { lastname: 'Müller', email: 'm@example.org', message: 'Hallo', topic: 'sales' };
  const { status } = await fetch(`${site.origin}/kontakt`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(status).toBe(303);
  await expect.poll(() => [calls, firestore.callCount()]).toEqual([1, 1]);

  const gone = once(site.process, 'exit', { signal: AbortSignal.timeout(60_000) });
  site.process.kill('SIGTERM');
  expect((await gone)[0]).toBe(0);
  const database = new DatabaseSync(`${site.dataDir}/site.db`);
  const rows = database.prepare('select target, state, attempts, lease_owner from delivery order by target').all();
  database.close();
  const left = { state: 'pending', attempts: 1, lease_owner: null };
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { target: 'firestore-mirror', ...left },
    { target: 'mail-confirmation', ...left, state: 'delivered' },
    { target: 'mail-to-sales', ...left, state: 'delivered' },
    { target: 'webhook', ...left },
  ]);
  firestore.close();
  receiver.close();
});

test('a port in use is reported in one sentence', async () => {
  await using site = await startSite();
  const port = new URL(site.origin).port;
  await expect(startSite({ env: { PORT: port } })).rejects.toThrow(
    `Setting PORT is wrong: ${port} is in use on 127.0.0.1.`,
  );
});
