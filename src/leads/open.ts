/** Opens everything between a posted form and an inbox. The server holds one of these for its whole life. */
import { type Logger, pino } from 'pino';
import { databaseAnswers, openDatabase } from '../database/connection.ts';
import type { Env } from '../env.ts';
import { createDesk } from './accept.ts';
import { type Counts, countAll } from './count.ts';
import { createWorker } from './deliver.ts';
import type { LeadDesk } from './desk.ts';
import { openTargets } from './targets.ts';

export type Leads = {
  /** Goes to every on-demand page as `Astro.locals.leads`. */
  desk: LeadDesk;
  /** Does the database answer? */
  healthy(): Promise<boolean>;
  counts(): Promise<Counts>;
  /** Begins to deliver, with what an earlier process left behind first. */
  start(): void;
  /** Waits for the running deliveries, then closes the database. To be called after the last request. */
  stop(): Promise<void>;
};

export async function openLeads(env: Env, log: Logger = pino({ level: 'silent' })): Promise<Leads> {
  const database = await openDatabase(env);
  const worker = createWorker({ database, targets: openTargets(env), log, backoffSeconds: env.DELIVERY_BACKOFF });
  return {
    desk: createDesk({ env, database, log, onStored: worker.wake }),
    healthy: () => databaseAnswers(database),
    counts: () => countAll(database),
    start: worker.start,
    async stop() {
      await worker.stop();
      await database.query.destroy();
    },
  };
}
