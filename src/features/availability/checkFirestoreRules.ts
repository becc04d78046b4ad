/** Checks the published security rules: requests Firestore like a browser, with the public key and no account. */
import type { Env } from '../../env.ts';
import { salesStatePath } from './salesState.ts';

type Settings = Pick<Env, 'FIREBASE_API_KEY' | 'FIRESTORE_PROJECT' | 'FIRESTORE_EMULATOR_HOST'>;

/** Returns one sentence per path whose response contradicts firestore.rules. */
export async function checkFirestoreRules(settings: Settings): Promise<string[]> {
  const { FIREBASE_API_KEY: key, FIRESTORE_PROJECT: project, FIRESTORE_EMULATOR_HOST: emulator } = settings;
  if (!key) return ['FIREBASE_API_KEY is not set: browsers ask Firestore nothing.'];
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const statusOf = async (path: string) => {
    const url = `${host}/v1/projects/${project}/databases/(default)/documents/${path}?key=${key}`;
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status;
  };
  const state = await statusOf(salesStatePath);
  const closed = await Promise.all(['leads', 'leads/any', 'availability', 'availability/other'].map(statusOf));
  return [
    // 404: no state has been written yet.
    ...(state === 200 || state === 404 ? [] : [`Browsers cannot read ${salesStatePath} (${state}).`]),
    ...(closed.every((status) => status === 403)
      ? []
      : [
          `Browsers can read more than ${salesStatePath} (${closed.join(', ')} instead of 403): publish firestore.rules.`,
        ]),
  ];
}
