/** What the server needs from the parts of the site that hold state. */
import type { Logger } from 'pino';
import { sentenceOfSqlite } from '../database/sentenceOfSqlite.ts';
import { BadSetting, type Env } from '../env.ts';
import { openLeads } from './openLeads.ts';
import type { RequestServices } from './requestServices.ts';

export type Services = Pick<
  RequestServices,
  'leads' | 'booking' | 'newsletter' | 'challenges' | 'turnSigner' | 'mayAsk' | 'consent'
> & {
  /** Whether the database answers, and takes what is to be stored. */
  healthy(): Promise<boolean>;
  /** Figures for operators: no personal data. */
  counts(): Promise<Record<string, number>>;
  /** Lets the running delivery finish, then closes the database. */
  stop(): Promise<void>;
};

/** Opens database, delivery and what else pages need at run time. */
export async function openServices(env: Env, log: Logger): Promise<Services> {
  const { desk, start, ...leads } = await openLeads(env, log).catch((error: unknown) => {
    throw settingBehind(error, env);
  });
  start();
  return { leads: desk, ...leads };
}

/** What an operator can do about a database that cannot be opened; other failures stay what they are. */
function settingBehind(error: unknown, { DATABASE_URL, DATA_DIR }: Env): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  // The code and no more: the message may quote the address with its password.
  if (DATABASE_URL !== undefined)
    return new BadSetting(`Setting DATABASE_URL is wrong: the database cannot be opened (${error.code}).`);
  return new BadSetting(`Setting DATA_DIR is wrong: ${sentenceOfSqlite(error, DATA_DIR)}`);
}
