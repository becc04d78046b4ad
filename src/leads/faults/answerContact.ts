/** For tests: what the contact form's page does with a posted form, for clients that ask for JSON. */
import { answerForm } from '../answerForm.ts';
import type { LeadDesk } from '../desk.ts';

/** What the server hands to every page (createSite.ts). */
type Locals = { leads?: LeadDesk; clientAddress?: string };

export async function answerContact(request: Request, { leads, clientAddress }: Locals): Promise<Response | undefined> {
  if (!leads || request.method !== 'POST') return undefined;
  const locals = { locale: 'de', leads, ...(clientAddress && { clientAddress }) } as const;
  const answer = await answerForm({ form: 'contact', page: 'contact', thanks: 'contact-thanks', request, locals });
  return answer instanceof Response ? answer : Response.json(answer.refusal, { headers: answer.headers });
}
