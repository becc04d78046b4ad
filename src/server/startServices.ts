/** The stateful services of the server. */
import type { Logger } from 'pino';
import { describeSqliteError } from '../database/describeSqliteError.ts';
import { type Env, InvalidSettingError } from '../env.ts';
import { openServices } from './openServices.ts';
import type { RequestServices } from './requestServices.ts';

export type Services = Pick<
  RequestServices,
  'leads' | 'booking' | 'newsletter' | 'challenges' | 'turnSigner' | 'keptQuestions' | 'checkRateLimit' | 'consent'
> & {
  /** True if the database responds and accepts writes. */
  healthy(): Promise<boolean>;
  /** Figures for operators, without personal data. */
  counts(): Promise<Record<string, number>>;
  /** Lets the running delivery finish, then closes the database. */
  stop(): Promise<void>;
};

/** Opens the database and the services that pages need at run time, and starts the deliveries. */
export async function startServices(env: Env, log: Logger): Promise<Services> {
  const { leadService, start, ...leads } = await openServices(env, log).catch((error: unknown) => {
    throw settingBehind(error, env);
  });
  start();
  return { leads: leadService, ...leads };
}

/** Turns a failure to open the database into an InvalidSettingError for operators; returns other errors unchanged. */
function settingBehind(error: unknown, { DATABASE_URL, DATA_DIR }: Env): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  // Only the code: the message may quote the address with its password.
  if (DATABASE_URL !== undefined)
    return new InvalidSettingError(`Setting DATABASE_URL is wrong: the database cannot be opened (${error.code}).`);
  return new InvalidSettingError(`Setting DATA_DIR is wrong: ${describeSqliteError(error, DATA_DIR)}`);
}
