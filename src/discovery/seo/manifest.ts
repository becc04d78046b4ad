/** The web app manifest of a language (W3C App Manifest). */
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { wordsFor } from '../../text/words/words.ts';
import { iconPath, manifestIcons } from './manifestIcons.ts';
import { palette } from './palette.ts';

export function manifest(locale: Locale): Response {
  const body = {
    name: `${site.brand}: ${wordsFor(locale).head.appDescription}`,
    short_name: site.brand,
    lang: locale,
    dir: 'ltr',
    id: href('home', locale),
    start_url: href('home', locale),
    scope: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: manifestIcons.map(({ name, size, purpose }) => ({
      src: iconPath(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
