import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath, ignoredDefaultFlags } from './checks/tools/chromium.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: './test-results/browser',
  reporter: [['dot'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // It would answer where a test puts its own answers in place of the site's; its own journey lets it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // A fifth of the CPU time draws movement. Tests of what moves, and the main journey, turn it on (`withMotion`).
    reducedMotion: 'reduce',
    launchOptions: {
      // Optimised code pays off in long visits only; without the optimising compiler, an analysis by axe takes a sixth less.
      args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev'],
      ignoreDefaultArgs: ignoredDefaultFlags(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
