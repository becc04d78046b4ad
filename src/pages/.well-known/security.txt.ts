/** Security contact (RFC 9116). Expires half a year after the build; each build renews it. */
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../../routes/absoluteUrl.ts';
import { site } from '../../site.ts';

const halfYear = 182 * 24 * 60 * 60 * 1000;

export const GET: APIRoute = ({ site: address }) => {
  const lines = [
    `Contact: mailto:${site.contact.security}`,
    `Expires: ${new Date(Date.now() + halfYear).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: de, en',
    // RFC 9116 requires https, which local builds do not have.
    ...(address?.protocol === 'https:' ? [`Canonical: ${absoluteUrl('/.well-known/security.txt')}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
