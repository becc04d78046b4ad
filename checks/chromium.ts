/** Where the browser for tests and benchmarks is: CHROMIUM_PATH, else Debian's, else the one Playwright downloaded. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debians = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of an installed Chromium, or undefined. */
export function chromiumPath(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  const candidates = given ? [given] : [...debians, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/** Flags every headless start needs: root has no sandbox, and the browser keeps its own background calls to itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
