/** What the server needs from the parts of the site that hold state. */
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { LeadDesk } from '../leads/desk.ts';
import { openLeads } from '../leads/open.ts';

export type Services = {
  leads: LeadDesk;
  /** Whether the database answers. */
  healthy(): Promise<boolean>;
  /** Figures for operators: no personal data. */
  counts(): Promise<Record<string, number>>;
  /** Lets the running delivery finish, then closes the database. */
  stop(): Promise<void>;
};

/** Opens database, delivery and what else pages need at run time. */
export async function openServices(env: Env, log: Logger): Promise<Services> {
  const { desk, healthy, counts, start, stop } = await openLeads(env, log);
  start();
  return { leads: desk, healthy, counts, stop };
}
