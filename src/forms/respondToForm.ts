/** Maps the outcome of a form posted to its own page to an HTTP response (interface.md, Addresses). */
import { createBookingCookies } from '../features/booking/bookingCookies.ts';
import type { ConsentService } from '../features/consent/consentService.ts';
import { createConversionCookie } from '../features/consent/conversion.ts';
import type { FormName, FormOutcome, FormRefusal, LeadService } from '../leads/leadService.ts';
import { href } from '../routes/hrefs.ts';
import type { Locale, PageId } from '../routes/table.ts';

type FormRequest = {
  form: FormName;
  page: PageId;
  thanks: PageId;
  request: Request;
  locals: {
    locale: Locale;
    leads?: LeadService;
    consent?: Pick<ConsentService, 'granted'> | undefined;
    clientAddress?: string;
  };
};

/** A finished response, or the refusal that the page has to render, with the headers to set. */
export type FormResponse = Response | { refusal: FormRefusal; headers: Record<string, string> };

export async function respondToForm({ form, page, thanks, request, locals }: FormRequest): Promise<FormResponse> {
  const { locale, leads, clientAddress = 'unknown' } = locals;
  if (!leads) throw new Error('The server passed no lead service');
  const outcome = await leads.accept({ form, locale, page, request, clientAddress });
  const isLead = outcome.status === 303 && form !== 'newsletter' && locals.consent;
  const conversion = isLead ? createConversionCookie(isLead, request, outcome.id) : undefined;
  const given = {
    'Cache-Control': 'no-store',
    ...(retryAfter(outcome) && { 'Retry-After': retryAfter(outcome) }),
  };
  if (outcome.status !== 303) {
    if (!wantsJson(request)) return { refusal: outcome, headers: given };
    const { status, errors, freeSlots } = outcome;
    return Response.json({ ok: false, errors, ...(freeSlots && { freeSlots }) }, { status, headers: given });
  }

  const headers = new Headers(given);
  if (conversion) headers.append('Set-Cookie', conversion);
  const https = new URL(request.url).protocol === 'https:';
  for (const cookie of outcome.token ? createBookingCookies(outcome.token, https) : [])
    headers.append('Set-Cookie', cookie);
  if (wantsJson(request)) return Response.json({ ok: true, id: outcome.id }, { headers });
  headers.set('Location', href(thanks, locale));
  return new Response(null, { status: 303, headers });
}

const retryAfter = (outcome: FormOutcome): string =>
  outcome.status !== 303 && outcome.retryAfter ? String(outcome.retryAfter) : '';

/** JSON only for clients that accept JSON and not HTML: browser navigations accept HTML. */
export const wantsJson = (request: Request): boolean => {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};
