import { href } from '../../../routes/hrefs.ts';
import { type Locale, pageIds } from '../../../routes/table.ts';

/**
 * Resolves the links of an article: `page:ID` or `page:ID#hash` through the route table; others are external. Throws on
 * an unknown page.
 */
export const resolveArticleLink = (locale: Locale) => (url: string) => {
  if (!url.startsWith('page:')) return { href: new URL(url).href, external: true };
  const [name, hash] = url.slice('page:'.length).split('#');
  const page = pageIds.find((id) => id === name);
  if (!page) throw new Error(`An article links to ${url}, which is no page`);
  return { href: href(page, locale, hash), external: false };
};
