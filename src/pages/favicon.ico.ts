import type { APIRoute } from 'astro';
import { ico } from '../discovery/seo/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await ico()), { headers: { 'Content-Type': 'image/x-icon' } });
