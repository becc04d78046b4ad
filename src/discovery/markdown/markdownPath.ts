/** Path of a page's Markdown twin: the page's address with `.md` appended. */
import { type Strategy, strategy, toPublicPath } from '../../routes/strategy.ts';
import type { Locale } from '../../routes/table.ts';

/**
 * Public path of the twin of a page, from the page's internal path. A home page has no file name: `/index.md`. With
 * no_prefix both languages can share an address, so the twins keep the language folder.
 */
export function markdownPath(internalPath: string, locale: Locale, by: Strategy = strategy): string {
  const path = by === 'no_prefix' ? internalPath : toPublicPath(internalPath, locale, by);
  return path === '/' ? '/index.md' : `${path}.md`;
}
