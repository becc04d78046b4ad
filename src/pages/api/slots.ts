/** `GET /api/slots?from=&to=&tz=` (interface.md): free times for a demo, as JSON. */
import type { APIRoute } from 'astro';
import { answerSlots } from '../../features/booking/answerSlots.ts';
import { limited } from '../../security/limited.ts';

export const prerender = false;
export const GET: APIRoute = ({ url, locals }) => limited(locals, () => answerSlots(url.searchParams, locals.booking));
