/** `GET /api/vendors`: the ids of the vendors that this visitor's consent allows, as JSON. */
import type { APIRoute } from 'astro';
import { answerVendors } from '../../features/consent/answerConsent.ts';

export const prerender = false;
export const GET: APIRoute = ({ request, locals }) => answerVendors(request, locals.consent);
