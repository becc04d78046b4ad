/** Whom to tell about a security hole (RFC 9116): valid for half a year from the build on, which renews it. */
import type { APIRoute } from 'astro';
import { absolute } from '../../discovery/seo/address.ts';
import { site } from '../../site.ts';

const halfYear = 182 * 24 * 60 * 60 * 1000;

export const GET: APIRoute = ({ site: address }) => {
  const lines = [
    `Contact: mailto:${site.contact.security}`,
    `Expires: ${new Date(Date.now() + halfYear).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: de, en',
    // The standard wants https here, which a local build does not have.
    ...(address?.protocol === 'https:' ? [`Canonical: ${absolute('/.well-known/security.txt')}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
