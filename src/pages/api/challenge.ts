/** `GET /api/challenge`: what a form's script is to solve, as JSON; 204 where nothing is asked for (ALTCHA_DIFFICULTY=0). */
import type { APIRoute } from 'astro';
import { answerChallenge } from '../../forms/answerChallenge.ts';
import { limited } from '../../security/limited.ts';

export const prerender = false;
export const GET: APIRoute = ({ locals }) => limited(locals, () => answerChallenge(locals));
