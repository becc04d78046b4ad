/** `GET /api/vendors`: the ids of what this visitor's own choice lets the page load, as JSON. */
import type { APIRoute } from 'astro';
import { answerVendors } from '../../features/consent/answerConsent.ts';

export const prerender = false;
export const GET: APIRoute = ({ request, locals }) => answerVendors(request, locals.consent);
