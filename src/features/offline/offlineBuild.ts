/** Build data for the service worker, computed after the site build (vite.worker.config.ts). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Strategy, toPublicPath } from '../../routes/strategy.ts';
import { type Locale, locales, pageIds, table } from '../../routes/table.ts';

export type OfflineBuild = {
  /** Public path of the offline page. */
  pages: Record<Locale, string>;
  /** Hash of the offline pages: a changed worker is installed, and caches them again. */
  revision: string;
  /** Public paths of pages that are not indexed, and therefore not kept. */
  notKept: string[];
  /** Whether paths contain the language. */
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
