/**
 * HTTP handlers for consent: prompt, vendors, choice and conversion. Only the visitor's own browser may cache these
 * responses.
 */
import { z } from 'zod';
import { locales } from '../../routes/table.ts';
import { formOriginOf } from '../../security/formOrigin.ts';
import { readJson } from '../../security/readBody.ts';
import { deletedConsentCookie, formatConsentCookie } from './consentCookie.ts';
import type { ConsentService } from './consentService.ts';
import { deletedConversionCookie } from './conversion.ts';
import { purposes } from './purposes.ts';
import { sendsGpcOrDnt } from './sendsGpcOrDnt.ts';

const headers = { 'Cache-Control': 'no-store' };
const nothing = () => new Response(null, { status: 204, headers });
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

const choiceSchema = z.object({
  purposes: z.array(z.enum(purposes)).max(purposes.length),
  lang: z.enum(locales),
  /** The browser sends a refusal signal that only scripts can read. */
  signal: z.literal(true).optional(),
});

export async function handleConsentPrompt(
  query: URLSearchParams,
  service: ConsentService | undefined,
): Promise<Response> {
  const locale = locales.find((known) => known === query.get('lang')) ?? 'de';
  return service ? Response.json(service.prompt(locale), { headers }) : nothing();
}

export async function handleVendors(request: Request, service: ConsentService | undefined): Promise<Response> {
  if (!service || isRefused(request)) return nothing();
  const ids = service.allowedVendorIds(request.headers.get('cookie') ?? '');
  // Requested on every page after consent: cached for ten minutes, and refetched when the cookie changes.
  return Response.json(ids, { headers: { 'Cache-Control': 'private, max-age=600', Vary: 'Cookie' } });
}

export async function handleChoice(request: Request, service: ConsentService | undefined): Promise<Response> {
  if (!service) return nothing();
  const site = new URL(request.url);
  if (formOriginOf(request, site.origin) !== 'own') return refuse(403, 'Cross-origin requests are refused.');
  const given = choiceSchema.safeParse(await readJson(request));
  if (!given.success) return refuse(422, 'The choice is invalid.');
  const bySignal = isRefused(request) || given.data.signal === true;
  const choice = await service
    .storeChoice({
      purposes: bySignal ? [] : given.data.purposes,
      locale: given.data.lang,
      cookies: request.headers.get('cookie') ?? '',
    })
    .catch(() => undefined);
  if (!choice) return refuse(503, 'The choice could not be stored.');
  const cookie = bySignal ? deletedConsentCookie : formatConsentCookie(choice, site.protocol === 'https:');
  return Response.json({ ok: true }, { headers: { ...headers, 'Set-Cookie': cookie } });
}

export async function handleConversion(request: Request, service: ConsentService | undefined): Promise<Response> {
  if (formOriginOf(request, new URL(request.url).origin) !== 'own')
    return refuse(403, 'Cross-origin requests are refused.');
  const conversion = isRefused(request)
    ? undefined
    : await service?.claimConversion(request.headers.get('cookie') ?? '').catch(() => undefined);
  const once = { ...headers, 'Set-Cookie': deletedConversionCookie };
  // No conversion is not an error: repeated forms and second tabs get 204.
  return conversion ? Response.json(conversion, { headers: once }) : new Response(null, { status: 204, headers: once });
}

const isRefused = ({ headers }: Request): boolean => sendsGpcOrDnt((name) => headers.get(name));
