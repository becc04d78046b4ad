/** For tests: passes a contact form to the lead service in this process. Returns the lead's id. Throws if refused. */
import type { OpenedServices } from '../../server/openServices.ts';
import { contactForm } from '../createTestEnvironment.testing.ts';

export async function submitContact(
  { leadService }: Pick<OpenedServices, 'leadService'>,
  fields: Record<string, string>,
): Promise<string> {
  const request = contactForm(fields);
  const outcome = await leadService.accept({
    form: 'contact',
    locale: 'de',
    page: 'contact',
    request,
    clientAddress: '192.0.2.1',
  });
  if (outcome.status !== 303) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}
