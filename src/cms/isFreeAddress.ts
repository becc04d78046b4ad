import type { EntryAddress } from '../routes/pageOf.ts';
import { createResolver } from '../routes/resolve.ts';
import { toPublicPath } from '../routes/strategy.ts';
import { familyPath, findPage } from '../routes/table.ts';

const resolve = createResolver();

/** First parts of the site's addresses that are no pages: `/api/…`, `/media/…`. A free page would be in their way. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...['api', 'bot', 'de', 'dev', 'en', 'film', 'healthz', 'icons', 'live', 'media', 'og', 'words'],
]);

/** A new entry has an address that no page, alias or redirect of the site has. */
export function isFreeAddress({ family, slug, locale }: EntryAddress): boolean {
  const path = familyPath(family, locale, slug);
  if (family === 'pages' && reservedSlugs.has(slug)) return false;
  return !findPage(path) && resolve({ path: toPublicPath(path, locale) }).kind === 'not-found';
}
