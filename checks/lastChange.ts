/**
 * The dates in the sitemap are correct: the text hash of every page equals the one recorded with its date. After a
 * change of text, `npx node checks/lastChange.ts --write` records today's date for the changed pages.
 */
import { writeFileSync } from 'node:fs';
import recordedChanges from '../src/discovery/seo/last-change.json' with { type: 'json' };
import { type LastChanges, lastChangeKey, textHashOf } from '../src/discovery/seo/lastChange.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

const recorded: Partial<LastChanges> = recordedChanges;

export const lastChange: SiteCheck = {
  name: 'last change',
  problems: async (origin) => {
    const now = textsOf(await readPages(origin));
    const changed = Object.keys(now).filter((key) => recorded[key]?.text !== now[key]);
    const gone = Object.keys(recorded).filter((key) => !(key in now));
    return [...changed, ...gone].map(
      (key) => `${key} changed after its recorded date: run \`npx node checks/lastChange.ts --write\``,
    );
  },
};

const record: SiteCheck = {
  name: 'last change: recorded',
  problems: async (origin) => {
    const today = new Date().toISOString().slice(0, 10);
    const next: LastChanges = Object.fromEntries(
      Object.entries(textsOf(await readPages(origin))).map(([key, text]) => {
        const before = recorded[key];
        return [key, before?.text === text ? before : { date: today, text }];
      }),
    );
    writeFileSync(
      new URL('../src/discovery/seo/last-change.json', import.meta.url),
      `${JSON.stringify(next, null, 2)}\n`,
    );
    return [];
  },
};

/** Hash of the text between header and footer: a changed menu does not count as a change of the page. */
function textsOf(pages: SitePage[]): Record<string, string> {
  const texts = pages.map(({ id, locale, document }) => [
    id === null ? '' : lastChangeKey(id, locale),
    textHashOf(lastingTextOf(document)),
  ]);
  return Object.fromEntries(texts);
}

/** Removes free times: they change hourly and do not count as a change of the page. */
function lastingTextOf(document: SitePage['document']): string {
  const main = document.querySelector('main')?.cloneNode(true);
  for (const part of main?.querySelectorAll('[data-slot-picker]') ?? []) part.remove();
  return main?.textContent ?? '';
}

if (import.meta.main) await runAlone(process.argv.includes('--write') ? record : lastChange);
