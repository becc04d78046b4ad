import type { Challenges } from './proofOfWork.ts';

/** Responds with a challenge for one form view, 204 if proof of work is off, or 503. Forms are accepted without one. */
export async function handleChallengeRequest({ challenges }: { challenges?: Challenges }): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const challenge = await challenges?.issue();
    return challenge ? Response.json(challenge, { headers }) : new Response(null, { status: 204, headers });
  } catch {
    return Response.json({ error: 'There is no challenge at the moment.' }, { status: 503, headers });
  }
}
