/**
 * `POST /api/bot/handover`: sends the conversation to sales. It works like any other form
 * (src/forms/definitions/chat.ts), but takes the locale and the page from the body instead of the address.
 */

import type { ConsentService } from '../../src/features/consent/consentService.ts';
import { createConversionCookie } from '../../src/features/consent/conversion.ts';
import { crisisAnswer } from '../../src/features/safety/crisisAnswer.ts';
import { recogniseDanger } from '../../src/features/safety/recogniseDanger.ts';
import { readForm } from '../../src/forms/readForm.ts';
import type { FormOutcome, LeadService } from '../../src/leads/leadService.ts';
import { defaultLocale, type Locale, locales } from '../../src/routes/table.ts';
import type { TurnSigner } from '../../src/security/turnSigner.ts';
import type { HandoverReply } from '../protocol/botApi.ts';
import { verifiedTranscript } from './verifiedTranscript.ts';
import { visitedPage } from './visitedPage.ts';

type HandoverContext = {
  request: Request;
  locals: {
    leads?: LeadService;
    turnSigner?: TurnSigner | undefined;
    consent?: Pick<ConsentService, 'granted'> | undefined;
    clientAddress?: string;
  };
};

export async function handleHandover({ request, locals }: HandoverContext): Promise<Response> {
  const { leads, turnSigner, consent, clientAddress = 'unknown' } = locals;
  if (!leads) throw new Error('The server passed no lead service');
  const { values, tooLarge } = await readForm(request.clone());
  const locale = locales.find((one) => one === values.locale) ?? defaultLocale;
  const crisis = recogniseDanger(values.message ?? '');
  if (crisis) {
    const body: HandoverReply = { ok: false, errors: { message: crisisAnswer(crisis, locale).text } };
    return Response.json(body, { status: 422, headers: { 'Cache-Control': 'no-store' } });
  }
  const outcome = await leads.accept({
    form: 'chat',
    locale,
    page: visitedPage(values.page, locale),
    request: tooLarge || !turnSigner ? request : await withVerifiedTurns(request, values, locale, turnSigner),
    clientAddress,
  });
  const { status, body } = toHandoverReply(outcome);
  const wait = 'retryAfter' in outcome && outcome.retryAfter ? { 'Retry-After': String(outcome.retryAfter) } : {};
  const conversion =
    outcome.status === 303 && consent ? createConversionCookie(consent, request, outcome.id) : undefined;
  const cookie = conversion ? { 'Set-Cookie': conversion } : {};
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...wait, ...cookie } });
}

/** The same request, with a transcript whose assistant turns are limited to those signed by this installation. */
async function withVerifiedTurns(
  { url, headers: given }: Request,
  values: Record<string, string>,
  locale: Locale,
  signer: TurnSigner,
): Promise<Request> {
  const transcript = await verifiedTranscript(values.transcript ?? '', locale, signer);
  const headers = new Headers(given);
  headers.set('Content-Type', 'application/json');
  headers.delete('Content-Length');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify({ ...values, transcript }) });
}

const toHandoverReply = (outcome: FormOutcome): { status: number; body: HandoverReply } =>
  outcome.status === 303
    ? { status: 200, body: { ok: true, id: outcome.id } }
    : { status: outcome.status, body: { ok: false, errors: outcome.errors } };
