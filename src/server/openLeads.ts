/** Opens the services between a posted form and an inbox. The server keeps one instance for its lifetime. */
import { type Logger, pino } from 'pino';
import { openDatabase } from '../database/connection.ts';
import { watchStoring } from '../database/storeWatch.ts';
import type { Env } from '../env.ts';
import { type BookingDesk, createBookingDesk } from '../features/booking/desk.ts';
import { rules } from '../features/booking/rules.ts';
import { type ConsentDesk, createConsentDesk } from '../features/consent/desk.ts';
import { consentSetup } from '../features/consent/setup.ts';
import { createNewsletterDesk, type NewsletterDesk } from '../features/newsletter/desk.ts';
import { letterQueue } from '../features/newsletter/letterQueue.ts';
import { openLetterTargets } from '../features/newsletter/targets.ts';
import { createDesk } from '../forms/accept.ts';
import { type Challenges, createChallenges } from '../forms/challenge.ts';
import { createRecaptcha } from '../forms/recaptcha.ts';
import { type Counts, countAll } from '../leads/count.ts';
import type { LeadDesk } from '../leads/desk.ts';
import { retain } from '../leads/retain.ts';
import { createDaily } from '../outbox/daily.ts';
import { createWorker } from '../outbox/deliver.ts';
import { type Mirror, openMirror } from '../outbox/firestore/openMirror.ts';
import { leadQueue } from '../outbox/leadQueue.ts';
import { type Removal, removalQueue } from '../outbox/removalQueue.ts';
import type { Deliver } from '../outbox/target.ts';
import { openTargets } from '../outbox/targets.ts';
import { addressPrefix, createRateLimiter, unlimited } from '../security/rate-limit.ts';
import { createTurnSigner, type TurnSigner } from '../security/turnSigner.ts';

export type Leads = {
  /** Available to every on-demand page as `Astro.locals.leads`. */
  desk: LeadDesk;
  /** Likewise as `Astro.locals.newsletter`. */
  newsletter: NewsletterDesk;
  /** Likewise as `Astro.locals.booking`. */
  booking: BookingDesk;
  /** Likewise as `Astro.locals.challenges`. */
  challenges: Challenges;
  /** Likewise as `Astro.locals.turnSigner`. */
  turnSigner: TurnSigner;
  /** Likewise as `Astro.locals.consent`; absent when no vendor is configured. */
  consent: ConsentDesk | undefined;
  /** API rate limit: 0 = allowed, else seconds to wait. */
  mayAsk(clientAddress: string): number;
  /** True if the database responds and accepts writes. */
  healthy(): Promise<boolean>;
  counts(): Promise<Counts>;
  /** Starts the workers, with the pending deliveries of an earlier process first. */
  start(): void;
  /** Waits for the running deliveries, then closes the database. To be called after the last request. */
  stop(): Promise<void>;
};

/**
 * API requests per form: a page with a form requests a challenge and free times, and visitors view more forms than they
 * send.
 */
const questionsPerForm = 4;

export async function openLeads(env: Env, log: Logger = pino({ level: 'silent' })): Promise<Leads> {
  const database = await openDatabase(env);
  const backoffSeconds = env.DELIVERY_BACKOFF;
  const mirror = openMirror(env);
  const workers = [
    createWorker({ database, queue: leadQueue, targets: openTargets(env, database, mirror), log, backoffSeconds }),
    createWorker({ database, queue: letterQueue, targets: openLetterTargets(database, env), log, backoffSeconds }),
    createWorker({ database, queue: removalQueue, targets: removalTargets(mirror), log, backoffSeconds }),
  ];
  const retention = createDaily(async () => {
    try {
      log.info(await retain(database, env), 'Deleted what was kept long enough');
    } catch (error) {
      log.error(
        { error: error instanceof Error ? error.name : 'unknown' },
        'Retention failed; it is tried again tomorrow',
      );
    }
  });
  const storing = watchStoring(database, env);
  const onStored = () => {
    storing.stored();
    for (const worker of workers) worker.wake();
  };
  const booking = createBookingDesk({ database, rules, limit: env.RATE_LIMIT ?? 30, onStored });
  const challenges = createChallenges(database, env.ALTCHA_DIFFICULTY);
  const setup = consentSetup(env);
  const limit = env.RATE_LIMIT ?? 30;
  const asking = limit === 0 ? unlimited : createRateLimiter(limit * questionsPerForm, 600);
  return {
    desk: createDesk({
      env,
      database,
      log,
      booking,
      challenges,
      recaptcha: createRecaptcha(env),
      onStored,
      onNotStored: storing.notStored,
    }),
    booking,
    challenges,
    turnSigner: createTurnSigner(database),
    consent: setup && createConsentDesk(setup, database),
    mayAsk: (clientAddress) => asking.take(addressPrefix(clientAddress)),
    newsletter: createNewsletterDesk(database, env),
    healthy: storing.healthy,
    counts: () => countAll(database),
    start() {
      for (const worker of workers) worker.start();
      retention.start();
    },
    async stop() {
      await Promise.all([retention, ...workers].map((one) => one.stop()));
      await mirror.close();
      await database.query.destroy();
    },
  };
}

const removalTargets = (mirror: Mirror): Record<string, Deliver<Removal>> => ({
  'firestore-removal': ({ leadId }, signal) => mirror.remove(leadId, signal),
});
