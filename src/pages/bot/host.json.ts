/** `GET /bot/host.json`: where the chat's frame of each language is, asked by the page when the chat is used. */
import type { APIRoute } from 'astro';
import { chatOf } from '../../features/chat/settings.ts';

export const prerender = false;
export const GET: APIRoute = ({ locals, url }) => {
  const { frames } = locals.chat ?? chatOf({ SITE_URL: url.origin });
  return Response.json(frames, { headers: { 'Cache-Control': 'private, max-age=300' } });
};
