/**
 * `POST /api/bot/handover`: sends the conversation to sales. It works like any other form
 * (src/forms/definitions/chat.ts), but takes the locale and the page from the body instead of the address.
 */
import { noteConversion } from '../../src/features/consent/conversion.ts';
import type { ConsentDesk } from '../../src/features/consent/desk.ts';
import { crisisAnswer } from '../../src/features/safety/crisisAnswer.ts';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import { readForm } from '../../src/forms/readForm.ts';
import type { LeadDesk, Outcome } from '../../src/leads/desk.ts';
import { defaultLocale, type Locale, locales } from '../../src/routes/table.ts';
import type { TurnSigner } from '../../src/security/turnSigner.ts';
import type { HandoverAnswer } from '../protocol/message.ts';
import { pageOf } from './pageOf.ts';
import { verifiedTranscript } from './verifiedTranscript.ts';

type Asked = {
  request: Request;
  locals: {
    leads?: LeadDesk;
    turnSigner?: TurnSigner | undefined;
    consent?: Pick<ConsentDesk, 'granted'> | undefined;
    clientAddress?: string;
  };
};

export async function answerHandover({ request, locals }: Asked): Promise<Response> {
  const { leads, turnSigner, consent, clientAddress = 'unknown' } = locals;
  if (!leads) throw new Error('The server handed in no desk for leads');
  const { values, tooLarge } = await readForm(request.clone());
  const locale = locales.find((one) => one === values.locale) ?? defaultLocale;
  const crisis = recogniseCrisis(values.message ?? '');
  if (crisis) {
    const body: HandoverAnswer = { ok: false, errors: { message: crisisAnswer(crisis, locale).text } };
    return Response.json(body, { status: 422, headers: { 'Cache-Control': 'no-store' } });
  }
  const outcome = await leads.accept({
    form: 'chat',
    locale,
    page: pageOf(values.page, locale),
    request: tooLarge || !turnSigner ? request : await withVerifiedTurns(request, values, locale, turnSigner),
    clientAddress,
  });
  const { status, body } = told(outcome);
  const wait = 'retryAfter' in outcome && outcome.retryAfter ? { 'Retry-After': String(outcome.retryAfter) } : {};
  const conversion = outcome.status === 303 && consent ? noteConversion(consent, request, outcome.id) : undefined;
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

const told = (outcome: Outcome): { status: number; body: HandoverAnswer } =>
  outcome.status === 303
    ? { status: 200, body: { ok: true, id: outcome.id } }
    : { status: outcome.status, body: { ok: false, errors: outcome.errors } };
