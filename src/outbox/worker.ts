/**
 * The worker: claims due rows of an outbox and delivers them to their destinations. Each destination has a separate
 * lane, so a stuck one never blocks another. Delivery is at least once: a duplicate, with the same id, occurs only if
 * the process dies between the receiver's response and the commit.
 * Over 200 lines: claim, attempt and settlement share the state of a lane.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/openDatabase.ts';
import {
  type DeliveryHandler,
  isDeliverySuppressed,
  isRetryLater,
  isUndeliverable,
  type OutboxRow,
  Undeliverable,
} from './delivery.ts';
import { leaseSeconds } from './leases.ts';
import { type Outbox, type OutboxQueue, openOutbox, type Settlement } from './openOutbox.ts';

/** Seconds between attempts (quality.md); the last one repeats until day 7. */
const backoff = [30, 300, 1_800, 7_200, 28_800, 86_400];
const retryPeriodMs = 7 * 86_400_000;
/** Maximum seconds accepted from Retry-After, so that one response cannot use up the seven days of retries. */
const maxRetryAfterSeconds = 86_400;

/** Parallel deliveries per destination. */
const parallelDeliveries = 4;
/** Milliseconds between polls of the outbox when no wake-up arrives. */
const pollMs = 1_000;
/** Timeout of a delivery attempt. */
const attemptTimeoutMs = 60_000;

type Settings<Row extends OutboxRow> = {
  database: Database;
  queue: OutboxQueue<Row>;
  destinations: Readonly<Record<string, DeliveryHandler<Row>>>;
  log: Logger;
  backoffSeconds?: number[] | undefined;
};

export type Worker = { start(): void; wake(): void; stop(): Promise<void> };

export function createWorker<Row extends OutboxRow>(settings: Settings<Row>): Worker {
  const { database, queue, destinations, log, backoffSeconds = backoff } = settings;
  const outbox = openOutbox(database, queue);
  const lanes = Object.entries(destinations).map(([name, deliver]) =>
    createLane(name, deliver, { outbox, logIds: queue.logIds, log, backoffSeconds }),
  );
  let heartbeatTimer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;

  let pendingHeartbeat: Promise<void> | undefined;
  /** Heartbeats never overlap, even if the database is slow. */
  const heartbeat = () => {
    pendingHeartbeat ??= outbox
      .heartbeat(lanes.flatMap((lane) => lane.inProgress()))
      .catch(() => log.warn('The outbox did not answer; leases were not renewed'))
      .finally(() => {
        pendingHeartbeat = undefined;
      });
    return pendingHeartbeat;
  };

  return {
    start() {
      heartbeatTimer ??= setInterval(heartbeat, (leaseSeconds * 1_000) / 3);
      running ??= heartbeat().then(() => Promise.all(lanes.map((lane) => lane.run())));
    },
    wake() {
      for (const lane of lanes) lane.wake();
    },
    /** Claims no more rows and waits for deliveries in progress. */
    async stop() {
      for (const lane of lanes) lane.stop();
      await running;
      clearInterval(heartbeatTimer);
      await pendingHeartbeat;
    },
  };
}

type LaneSettings<Row extends OutboxRow> = {
  outbox: Outbox<Row>;
  logIds: OutboxQueue<Row>['logIds'];
  log: Logger;
  backoffSeconds: number[];
};

function createLane<Row extends OutboxRow>(
  destination: string,
  deliver: DeliveryHandler<Row>,
  settings: LaneSettings<Row>,
) {
  const { outbox, logIds, log, backoffSeconds } = settings;
  const running = new Map<string, Promise<void>>();
  let woken = false;
  let stopWaiting = () => {};
  let stopped = false;

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const free = parallelDeliveries - running.size;
      const claimed = free > 0 ? await claim(free) : [];
      for (const delivery of claimed) {
        running.set(
          delivery.id,
          attempt(delivery).finally(() => {
            running.delete(delivery.id);
            wake();
          }),
        );
      }
      if (claimed.length === 0 && !woken) await waitForWork();
    }
    await Promise.all(running.values());
  }

  function waitForWork(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function claim(count: number): Promise<Row[]> {
    try {
      return await outbox.claim(destination, count, [...running.keys()]);
    } catch (error) {
      log.error({ target: destination, error: describeError(error).code }, 'The outbox could not be read');
      return [];
    }
  }

  async function attempt(delivery: Row): Promise<void> {
    // Not AbortSignal.timeout, which would keep the whole mail in memory until the timeout.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DOMException('It took too long', 'TimeoutError')), attemptTimeoutMs);
    const { problem } = delivery;
    const sent = problem ? Promise.reject(new Undeliverable(problem)) : deliver(delivery, limit.signal);
    const settlement = await sent.then(
      (receipt): Settlement => ({ state: 'delivered', receipt }),
      (error: unknown) => settlementOfFailure(delivery, error, backoffSeconds),
    );
    clearTimeout(timer);
    const facts = { target: destination, delivery: delivery.id, ...logIds(delivery), attempt: delivery.attempts + 1 };
    if (settlement.state === 'delivered') log.info(facts, 'Delivered');
    else if (settlement.state === 'suppressed') log.info(facts, 'Withheld');
    else log.warn({ ...facts, state: settlement.state, error: settlement.code }, 'Not delivered');
    await settle(delivery, settlement);
  }

  /** Retries the write: a lost settlement would repeat the delivery. Once stopped, it gives up after six attempts. */
  async function settle(delivery: Row, settlement: Settlement): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await outbox.settle(delivery, settlement);
      } catch (error) {
        log.error(
          { target: destination, delivery: delivery.id, error: describeError(error).code },
          'A delivery could not be settled',
        );
        if (stopped && tries > 5) return;
        await pause(pollMs);
      }
    }
  }

  function wake(): void {
    woken = true;
    stopWaiting();
  }

  function stop(): void {
    stopped = true;
    wake();
  }

  return { run, wake, stop, inProgress: () => [...running.keys()] };
}

/** Settlement of a failed attempt: a retry with backoff, or a final state. */
function settlementOfFailure(delivery: OutboxRow, error: unknown, backoffSeconds: number[]): Settlement {
  const { code, text } = describeError(error);
  if (isDeliverySuppressed(error)) return { state: 'suppressed', code, error: text };
  if (isUndeliverable(error)) return { state: 'dead', code, error: text };
  const seconds = backoffSeconds[Math.min(delivery.attempts, backoffSeconds.length - 1)] ?? 0;
  const jitter = 0.9 + Math.random() * 0.2;
  const requested = isRetryLater(error) ? Math.min(error.seconds, maxRetryAfterSeconds) : 0;
  const dueAt = new Date(Date.now() + Math.max(seconds * jitter, requested) * 1_000);
  const isExpired = dueAt.getTime() > Date.parse(delivery.tryingSince) + retryPeriodMs;
  return isExpired ? { state: 'dead', code, error: text } : { state: 'pending', code, error: text, dueAt };
}

/** `text` is stored in the database; only `code`, which contains no personal data, is logged. */
function describeError(error: unknown): { code: string; text: string } {
  if (!(error instanceof Error)) return { code: 'unknown', text: String(error) };
  const code = 'code' in error ? String(error.code) : error.name;
  return { code, text: error.message.slice(0, 1_000) };
}
