/** `GET /api/vendors`: the ids of the vendors that this visitor's consent allows, as JSON. */
import type { APIRoute } from 'astro';
import { handleVendors } from '../../features/consent/consentHandlers.ts';

export const prerender = false;
export const GET: APIRoute = ({ request, locals }) => handleVendors(request, locals.consent);
