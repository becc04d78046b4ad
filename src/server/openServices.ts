/** Opens the services between a posted form and an inbox. The server keeps one instance for its lifetime. */
import { type Logger, pino } from 'pino';
import { createStorageHealth } from '../database/createStorageHealth.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Env } from '../env.ts';
import { bookingRules } from '../features/booking/bookingRules.ts';
import { type BookingService, createBookingService } from '../features/booking/bookingService.ts';
import { type ConsentService, createConsentService } from '../features/consent/consentService.ts';
import { consentSetup } from '../features/consent/consentSetup.ts';
import { createKeptQuestions, type KeptQuestions } from '../features/kept-questions/keptQuestions.ts';
import { openNewsletterDestinations } from '../features/newsletter/newsletterDestinations.ts';
import { newsletterQueue } from '../features/newsletter/newsletterQueue.ts';
import { createNewsletterService, type NewsletterService } from '../features/newsletter/newsletterService.ts';
import { createFormHandler } from '../forms/createFormHandler.ts';
import { formsPerAddress } from '../forms/formRateLimits.ts';
import { type Challenges, createChallenges } from '../forms/proofOfWork.ts';
import { createRecaptchaVerifier } from '../forms/recaptcha.ts';
import { applyRetention } from '../leads/applyRetention.ts';
import { countLeads, type LeadCounts } from '../leads/countLeads.ts';
import type { LeadService } from '../leads/leadService.ts';
import { createDailySchedule } from '../outbox/dailySchedule.ts';
import type { DeliveryHandler } from '../outbox/delivery.ts';
import { type Mirror, openMirror } from '../outbox/firestore/openMirror.ts';
import { leadQueue } from '../outbox/leadQueue.ts';
import { openDestinations } from '../outbox/openDestinations.ts';
import { type Removal, removalQueue } from '../outbox/removalQueue.ts';
import { createWorker } from '../outbox/worker.ts';
import { addressPrefix, createRateLimiter, unlimited } from '../security/createRateLimiter.ts';
import { createTurnSigner, type TurnSigner } from '../security/turnSigner.ts';

export type OpenedServices = {
  /** Available to every on-demand page as `Astro.locals.leads`. */
  leadService: LeadService;
  /** Likewise as `Astro.locals.newsletter`. */
  newsletter: NewsletterService;
  /** Likewise as `Astro.locals.booking`. */
  booking: BookingService;
  /** Likewise as `Astro.locals.challenges`. */
  challenges: Challenges;
  /** Likewise as `Astro.locals.turnSigner`. */
  turnSigner: TurnSigner;
  /** Likewise as `Astro.locals.keptQuestions`. */
  keptQuestions: KeptQuestions;
  /** Likewise as `Astro.locals.consent`; absent when no vendor is configured. */
  consent: ConsentService | undefined;
  /** API rate limit: 0 = allowed, else seconds to wait. */
  checkRateLimit(clientAddress: string): number;
  /** True if the database responds and accepts writes. */
  healthy(): Promise<boolean>;
  counts(): Promise<LeadCounts>;
  /** Starts the workers, with the pending deliveries of an earlier process first. */
  start(): void;
  /** Waits for the running deliveries, then closes the database. To be called after the last request. */
  stop(): Promise<void>;
};

/**
 * API requests per form: a page with a form requests a challenge and free times, and visitors view more forms than they
 * send.
 */
const apiRequestsPerForm = 4;

export async function openServices(env: Env, log: Logger = pino({ level: 'silent' })): Promise<OpenedServices> {
  const database = await openDatabase(env);
  const backoffSeconds = env.DELIVERY_BACKOFF;
  const mirror = openMirror(env);
  const workers = [
    createWorker({
      database,
      queue: leadQueue,
      destinations: openDestinations(env, database, mirror),
      log,
      backoffSeconds,
    }),
    createWorker({
      database,
      queue: newsletterQueue,
      destinations: openNewsletterDestinations(database, env),
      log,
      backoffSeconds,
    }),
    createWorker({ database, queue: removalQueue, destinations: removalDestinations(mirror), log, backoffSeconds }),
  ];
  const retention = createDailySchedule(async () => {
    try {
      log.info(await applyRetention(database, env), 'Retention deleted expired records');
    } catch (error) {
      log.error(
        { error: error instanceof Error ? error.name : 'unknown' },
        'Retention failed; it is tried again tomorrow',
      );
    }
  });
  const storing = createStorageHealth(database, env);
  const onStored = () => {
    storing.recordSuccess();
    for (const worker of workers) worker.wake();
  };
  const limit = env.RATE_LIMIT ?? formsPerAddress;
  const booking = createBookingService({ database, rules: bookingRules, limit, onStored });
  const challenges = createChallenges(database, env.ALTCHA_DIFFICULTY);
  const setup = consentSetup(env);
  const apiLimiter = limit === 0 ? unlimited : createRateLimiter(limit * apiRequestsPerForm, 600);
  return {
    leadService: createFormHandler({
      env,
      database,
      log,
      booking,
      challenges,
      recaptcha: createRecaptchaVerifier(env),
      onStored,
      onNotStored: storing.recordFailure,
    }),
    booking,
    challenges,
    turnSigner: createTurnSigner(database),
    keptQuestions: createKeptQuestions(database),
    consent: setup && createConsentService(setup, database),
    checkRateLimit: (clientAddress) => apiLimiter.take(addressPrefix(clientAddress)),
    newsletter: createNewsletterService(database, env),
    healthy: storing.isHealthy,
    counts: () => countLeads(database),
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

const removalDestinations = (mirror: Mirror): Record<string, DeliveryHandler<Removal>> => ({
  'firestore-removal': ({ leadId }, signal) => mirror.remove(leadId, signal),
});
