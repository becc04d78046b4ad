/** Posts a signed message to a receiver. Redirects are not followed: the signature is for the configured URL only. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { RetryLater, Undeliverable } from '../delivery.ts';
import { isPublicAddress, PrivateAddress, publicLookup } from './publicLookup.ts';
import { signWebhook } from './signWebhook.ts';

type Webhook = {
  url: string;
  secret: string;
  /** Allows private addresses, including this machine, and plain http (WEBHOOK_ALLOW_PRIVATE). */
  allowPrivate: boolean;
};

/** Timeout in milliseconds. */
const timeoutMs = 15_000;

/** Resolves with the status. @throws an error to be retried, or {@link Undeliverable} on 410 */
export async function postWebhook(
  { url, secret, allowPrivate }: Webhook,
  id: string,
  message: object,
  signal: AbortSignal,
): Promise<string> {
  const body = JSON.stringify(message);
  const target = new URL(url);
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  // IP addresses need no look-up, so publicLookup does not check them.
  if (!allowPrivate && isIP(host) && !isPublicAddress(host))
    throw new PrivateAddress('The webhook leads to a private address');
  if (!allowPrivate && target.protocol !== 'https:') throw new PrivateAddress('The webhook is not https');

  const { status, retryAfter } = await post(target, body, signWebhook(secret, id, body, new Date()), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    ...(!allowPrivate && { lookup: publicLookup }),
  });
  if (status >= 200 && status < 300) return `${status}`;
  if (status === 410) throw new Undeliverable('The receiver answered 410: it is gone');
  const sentence = `The receiver answered ${status}`;
  const seconds = parseRetryAfter(retryAfter);
  throw seconds === undefined ? new Error(sentence) : new RetryLater(sentence, seconds);
}

type WebhookResponse = { status: number; retryAfter: string | undefined };

function post(
  url: URL,
  body: string,
  signed: Record<string, string>,
  options: { signal: AbortSignal; lookup?: typeof publicLookup },
): Promise<WebhookResponse> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { ...signed, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method: 'POST', headers, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      // The response body is not used and may be endless.
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
