import type { APIRoute } from 'astro';
import { sitemap } from '../discovery/seo/sitemap.ts';

export const GET: APIRoute = () => new Response(sitemap(), { headers: { 'Content-Type': 'application/xml' } });
