/** Signatures of Standard Webhooks (https://www.standardwebhooks.com, specification 1.0, symmetric `v1`). */
import { createHmac } from 'node:crypto';

export type SignedHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;

/** `sentAt` is the time of the attempt: receivers refuse messages older than five minutes. Retries keep the id. */
export function signWebhook(secret: string, id: string, body: string, sentAt: Date): SignedHeaders {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signature = createHmac('sha256', decodeSecret(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Decodes the secret like receivers' libraries: base64, with or without `whsec_`. Other secrets are used unchanged. */
function decodeSecret(secret: string): Buffer {
  const text = secret.replace(/^whsec_/, '');
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z\d+/]+={0,2}$/.test(text);
  return isBase64 ? Buffer.from(text, 'base64') : Buffer.from(secret);
}
