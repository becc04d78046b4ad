/** Entry of Astro's own bundle (dist/server/entry.mjs): renders the pages and endpoints that are not prerendered. */
import { createApp } from 'astro/app/entrypoint';
import { findKnownPage, pageOf } from '../routes/pageOf.ts';
import { isRevalidationPath, withoutRevalidationPrefix } from '../routes/revalidationPath.ts';
import { publishedPageIds } from '../routes/table.ts';
import { withContent } from '../text/content/currentContent.ts';
import type { Endpoint } from './endpoint.ts';
import type { RequestServices } from './requestServices.ts';

// Not streamed: an error half-way must become the error page with status 500, not a torn document.
const app = createApp({ streaming: false });

/** Renders an internal address; undefined when no on-demand route matches it. */
export async function render(request: Request, locals: Partial<RequestServices>) {
  return withContent(locals.content, () => {
    const routeData = app.match(request) ?? sameView(request);
    return routeData && app.render(request, { routeData, locals, addCookieHeader: true });
  });
}

/**
 * The on-demand endpoints of src/pages with the methods that their modules export: Astro itself answers 404 to other
 * methods.
 */
export async function readEndpoints(): Promise<Endpoint[]> {
  const routes = app.manifest.routes.map(({ routeData }) => routeData);
  const ours = routes.filter(({ prerender, component }) => !prerender && component.startsWith('src/pages/'));
  return Promise.all(
    ours.map(async ({ component, pattern, type }) => {
      if (type === 'page') return { pattern, methods: ['GET', 'HEAD'] };
      const page = await app.manifest.pageMap?.get(component)?.();
      const names = Object.keys((await page?.page()) ?? {}).filter((name) => /^[A-Z]+$/.test(name));
      return { pattern, methods: names.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])) };
    }),
  );
}

/** The view of a page that the content system adds: it has no route, and shares the view of its family. */
function addedView(path: string): string | undefined {
  const found = findKnownPage(withoutRevalidationPrefix(path));
  return found && !publishedPageIds.includes(found.id) ? `src/views/${pageOf(found.id).view}.astro` : undefined;
}

/**
 * When several routes share a view with prerendered pages, Astro treats one of them as prerendered (its
 * plugin-prerender keeps one route per view). Any other route of that view renders the same page, because the page is
 * derived from the address.
 */
function sameView(request: Request) {
  const { pathname } = new URL(request.url);
  const routes = app.manifest.routes.map(({ routeData }) => routeData);
  const own = isRevalidationPath(pathname) ? routes.find((route) => route.pathname === pathname) : undefined;
  const component = own?.component ?? addedView(pathname);
  return component && routes.find((route) => !route.prerender && route.component === component);
}
