/** The choice over HTTP: asked for, made, and what follows from it. Nobody but the visitor's own browser keeps these answers. */
import { z } from 'zod';
import { locales } from '../routes/table.ts';
import { originOf } from '../security/origin.ts';
import { conversionDone } from './conversion.ts';
import { setCookie } from './cookie.ts';
import type { ConsentDesk } from './desk.ts';
import { purposes } from './purposes.ts';

const headers = { 'Cache-Control': 'no-store' };
const nothing = () => new Response(null, { status: 204, headers });
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

const choiceSchema = z.object({ purposes: z.array(z.enum(purposes)).max(purposes.length), lang: z.enum(locales) });

export async function answerOffer(query: URLSearchParams, desk: ConsentDesk | undefined): Promise<Response> {
  const locale = locales.find((known) => known === query.get('lang')) ?? 'de';
  return desk ? Response.json(desk.offer(locale), { headers }) : nothing();
}

export async function answerVendors(request: Request, desk: ConsentDesk | undefined): Promise<Response> {
  if (!desk || refusesBySignal(request)) return nothing();
  const ids = desk.allowed(request.headers.get('cookie') ?? '');
  // On every page of those who consented: asked once in ten minutes, and anew with every other choice.
  return Response.json(ids, { headers: { 'Cache-Control': 'private, max-age=600', Vary: 'Cookie' } });
}

export async function answerChoice(request: Request, desk: ConsentDesk | undefined): Promise<Response> {
  if (!desk) return nothing();
  const site = new URL(request.url);
  if (originOf(request, site.origin) !== 'own') return refuse(403, 'The choice is made on a page of this site.');
  const given = choiceSchema.safeParse(await request.json().catch(() => undefined));
  if (!given.success) return refuse(422, 'This is no choice.');
  const choice = await desk
    .record({
      purposes: refusesBySignal(request) ? [] : given.data.purposes,
      locale: given.data.lang,
      cookies: request.headers.get('cookie') ?? '',
    })
    .catch(() => undefined);
  if (!choice) return refuse(503, 'The choice could not be stored.');
  const cookie = setCookie(choice, site.protocol === 'https:');
  return Response.json({ ok: true }, { headers: { ...headers, 'Set-Cookie': cookie } });
}

export async function answerConversion(request: Request, desk: ConsentDesk | undefined): Promise<Response> {
  if (originOf(request, new URL(request.url).origin) !== 'own')
    return refuse(403, 'Asked by a page of this site only.');
  const conversion = refusesBySignal(request)
    ? undefined
    : await desk?.conversion(request.headers.get('cookie') ?? '').catch(() => undefined);
  const once = { ...headers, 'Set-Cookie': conversionDone };
  return conversion ? Response.json(conversion, { headers: once }) : new Response(null, { status: 404, headers: once });
}

/** Global Privacy Control counts as a refusal (quality.md, Law and consent). */
const refusesBySignal = (request: Request): boolean => request.headers.get('sec-gpc') === '1';
