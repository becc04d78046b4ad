/**
 * Live availability of sales in the browser. Only the vendor (features/consent/third-parties/liveAvailability.ts)
 * provides the configuration, so nothing is requested from Google before the visitor consents. Every failure means
 * "unknown".
 */
import { availableUntil } from './salesState.ts';

type Show = (available: boolean) => void;

const timeoutMs = 2_500;
/** Requests within this time reuse the first result. */
const reuseMs = 60_000;

const followers = new Set<Show>();
let config: string | undefined;
let reading: { since: number; end: Promise<number | undefined> } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Called once consent is granted. `id`: see `idOf` in features/consent/consentSetup.ts. */
export function enableLiveAvailability(id: string): void {
  config = id;
  if (followers.size > 0) void refresh();
}

/** Calls `show` with the availability, again when it ends. Without consent `show` is never called. */
export function watchAvailability(show: Show): void {
  followers.add(show);
  void refresh();
}

async function refresh(): Promise<void> {
  if (config === undefined) return;
  const now = Date.now();
  if (!reading || now - reading.since > reuseMs) reading = { since: now, end: readEnd(config) };
  const left = ((await reading.end) ?? 0) - Date.now();
  report(left > 0);
  clearTimeout(timer);
  if (left > 0) timer = setTimeout(expire, left);
}

/** Background tabs refresh when they become visible again. */
function expire(): void {
  if (document.visibilityState === 'visible') return void refresh();
  report(false);
  document.addEventListener('visibilitychange', () => refresh(), { once: true });
}

function report(available: boolean): void {
  for (const show of followers) show(available);
}

async function readEnd(id: string): Promise<number | undefined> {
  if (!navigator.onLine) return undefined;
  const [apiKey = '', appId = '', projectId = ''] = id.split(' ');
  const state = import('./read-sales-state.client.ts').then(({ readSalesState }) =>
    readSalesState({ apiKey, appId, projectId }),
  );
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return availableUntil(await Promise.race([state, late]).catch(() => undefined), Date.now());
}
