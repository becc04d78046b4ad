import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

function request(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

test.each<[hops: number, peer: string, forwarded: string | undefined, expected: string]>([
  [0, '203.0.113.1', '1.2.3.4', '203.0.113.1'],
  [0, '::ffff:203.0.113.1', undefined, '203.0.113.1'],
  [1, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  [1, '10.0.0.1', 'made-up, 9.9.9.9, 1.2.3.4', '1.2.3.4'],
  [2, '10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  [2, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
  [1, '10.0.0.1', 'nonsense', '10.0.0.1'],
  [1, '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  [1, '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
])('behind %i trusted proxies, from %s with X-Forwarded-For %s: %s', (hops, peer, forwarded, expected) => {
  expect(clientAddress(request(peer, forwarded), hops)).toBe(expected);
});
