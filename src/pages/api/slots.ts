/** `GET /api/slots?from=&to=&tz=` (interface.md): free times for a demo, as JSON. */
import type { APIRoute } from 'astro';
import { handleSlots } from '../../features/booking/handleSlots.ts';
import { withRateLimit } from '../../security/withRateLimit.ts';

export const prerender = false;
export const GET: APIRoute = ({ url, locals }) =>
  withRateLimit(locals, () => handleSlots(url.searchParams, locals.booking));
