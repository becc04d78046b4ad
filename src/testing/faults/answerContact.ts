/** For tests: what the contact form's page does with a posted form; instead of a page, JSON says what it would show. */
import type { LeadDesk } from '../../leads/desk.ts';

/** What the server hands to every page (createSite.ts). */
type Locals = { leads?: LeadDesk; clientAddress?: string };

export async function answerContact(request: Request, locals: Locals): Promise<Response | undefined> {
  const { leads, clientAddress = 'unknown' } = locals;
  if (!leads || request.method !== 'POST') return undefined;
  const { status, ...outcome } = await leads.accept({
    form: 'contact',
    locale: 'de',
    page: 'contact',
    request,
    clientAddress,
  });
  return Response.json(outcome, { status });
}
