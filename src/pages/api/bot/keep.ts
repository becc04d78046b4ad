/** `POST /api/bot/keep`: the visitor lets us keep a question that the bot could not answer. */
import type { APIRoute } from 'astro';
import { handleKeep } from '../../../../bot/answers/handleKeep.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) => handleKeep({ request, locals });
