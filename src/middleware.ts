/** Tells every view which page, in which language, it is: from the URL, by the table of pages. */
import { defineMiddleware } from 'astro:middleware';
import { defaultLocale, findPage } from './routes/table.ts';

export const onRequest = defineMiddleware(({ locals, url }, next) => {
  const path = url.pathname.replace(/(\/index)?\.html$/, '') || '/';
  const found = findPage(path);
  locals.locale = found?.locale ?? (path === '/en' || path.startsWith('/en/') ? 'en' : defaultLocale);
  if (found) locals.page = found.id;
  return next();
});
