import type { APIRoute } from 'astro';
import { iconOnBackground } from '../discovery/seo/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconOnBackground(180)), { headers: { 'Content-Type': 'image/png' } });
