/** Everything may be read; what must not be indexed says so itself (a disallowed page could never say it). */
import type { APIRoute } from 'astro';
import { absolute } from '../discovery/seo/address.ts';

const text = `User-agent: *
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`;

export const GET: APIRoute = () => new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
