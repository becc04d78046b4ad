/** `/api/consent`: the consent prompt (`?lang=`) and the visitor's choice, as JSON; 204 if nothing requires consent. */
import type { APIRoute } from 'astro';
import { answerChoice, answerOffer } from '../../features/consent/answerConsent.ts';
import { limited } from '../../security/limited.ts';

export const prerender = false;
export const GET: APIRoute = ({ url, locals }) => answerOffer(url.searchParams, locals.consent);
export const POST: APIRoute = ({ request, locals }) => limited(locals, () => answerChoice(request, locals.consent));
