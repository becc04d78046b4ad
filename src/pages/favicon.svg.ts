import type { APIRoute } from 'astro';
import { markSvg } from '../seo/mark.ts';

export const GET: APIRoute = () => new Response(markSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
