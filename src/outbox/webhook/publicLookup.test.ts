import dns, { type LookupAddress } from 'node:dns';
import { beforeEach, expect, it, vi } from 'vitest';
import { postWebhook } from './postWebhook.ts';
import { PrivateAddress, publicLookup } from './publicLookup.ts';

let answers: LookupAddress[][] = [];
let questions = 0;
beforeEach(() => {
  const lookup = (_name: string, _options: object, callback: (error: null, addresses: LookupAddress[]) => void) => {
    questions++;
    callback(null, answers.shift() ?? []);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
});

const ipv4 = (address: string): LookupAddress => ({ address, family: 4 });
const lookUp = (options: object) =>
  new Promise<unknown>((resolve) => publicLookup('hook.test', options, (error, address) => resolve(error ?? address)));

it('returns the checked address, so that DNS rebinding has no effect', async () => {
  // DNS rebinding: the first look-up returns a public address, the second a private one.
  answers = [[ipv4('8.8.8.8')], [ipv4('127.0.0.1')]];
  questions = 0;
  expect(await lookUp({})).toBe('8.8.8.8');
  expect(questions).toBe(1);
  expect(await lookUp({})).toBeInstanceOf(PrivateAddress);
  answers = [[ipv4('8.8.8.8'), ipv4('1.1.1.1')]];
  expect(await lookUp({ all: true })).toEqual([ipv4('8.8.8.8'), ipv4('1.1.1.1')]);
});

it('refuses a name with one private address among public ones', async () => {
  answers = [[ipv4('8.8.8.8'), { address: '::ffff:10.0.0.1', family: 6 }]];
  expect(await lookUp({ all: true })).toBeInstanceOf(PrivateAddress);
});

it('runs for every connection: a private address fails the delivery', async () => {
  answers = [[ipv4('169.254.169.254')]];
  questions = 0;
  await expect(post('https://hook.test/')).rejects.toThrow(PrivateAddress);
  expect(questions).toBe(1);
});

it.each([
  ...['http://8.8.8.8/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/'],
  ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://169.254.169.254/'],
])('refuses %s without a look-up', async (url) => {
  questions = 0;
  await expect(post(url)).rejects.toThrow(PrivateAddress);
  expect(questions).toBe(0);
});

const post = (url: string) =>
  postWebhook({ url, secret: 'a secret of a test', allowPrivate: false }, '1', {}, AbortSignal.timeout(5_000));
