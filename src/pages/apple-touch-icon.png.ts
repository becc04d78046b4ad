import type { APIRoute } from 'astro';
import { groundedIcon } from '../discovery/seo/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await groundedIcon(180)), { headers: { 'Content-Type': 'image/png' } });
