/** Allows all crawling. Pages that must not be indexed use `noindex`, which a disallowed page could not deliver. */
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../routes/absoluteUrl.ts';

const text = `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

export const GET: APIRoute = () => new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
