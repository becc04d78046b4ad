import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The visitor's network address behind `hops` trusted proxies. Each proxy appends the address of its peer to
 * X-Forwarded-For, so only the last `hops` entries are trustworthy; earlier ones may be forged.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (hops === 0) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = forwarded
    .split(',')
    .map((entry) => plain(entry.trim()))
    .filter((entry) => entry !== '');
  chain.push(peer);
  const claimed = chain[Math.max(0, chain.length - 1 - hops)] ?? peer;
  return isIP(claimed) ? claimed : peer;
}

/** True for a request from this machine that no untrusted proxy forwarded. */
export function isLoopback(request: IncomingMessage, hops: number): boolean {
  const { headers } = request;
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (hops === 0 && passedOn) return false;
  const address = clientAddress(request, hops);
  return address === '::1' || address.startsWith('127.');
}

/** Strips the IPv6 form of IPv4 (`::ffff:1.2.3.4`), a port, and brackets. */
const plain = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
