import type { Challenges } from './challenge.ts';

/** A challenge for one form view. Whoever gets none sends the form without it. */
export async function answerChallenge({ challenges }: { challenges?: Challenges }): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const challenge = await challenges?.issue();
    return challenge ? Response.json(challenge, { headers }) : new Response(null, { status: 204, headers });
  } catch {
    return Response.json({ error: 'There is no challenge at the moment.' }, { status: 503, headers });
  }
}
