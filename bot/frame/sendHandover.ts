import { solveProofOfWork } from '../../src/components/sections/form/proof-of-work.client.ts';
import type { HandoverReply } from '../protocol/botApi.ts';
import { postJson } from '../protocol/requestAnswer.ts';

type HandoverFields = { name: string; email: string; message: string; transcript: string };

/** Resolves to the response, also of a refusal. @throws without a connection */
export async function sendHandover(
  fields: HandoverFields,
  about: { formId: string; locale: string; page: string; began: number },
): Promise<HandoverReply> {
  // The form is sent without a proof if there is none after 3 s; the server accepts that.
  const altcha = await Promise.race([
    solveProofOfWork().catch(() => ''),
    new Promise<string>((late) => setTimeout(late, 3_000, '')),
  ]);
  const { formId, locale, page, began } = about;
  const elapsed = String(Math.round(performance.now() - began));
  const answer = await postJson('/api/bot/handover', {
    ...fields,
    ...{ form_id: formId, locale, page, altcha, elapsed_ms: elapsed, website_url: '' },
  });
  return answer.json();
}
