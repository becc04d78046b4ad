/**
 * `POST /api/conversion`: called once by the page after a form, if the visitor consented to vendors
 * (features/consent/conversion.ts).
 */
import type { APIRoute } from 'astro';
import { answerConversion } from '../../features/consent/answerConsent.ts';
import { limited } from '../../security/limited.ts';

export const prerender = false;
export const POST: APIRoute = ({ request, locals }) => limited(locals, () => answerConversion(request, locals.consent));
