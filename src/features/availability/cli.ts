/** `npm run availability -- COMMAND`: sales sets its availability (how-to: show-who-is-available). */
import { setTimeout as wait } from 'node:timers/promises';
import { type Env, readSettings } from '../../env.ts';
import { CommandError, parseCommandLine, runWithExitCode } from '../../leads/runCommandLine.ts';
import { type Firestore, openFirestore } from '../../outbox/firestore/openFirestore.ts';
import { bookingRules } from '../booking/bookingRules.ts';
import { addDays, dateIn, instantOf, startOfDay } from '../booking/time.ts';
import { checkFirestoreRules } from './checkFirestoreRules.ts';
import { availableUntil, type SalesState, salesStatePath, salesStateValidMs } from './salesState.ts';

const usage = `Usage: npm run availability -- COMMAND
  on                  available for the next 15 minutes
  on --until 17:00    available until then (${bookingRules.zone}); keeps running and repeats it, Ctrl-C ends it
  off                 not available
  show                what visitors see now
  check               are the security rules published?`;

/** Two repeats can fail before the state expires. */
const repeatMs = salesStateValidMs / 3;

const stop = new AbortController();

async function main() {
  const { positionals, values } = parseCommandLine(usage, { until: { type: 'string' } });
  const [command = '', ...rest] = positionals;
  const { until } = values;
  if (rest.length > 0 || !['on', 'off', 'show', 'check'].includes(command))
    throw new CommandError(
      `${command ? `There is no command "${positionals.join(' ')}".` : 'Which command?'}\n${usage}`,
    );
  if (until !== undefined && command !== 'on')
    throw new CommandError(`The command "${command}" has no option --until.`);
  const env = readSettings();
  if (!env.FIRESTORE_PROJECT) throw new CommandError('FIRESTORE_PROJECT is not set: there is no place for the state.');
  const firestore = openFirestore(env);
  try {
    if (command === 'check') await check(env);
    else if (command === 'show') await show(firestore);
    else if (command === 'off') await put(firestore, { available: false, until: null });
    else if (typeof until === 'string') await stayOn(firestore, endToday(until));
    else await put(firestore, { available: true, until: null });
  } finally {
    await firestore.close();
  }
}

async function put(firestore: Firestore, state: Pick<SalesState, 'available' | 'until'>): Promise<void> {
  const written: SalesState = { ...state, updatedAt: new Date().toISOString() };
  await firestore.put(salesStatePath, written, AbortSignal.timeout(20_000));
  console.log(inWords(written));
}

/** The state lasts as long as the process: it is off at once after a clean end, 15 minutes later after a crash. */
async function stayOn(firestore: Firestore, end: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const state = { available: true, until: new Date(end).toISOString() };
  await put(firestore, state);
  while (!stop.signal.aborted && Date.now() < end) {
    const pause = Math.min(repeatMs, end - Date.now());
    await wait(pause, undefined, { signal: stop.signal }).catch(() => {});
    if (stop.signal.aborted || Date.now() >= end) break;
    await put(firestore, state).catch((error: Error) => console.error(`Not repeated: ${error.message}`));
  }
  await put(firestore, { available: false, until: null });
}

async function show(firestore: Firestore): Promise<void> {
  const state = await firestore.read(salesStatePath, AbortSignal.timeout(20_000));
  console.log(state ? inWords(state) : 'No state has been set: visitors see the hours.');
}

async function check(env: Env): Promise<void> {
  const problems = await checkFirestoreRules(env);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  console.log(`Browsers can read ${salesStatePath}, and no lead.`);
}

function inWords(state: object): string {
  const end = availableUntil(state, Date.now());
  if (end !== undefined) return `Available: visitors see it until ${clock(end)} unless it is repeated.`;
  return 'Not available: visitors see the hours.';
}

/** Parses a time of today in the time zone of the booking rules. */
function endToday(until: string): number {
  const today = dateIn(bookingRules.zone, Date.now());
  const time = /^([01]?\d|2[0-3]):([0-5]\d)$/.test(until) ? until.padStart(5, '0') : undefined;
  const end =
    until === '24:00'
      ? startOfDay(addDays(today, 1), bookingRules.zone)
      : time && instantOf(today, time, bookingRules.zone);
  if (!end || end <= Date.now())
    throw new CommandError(`--until takes a time of today that is still to come, like 17:00.`);
  return end;
}

const clock = (instant: number): string =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: bookingRules.zone, hour: '2-digit', minute: '2-digit' });

await runWithExitCode(main);
