/**
 * Checks the built stylesheets: no declaration that the minifier must not produce; one shared stylesheet for both builds
 * (docs/decisions/0191-both-builds-share-one-stylesheet.md); no page depends on the orientation of the device
 * (WCAG 1.3.4; axe's rule css-orientation-lock would read all stylesheets again for each page).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

const folder = join(import.meta.dirname, '../dist/client');

export const stylesheets: SiteCheck = {
  name: 'stylesheets',
  problems: async () => {
    const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    if (sheets.length === 0) return ['The build has no stylesheet.'];
    const shared = sheets.filter((name) => /^_astro\/shared\./.test(name));
    return [
      ...(shared.length === 1 ? [] : [`There are ${shared.length} shared stylesheets: ${shared.join(', ')}.`]),
      ...sheets.flatMap((name) => {
        const css = readFileSync(join(folder, name), 'utf8');
        return [...shorthandsIn(css), ...orientationsIn(css)].map((it) => `${name}: ${it}`);
      }),
    ];
  },
};

/** WebKit drops a `text-decoration` shorthand with more than the line: thickness, colour, style must be longhands. */
const shorthandsIn = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])text-decoration:([^;}]*)/g)].flatMap(([declaration, value = '']) =>
    /^(none|underline|inherit)(!important)?$/.test(value.trim()) ? [] : [declaration],
  );

const orientationsIn = (css: string): string[] => css.match(/@media[^{]*orientation[^{]*/g) ?? [];

if (import.meta.main) await runAlone(stylesheets);
