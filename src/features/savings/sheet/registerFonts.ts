import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/**
 * The fonts of the site. Their files come from packages and are resolved by name, independent of the bundle's location.
 */
const weights = { Figtree: [400, 600], 'Bricolage Grotesque': [700] } as const;

let registered = false;

/**
 * Registers the fonts once; they are embedded into each PDF. Turns off the English hyphenation: lines break at spaces
 * only.
 */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const { resolve } = createRequire(import.meta.url);
  for (const [family, sizes] of Object.entries(weights)) {
    const name = family.toLowerCase().replaceAll(' ', '-');
    Font.register({
      family,
      fonts: sizes.map((fontWeight) => ({
        fontWeight,
        src: resolve(`@fontsource/${name}/files/${name}-latin-${fontWeight}-normal.woff`),
      })),
    });
  }
  Font.registerHyphenationCallback((word) => [word]);
}
