/** `/api/consent`: the consent prompt (`?lang=`) and the visitor's choice, as JSON; 204 if nothing requires consent. */
import type { APIRoute } from 'astro';
import { handleChoice, handleConsentPrompt } from '../../features/consent/consentHandlers.ts';
import { withRateLimit } from '../../security/withRateLimit.ts';

export const prerender = false;
export const GET: APIRoute = ({ url, locals }) => handleConsentPrompt(url.searchParams, locals.consent);
export const POST: APIRoute = ({ request, locals }) =>
  withRateLimit(locals, () => handleChoice(request, locals.consent));
