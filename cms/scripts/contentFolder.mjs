/**
 * Content as files: `TYPE.LOCALE.json` (`plan.de.json`), `TYPE.json` for types without languages, `menu.json` for the
 * menus with their entries. The export writes them, the seed reads them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seedEntries, seedMenus } from '../../src/cms/seedEntries.ts';

export const siteLocales = ['de', 'en'];
const menuFile = 'menu.json';

/** @returns {{ lists: { type: string, locale?: string, entries: object[] }[], menus: object[] }} */
export function contentOfSite() {
  const lists = siteLocales.flatMap((locale) =>
    Object.entries(seedEntries(locale)).map(([type, entries]) => ({ type, locale, entries })),
  );
  return { lists, menus: seedMenus() };
}

/** @returns the same as contentOfSite */
export function readContent(folder) {
  if (!existsSync(folder)) throw new Error(`There is no folder ${resolve(folder)}`);
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const lists = files
    .filter((name) => name !== menuFile)
    .map((name) => {
      const [type, locale] = name.replace(/\.json$/, '').split('.');
      return { type, ...(locale && { locale }), entries: read(name) };
    });
  return { lists, menus: files.includes(menuFile) ? read(menuFile) : [] };
}

export function writeContent(folder, { lists, menus }) {
  mkdirSync(folder, { recursive: true });
  const write = (name, entries) => writeFileSync(join(folder, name), `${JSON.stringify(entries, null, 2)}\n`);
  for (const { type, locale, entries } of lists) write(locale ? `${type}.${locale}.json` : `${type}.json`, entries);
  write(menuFile, menus);
}
