/** `GET /api/slots?from=&to=&tz=` (interface.md): free times for a demo, as JSON. */
import type { APIRoute } from 'astro';
import { answerSlots } from '../../booking/answerSlots.ts';
import { bookingDesk } from '../../booking/bookingDesk.ts';

export const prerender = false;
export const GET: APIRoute = async ({ url, locals }) => answerSlots(url.searchParams, await bookingDesk(locals));
