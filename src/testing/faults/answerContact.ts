/** For tests: handles a posted contact form like its page; responds with the outcome as JSON instead of HTML. */
import type { LeadDesk } from '../../leads/desk.ts';

/** The locals that the server passes to every page (createSite.ts). */
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
