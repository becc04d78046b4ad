/** `POST /api/bot/handover`: the chat's conversation goes to people, as JSON. */
import type { APIRoute } from 'astro';
import { answerHandover } from '../../../../bot/answers/answerHandover.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) => answerHandover({ request, locals });
