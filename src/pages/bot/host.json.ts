/** `GET /bot/host.json`: the URL of the chat frame per language, fetched when the chat is first used. */
import type { APIRoute } from 'astro';
import { readChatSettings } from '../../features/chat/readChatSettings.ts';

export const prerender = false;
export const GET: APIRoute = ({ locals, url }) => {
  const { frames } = locals.chat ?? readChatSettings({ SITE_URL: url.origin });
  return Response.json(frames, { headers: { 'Cache-Control': 'private, max-age=300' } });
};
