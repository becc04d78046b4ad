/** `POST /api/bot/handover`: hands the chat's conversation over to the team, as JSON. */
import type { APIRoute } from 'astro';
import { handleHandover } from '../../../../bot/answers/handleHandover.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) => handleHandover({ request, locals });
