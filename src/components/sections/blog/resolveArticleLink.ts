import { href } from '../../../routes/hrefs.ts';
import { isKnownPageId } from '../../../routes/pageOf.ts';
import type { Locale } from '../../../routes/table.ts';

/**
 * Resolves the links of an article: `page:ID`, with query and fragment if there are, through the route table; others
 * are external. Throws on an unknown page.
 */
export const resolveArticleLink = (locale: Locale) => (url: string) => {
  if (!url.startsWith('page:')) return { href: new URL(url).href, external: true };
  const [, name, query = '', hash] = /^page:([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (!name || !isKnownPageId(name)) throw new Error(`An article links to ${url}, which is no page`);
  const [path, fragment] = href(name, locale, hash).split('#');
  return { href: path + query + (fragment === undefined ? '' : `#${fragment}`), external: false };
};
