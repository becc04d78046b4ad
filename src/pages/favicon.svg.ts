import type { APIRoute } from 'astro';
import { logoMarkSvg } from '../discovery/seo/logoMark.ts';

export const GET: APIRoute = () => new Response(logoMarkSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
