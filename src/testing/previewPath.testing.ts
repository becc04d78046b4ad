import { createHmac } from 'node:crypto';
import { previewSecret } from './startFakeCms.testing.ts';

/** The address of a draft, signed like cms/src/previewUrl.js. */
export function previewPath(given: Record<string, string> = {}, key = previewSecret): string {
  const query = new URLSearchParams({
    page: 'faq',
    locale: 'de',
    status: 'draft',
    expires: String(Date.now() + 60_000),
    ...given,
  });
  query.set('signature', createHmac('sha256', key).update(query.toString()).digest('hex'));
  return `/api/preview?${query}`;
}
