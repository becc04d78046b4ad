/**
 * `POST /api/bot/handover`: the conversation goes to people. A form like any other (src/leads/forms/chat.ts); only its
 * language and page, which elsewhere the address tells, come with it.
 */
import { readBody } from '../../src/leads/body.ts';
import type { LeadDesk, Outcome } from '../../src/leads/desk.ts';
import { defaultLocale, locales } from '../../src/routes/table.ts';
import type { HandoverAnswer } from '../protocol/message.ts';
import { pageOf } from './pageOf.ts';

type Asked = { request: Request; locals: { leads?: LeadDesk; clientAddress?: string } };

/** As for every form (src/leads/accept.ts): what is longer is refused there. */
const bodyLimit = 64 * 1024;

export async function answerHandover({ request, locals }: Asked): Promise<Response> {
  const { leads, clientAddress = 'unknown' } = locals;
  if (!leads) throw new Error('The server handed in no desk for leads');
  const { values } = await readBody(request.clone(), bodyLimit);
  const locale = locales.find((one) => one === values.locale) ?? defaultLocale;
  const outcome = await leads.accept({
    form: 'chat',
    locale,
    page: pageOf(values.page, locale),
    request,
    clientAddress,
  });
  const { status, body } = told(outcome);
  const wait = 'retryAfter' in outcome && outcome.retryAfter ? { 'Retry-After': String(outcome.retryAfter) } : {};
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...wait } });
}

const told = (outcome: Outcome): { status: number; body: HandoverAnswer } =>
  outcome.status === 303
    ? { status: 200, body: { ok: true, id: outcome.id } }
    : { status: outcome.status, body: { ok: false, errors: outcome.errors } };
