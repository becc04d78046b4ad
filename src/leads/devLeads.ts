/** The desks for `npm run dev`, where no server hands one in. */
import { readEnv } from '../env.ts';
import { type Leads, openLeads } from './open.ts';

let opened: Promise<Leads> | undefined;

export async function devLeads(): Promise<Pick<Leads, 'desk' | 'booking' | 'newsletter' | 'challenges'>> {
  // Port 0: the development server may stand on any port of this machine.
  opened ??= openLeads(readEnv({ SITE_URL: 'http://localhost:0', RATE_LIMIT: '0', ...process.env }));
  const leads = await opened;
  leads.start();
  return leads;
}
