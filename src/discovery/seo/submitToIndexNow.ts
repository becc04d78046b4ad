/**
 * IndexNow (indexnow.org/documentation): submits new, changed and removed pages of this build to search engines.
 * DATA_DIR keeps the last submission, so that a restart submits nothing. Disabled without a key.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../../database/privateFolder.ts';
import type { Env } from '../../env.ts';
import { absoluteUrl } from '../../routes/absoluteUrl.ts';
import { siteDocuments } from '../page-text/siteDocuments.ts';
import { lastTextHash } from './lastChange.ts';

type Settings = Pick<Env, 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'SITE_URL' | 'DATA_DIR'>;
type Log = Record<'info' | 'warn', (facts: object, message: string) => void>;
/** Addresses of pages with a hash of their text. */
type SubmittedPages = Record<string, string>;

/** The protocol allows ten thousand addresses per request. */
const atMost = 10_000;
const requestTimeout = 10_000;

/** Path of the key file, by which search engines verify our submissions. */
export const indexNowKeyPath = (key: string): string => `/${key}.txt`;

/** Never throws; failed submissions are retried on the next start. */
export async function submitToIndexNow(
  settings: Settings,
  log: Log,
  now: SubmittedPages = currentPages(),
): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL, SITE_URL, DATA_DIR } = settings;
  if (key === undefined) return;
  try {
    const file = join(DATA_DIR, 'indexnow.json');
    const submitted = await readSubmitted(file);
    const addresses = [...new Set([...Object.keys(now), ...Object.keys(submitted)])].filter(
      (address) => now[address] !== submitted[address],
    );
    if (addresses.length === 0) return;
    for (let start = 0; start < addresses.length; start += atMost) {
      const urlList = addresses.slice(start, start + atMost);
      const keyLocation = new URL(indexNowKeyPath(key), SITE_URL).href;
      await submit(INDEXNOW_URL, { host: new URL(SITE_URL).host, key, keyLocation, urlList });
    }
    makePrivateFolder(DATA_DIR);
    await writeFile(`${file}.new`, JSON.stringify(now, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
    log.info({ pages: addresses.length }, 'Sent the changed pages to IndexNow');
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'IndexNow could not be reached; the next start tries again');
  }
}

const currentPages = (): SubmittedPages =>
  Object.fromEntries(
    siteDocuments().map(({ page, locale, path }) => [absoluteUrl(path), lastTextHash(page, locale) ?? '']),
  );

async function readSubmitted(file: string): Promise<SubmittedPages> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // Missing or corrupt: all pages are submitted, which the protocol allows.
    return {};
  }
}

async function submit(endpoint: string, message: object): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (!ok) throw new Error(`it answered ${status}`);
}

/** Fetch reports only "fetch failed"; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
