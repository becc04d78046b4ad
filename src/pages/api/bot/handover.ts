/** `POST /api/bot/handover`: hands the chat's conversation over to the team, as JSON. */
import type { APIRoute } from 'astro';
import { answerHandover } from '../../../../bot/answers/answerHandover.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) => answerHandover({ request, locals });
