/** `POST /api/bot/message` (interface.md): the built-in bot's answer to a question, as JSON. */
import type { APIRoute } from 'astro';
import { handleMessage } from '../../../../bot/answers/handleMessage.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) => handleMessage({ request, locals });
