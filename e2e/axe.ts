import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: string[] };

/** Their documents load axe when they open: sending its 560 kB again takes time. */
const loading = new WeakSet<Page>();

/**
 * Violations in the part of the page that the selector names, frames of the same origin included. Loads axe once per
 * document: @axe-core/playwright loads it for each analysis and takes twice the time.
 */
export async function axeViolations(page: Page, only: string, options: axeCore.RunOptions): Promise<Violation[]> {
  if (!loading.has(page)) await page.addInitScript(source);
  loading.add(page);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(source);
  }
  const settings: axeCore.RunOptions = {
    ...options,
    resultTypes: ['violations'],
    selectors: false,
  };
  return page.evaluate(runAxe, { only, settings });
}

/** Runs in the page. */
async function runAxe({ only, settings }: { only: string; settings: axeCore.RunOptions }): Promise<Violation[]> {
  const results = await window.axe?.run(only, settings);
  if (!results) throw new Error('axe is not loaded');
  return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
