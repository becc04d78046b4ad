import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sendInChunks } from '../static/sendInChunks.ts';
import { createStallDetector } from './closeStalledConnections.ts';

const minute = 60_000;

test('closes a connection that stalls for a minute, not one that reads a chunk a minute', () => {
  const watch = createStallDetector();
  const reader = (writableLength: number) => ({
    bytesWritten: 100_000,
    writableLength,
    isEnded: false,
    destroy() {
      this.isEnded = true;
    },
  });
  const [idle, stalled, slow] = [reader(0), reader(90_000), reader(90_000)];
  for (const one of [idle, stalled, slow]) watch.add(one);
  for (let now = 0; now <= 10 * minute; now += minute / 6) {
    // The slow one takes another part just before its minute is over.
    if (now % minute === (minute * 5) / 6) slow.bytesWritten += 65_536;
    watch.sweep(now);
    if (now < minute) expect(stalled.isEnded).toBe(false);
  }
  expect([idle, stalled, slow].map(({ isEnded }) => isEnded)).toEqual([false, true, false]);
});

test('closes a stalled real connection and lets a reading one finish', async () => {
  const watch = createStallDetector();
  const body = Buffer.alloc(32 * 1024 * 1024, 'x');
  const server = createServer((_, response) => sendInChunks(response.setHeader('Content-Length', body.length), body));
  server.on('connection', (socket) => watch.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = async () => {
    const socket = connect(port, '127.0.0.1').pause();
    const [accepted] = await once(server, 'connection');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await expect.poll(() => accepted.writableLength).toBeGreaterThan(0);
    return { socket, accepted };
  };

  const stalled = await open();
  watch.sweep(0);
  // The system's own buffers may still take some.
  for (let now = minute; !stalled.accepted.destroyed; now += minute) watch.sweep(now);

  const reading = await open();
  watch.sweep(0);
  let size = 0;
  reading.socket.on('data', (chunk) => {
    size += chunk.length;
  });
  reading.socket.resume();
  await once(reading.socket, 'end');
  watch.sweep(minute);
  expect(size).toBeGreaterThan(body.length);
  stalled.socket.destroy();
  server.close();
});
