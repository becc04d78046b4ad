/** Addresses of the font files that every page preloads; the same files stand in fonts.css. */
import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import body from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

export const fonts = [body, display] as const;
