import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The faces of the site. Their files come from packages, so they are found by name wherever the bundle lies. */
const weights = { Figtree: [400, 600], 'Bricolage Grotesque': [700] } as const;

let registered = false;

/** Registers the faces once, embedded into each sheet; words are broken where they have blanks, not by English rules. */
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
