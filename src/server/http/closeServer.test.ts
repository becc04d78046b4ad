import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.testing.ts';
import { closeServer } from './closeServer.ts';

test('finishes requests in flight, closes idle connections and refuses new ones', async () => {
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const site = await startTestServer({
    render: async () => {
      await slow;
      return new Response('late but whole');
    },
  });
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    get({ port: site.port, path: '/preise', agent }, (response) => response.resume().on('end', resolve));
  });
  const inFlight = site.request('/kontakt');
  await wait(50);

  let closed = false;
  const closing = closeServer(site.server, 5_000).then(() => {
    closed = true;
  });
  await wait(50);
  expect(closed).toBe(false);
  await expect(site.request('/preise')).rejects.toThrow('ECONNREFUSED');

  answerNow();
  expect((await inFlight).text).toBe('late but whole');
  await closing;
  agent.destroy();
});

test('closes connections with unfinished requests after the timeout', async () => {
  const site = await startTestServer({ render: () => new Promise(() => {}) });
  const inFlight = site.request('/kontakt').catch((error: Error) => error.message);
  await wait(50);
  await closeServer(site.server, 100);
  expect(await inFlight).toMatch(/hang up|ECONNRESET/);
});
