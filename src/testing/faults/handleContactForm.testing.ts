/** For tests: handles a posted contact form like its page; responds with the outcome as JSON instead of HTML. */
import type { LeadService } from '../../leads/leadService.ts';

/** The locals that the server passes to every page (createSite.ts). */
type Locals = { leads?: LeadService; clientAddress?: string };

export async function handleContactForm(request: Request, locals: Locals): Promise<Response | undefined> {
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
