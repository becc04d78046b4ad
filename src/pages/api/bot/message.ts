/** `POST /api/bot/message` (interface.md): the built-in bot's answer to a question, as JSON. */
import type { APIRoute } from 'astro';
import { answerMessage } from '../../../../bot/answers/answerMessage.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) => answerMessage({ request, locals });
