import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.testing.ts';
import { closeServer } from './closeServer.ts';

test('finishes requests in flight, closes idle connections and refuses new ones', async () => {
  const { promise: slow, resolve: answerNow } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const site = await startTestServer({
    render: async () => {
      arrive();
      await slow;
      return new Response('late but whole');
    },
  });
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    get({ port: site.port, path: '/preise', agent }, (response) => response.resume().on('end', resolve));
  });
  const inFlight = site.request('/kontakt');
  await arrived;

  let closed = false;
  const closing = closeServer(site.server, 5_000).then(() => {
    closed = true;
  });
  await expect(site.request('/preise')).rejects.toThrow('ECONNREFUSED');
  expect(closed).toBe(false);

  answerNow();
  expect((await inFlight).text).toBe('late but whole');
  await closing;
  agent.destroy();
});

test('closes connections with unfinished requests after the timeout', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const render = () => {
    arrive();
    return new Promise<never>(() => {});
  };
  const site = await startTestServer({ render });
  const inFlight = site.request('/kontakt').catch((error: Error) => error.message);
  await arrived;
  await closeServer(site.server, 100);
  expect(await inFlight).toMatch(/hang up|ECONNRESET/);
});
