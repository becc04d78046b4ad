/**
 * Prevents SSRF: a webhook must not reach the internal network. Names are resolved once, and the connection uses the
 * checked address.
 */
import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IANA's special-purpose registries: everything that is not the public internet. */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only 2000::/3 is the public internet, except for its reserved ranges. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv6');
}

/** The address of a webhook is not on the public internet. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  if (family === 4) return !reserved.check(bare, 'ipv4');
  return family === 6 && publicIpv6.check(bare, 'ipv6') && !reserved.check(bare, 'ipv6');
}

/** A `lookup` for node:http(s) that returns public addresses only. Errors with {@link PrivateAddress}. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`No address for ${hostname}`), '', 0);
    // One private address among several is refused: a connection might use it.
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress('The webhook leads to a private address'), '', 0);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
