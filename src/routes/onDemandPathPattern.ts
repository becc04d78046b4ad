import { toPublicPath } from './strategy.ts';
import { type Locale, locales, publishedPageIds, table } from './table.ts';

/**
 * Regular expression of the public paths that are rendered per visit and therefore not prefetched. Of the other
 * language only the page's counterpart is in it, because all other links stay in the page's language.
 */
export function onDemandPathPattern(locale: Locale, counterpart: string): string {
  const [counterpartPath] = counterpart.split(/[?#]/);
  const paths = publishedPageIds
    .filter((id) => table[id].onDemand)
    .flatMap((id) => locales.map((to) => ({ to, internal: table[id].paths[to], takesToken: table[id].takesToken })))
    .flatMap(({ to, internal, takesToken }) => {
      if (internal === null) return [];
      const path = toPublicPath(internal, to);
      // The counterpart of a page with a token ends in that token.
      const isCounterpart = counterpartPath === path || (takesToken && counterpartPath?.startsWith(`${path}/`));
      return to === locale || isCounterpart ? [takesToken ? `${path}(/.+)?` : path] : [];
    });
  return `^(${paths.join('|')})$`;
}
