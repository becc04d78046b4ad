/** What the service worker knows of its build, worked out when that is finished (vite.worker.config.ts). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Strategy, toPublicPath } from '../../routes/strategy.ts';
import { type Locale, locales, pageIds, table } from '../../routes/table.ts';

export type OfflineBuild = {
  /** Public path of the page without a connection. */
  pages: Record<Locale, string>;
  /** Of their content: a worker that differs by a byte is installed, and so are they. */
  revision: string;
  /** Public paths of pages that are not for search engines, and not to be kept either. */
  notKept: string[];
  /** Whether an address tells its language. */
  prefixed: boolean;
};

export function offlineBuild(folder: string, strategy: Strategy): OfflineBuild {
  const publicPath = (id: (typeof pageIds)[number], locale: Locale): string[] => {
    const path = table[id].paths[locale];
    return path === null ? [] : [toPublicPath(path, locale, strategy)];
  };
  const hash = createHash('sha256');
  for (const locale of locales) hash.update(readFileSync(join(folder, `${table.offline.paths[locale]}.html`)));
  return {
    pages: { de: publicPath('offline', 'de').join(), en: publicPath('offline', 'en').join() },
    revision: hash.digest('base64url').slice(0, 8),
    notKept: pageIds
      .filter((id) => !table[id].indexed)
      .flatMap((id) => locales.flatMap((locale) => publicPath(id, locale))),
    prefixed: strategy !== 'no_prefix',
  };
}
