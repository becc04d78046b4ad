/**
 * `GET /api/challenge`: the proof-of-work challenge for a form's script, as JSON; 204 if disabled
 * (ALTCHA_DIFFICULTY=0).
 */
import type { APIRoute } from 'astro';
import { handleChallengeRequest } from '../../forms/handleChallengeRequest.ts';
import { withRateLimit } from '../../security/withRateLimit.ts';

export const prerender = false;
export const GET: APIRoute = ({ locals }) => withRateLimit(locals, () => handleChallengeRequest(locals));
