/** Astro's routes from the table: one per published page and language, and one per error page. */
import { errorKinds, errorPages, errorPath } from './errorPages.ts';
import { revalidationPath } from './revalidationPath.ts';
import { entryPage, locales, otherLocale, publishedPageIds, table } from './table.ts';

export type InjectedRoute = { pattern: string; view: string; prerender: boolean };

/** `live`: prerendered pages can also be re-rendered at run time from the content system. */
export function injectedRoutes(live: boolean): InjectedRoute[] {
  const routes: InjectedRoute[] = [];
  const inject = (pattern: string, view: string, prerender: boolean) => routes.push({ pattern, view, prerender });
  for (const locale of locales) {
    for (const id of publishedPageIds) {
      const { paths, view, onDemand, takesToken } = table[id];
      const pattern = paths[locale];
      if (pattern === null) continue;
      inject(pattern, view, !onDemand);
      if (live && !onDemand) inject(revalidationPath(pattern), view, false);
      // A view with a single page needs a second route, see sameView() in server/render.ts.
      if (live && !onDemand && paths[otherLocale[locale]] === null)
        inject(`${revalidationPath(pattern)}/live`, view, false);
      if (takesToken === 'path') inject(`${pattern}/[token]`, view, false);
    }
    for (const kind of errorKinds) inject(errorPath(kind, locale), errorPages[kind].view, true);
  }
  // A family whose pages the content system alone has: its view needs one route (server/render.ts).
  if (live) inject(revalidationPath('/free-page'), entryPage('pages', '', { de: null, en: null }).view, false);
  return routes;
}
