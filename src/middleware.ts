/** Sets the page and its locale in `locals`, from the URL and the table of pages. */
import { defineMiddleware } from 'astro:middleware';
import { findKnownPage } from './routes/pageOf.ts';
import { withoutRevalidationPrefix } from './routes/revalidationPath.ts';
import { localeOfPath } from './routes/strategy.ts';

export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  const path = withoutRevalidationPrefix(url.pathname.replace(/(\/index)?\.html$/, '') || '/');
  const found = findKnownPage(path);
  locals.locale = found?.locale ?? localeOfPath(path);
  if (found) locals.page = found.id;
  try {
    return await next();
  } catch (error) {
    // On demand, the server logs the error and sends its error page; a build stops.
    if (!locals.report) throw error;
    locals.report(error);
    return new Response(null, { status: 500 });
  }
});
