/** URLs of the font files that every page preloads; fonts.css uses the same files. */
import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import body from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

export const fonts = [body, display] as const;
