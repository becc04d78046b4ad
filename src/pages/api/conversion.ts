/**
 * `POST /api/conversion`: called once by the page after a form, if the visitor consented to vendors
 * (features/consent/conversion.ts).
 */
import type { APIRoute } from 'astro';
import { handleConversion } from '../../features/consent/consentHandlers.ts';
import { withRateLimit } from '../../security/withRateLimit.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) =>
  withRateLimit(locals, () => handleConversion(request, locals.consent));
