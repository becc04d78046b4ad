/** Entry of Astro's own bundle (dist/server/entry.mjs): renders the pages and endpoints that are not prerendered. */
import { createApp } from 'astro/app/entrypoint';
import { inContent, type ReadContent } from '../content-source/currentContent.ts';

// Not streamed: an error half-way must become the error page with status 500, not a torn document.
const app = createApp({ streaming: false });

/** Answers for an internal address; undefined when nothing is rendered on demand there. */
export async function render(request: Request, locals: { content?: ReadContent | undefined }) {
  const routeData = app.match(request);
  return (
    routeData && inContent(locals.content, () => app.render(request, { routeData, locals, addCookieHeader: true }))
  );
}
