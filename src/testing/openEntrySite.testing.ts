/** A server on the fake CMS whose pages follow its entries, as in the production server. */
import { vi } from 'vitest';
import { createPageRenderer } from '../cms/createPageRenderer.ts';
import { rebuildDerived } from '../cms/rebuildDerived.ts';
import { openSearchService } from '../features/search/openSearchService.ts';
import { findKnownPage } from '../routes/pageOf.ts';
import { withoutRevalidationPrefix } from '../routes/revalidationPath.ts';
import type { Strategy } from '../routes/strategy.ts';
import type { Locale, PageId } from '../routes/table.ts';
import type { Render } from '../server/siteOptions.ts';
import { withContent } from '../text/content/currentContent.ts';
import { openTestContent } from './openTestContent.testing.ts';
import { type FakeCms, previewSecret } from './startFakeCms.testing.ts';
import { startTestServer } from './startTestServer.testing.ts';

const secret = 'a-secret-of-sixteen-and-more';
const settings = {
  SITE_URL: 'http://localhost:4321',
  TRUST_PROXY: 0,
  CMS_WEBHOOK_SECRET: secret,
  PREVIEW_SECRET: previewSecret,
};

type Parts = {
  /** The content of `<main>`, with the content that applies. */
  draw: (id: PageId, locale: Locale) => string | Promise<string>;
  strategy?: Strategy | undefined;
  folder?: string | undefined;
};

export async function openEntrySite(cms: FakeCms, { draw, strategy, folder }: Parts) {
  /** Like Astro's bundle: the page by its address, with the content of `locals.content`. */
  const render: Render = async (request, locals) => {
    const path = withoutRevalidationPrefix(new URL(request.url).pathname);
    const text = await withContent(locals.content, async () => {
      const found = findKnownPage(path);
      return found && `<main>${await draw(found.id, found.locale)}</main>`;
    });
    return text === undefined ? undefined : new Response(text, { headers: { 'content-type': 'text/html' } });
  };
  const { source, refused } = openTestContent(cms, folder);
  await source.refresh();
  const search = openSearchService(() => JSON.stringify({ pages: [], synonyms: [] }));
  const log = { error: vi.fn() };
  const renderer = createPageRenderer({ content: source, render, siteUrl: settings.SITE_URL });
  const texts = rebuildDerived({ content: source, renderer, search, log });
  const site = await startTestServer({
    content: source,
    renderer,
    texts,
    render,
    settings,
    ...(strategy && { strategy }),
  });
  return {
    ...{ source, refused, search, site },
    /** Tells the site, like the CMS does, that a content type changed. */
    async tell(model: string): Promise<void> {
      const headers = { Authorization: `Bearer ${secret}` };
      await site.request('/api/cms/webhook', { method: 'POST', headers, body: JSON.stringify({ model }) });
    },
    read: async (path: string) => (await site.request(path)).text,
    status: async (path: string) => (await site.request(path)).status,
    see: <Result>(work: () => Result): Result => withContent(source.read, work),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}
