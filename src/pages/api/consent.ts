/** `/api/consent`: what visitors are asked (`?lang=`), and their choice, as JSON; 204 when there is nothing to consent to. */
import type { APIRoute } from 'astro';
import { answerChoice, answerOffer } from '../../features/consent/answerConsent.ts';
import { limited } from '../../security/limited.ts';

export const prerender = false;
export const GET: APIRoute = ({ url, locals }) => answerOffer(url.searchParams, locals.consent);
export const POST: APIRoute = ({ request, locals }) => limited(locals, () => answerChoice(request, locals.consent));
