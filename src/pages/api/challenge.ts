/**
 * `GET /api/challenge`: the proof-of-work challenge for a form's script, as JSON; 204 if disabled
 * (ALTCHA_DIFFICULTY=0).
 */
import type { APIRoute } from 'astro';
import { answerChallenge } from '../../forms/answerChallenge.ts';
import { limited } from '../../security/limited.ts';

export const prerender = false;
export const GET: APIRoute = ({ locals }) => limited(locals, () => answerChallenge(locals));
