/**
 * Fixtures of every browser test: the built site on a free port with its own data folder (one per worker), and a
 * browser context in which any console error, uncaught error or CSP violation fails the test.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { startSite } from '../checks/tools/startSite.ts';

export { expect };

type Site = {
  url: string;
  dataDir: string;
  /** Output of the server until now. */
  log(): string;
  /**
   * Waits until at least so many mails to this address are in the mail folder, and parses them. `including`: only mails
   * with this text, such as the visitor's address in a mail to sales.
   */
  mailsTo(address: string, atLeast: number, including?: string): Promise<Email[]>;
};

/** Another website on a free port of this machine. */
type OtherSite = {
  port: number;
  /** The HTML that it responds with to every request. */
  page: string;
  /** Paths of the requests until now. */
  asked: string[];
};

type Options = {
  /** Console errors that the test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the visitor saves data, and the page prefetches nothing. */
  savesData: boolean;
};

type WorkerOptions = {
  /** Settings in addition to those of every test: no limits, and an instant proof of work. */
  settings: Record<string, string>;
};

export const test = base.extend<Options, WorkerOptions & { site: Site; otherSite: OtherSite }>({
  expectedErrors: [[], { option: true }],
  savesData: [true, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],

  site: [
    async ({ settings }, use) => {
      const running = await startSite({ env: { RATE_LIMIT: '0', ALTCHA_DIFFICULTY: '2', ...settings } });
      await use({
        url: running.origin,
        dataDir: running.dataDir,
        log: running.output,
        mailsTo: readMails(join(running.dataDir, 'mail')),
      });
      await running.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  otherSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const other: OtherSite = { port: 0, page: '', asked: [] };
      const server = createServer((request, response) => {
        other.asked.push(request.url ?? '');
        response.writeHead(200, { 'content-type': 'text/html' }).end(other.page);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      other.port = (server.address() as AddressInfo).port;
      await use(other);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  context: async ({ context, expectedErrors, savesData, javaScriptEnabled }, use) => {
    if (savesData && javaScriptEnabled !== false) await context.addInitScript(saveData);
    const problems: string[] = [];
    const note = (text: string) => {
      if (![browsersOwn, ...expectedErrors].some((known) => known.test(text))) problems.push(text);
    };
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(String(error.error())));
    await use(context);
    expect(problems, 'console errors, uncaught errors and CSP violations').toEqual([]);
  },
});

/** For `test.use`: the page moves, as it does for most visitors; by default tests ask for reduced motion. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/** For `test.use`: the page prefetches visible links, as it does for most visitors; by default tests save data. */
export const withPrefetch = { savesData: false } as const;

/** Runs in the page. Prefetching takes a quarter of the CPU time of a visit. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/**
 * Chromium rejects its own cross-document transition if scripts are off, and skips it if the machine is too busy to
 * draw in time. The page does not cause these two messages.
 */
const browsersOwn = /ViewTransition opt-in disabled|Transition was (skipped|aborted)/;

/** Parses each mail of the folder once: a worker's tests write hundreds, and a test waits for its own in several looks. */
function readMails(folder: string): Site['mailsTo'] {
  const parsed = new Map<string, Promise<Email>>();
  const parse = async (name: string) => PostalMime.parse(await readFile(join(folder, name)));
  return async (address, atLeast, including = '') => {
    let found: Email[] = [];
    await expect(async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      for (const name of names) if (!parsed.has(name)) parsed.set(name, parse(name));
      const mails = await Promise.all(names.flatMap((name) => parsed.get(name) ?? []));
      found = mails.filter(
        ({ to, text = '' }) => to?.some((one) => one.address === address) && text.includes(including),
      );
      expect(found.length).toBeGreaterThanOrEqual(atLeast);
    }).toPass({ timeout: 30_000 });
    return found;
  };
}
