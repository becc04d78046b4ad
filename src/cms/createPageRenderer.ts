/**
 * Renders pages with the current content. One rendering serves visitors, Markdown twin, search and bot
 * (docs/decisions/0331-a-change-costs-what-differs.md).
 */
import { revalidationPath } from '../routes/revalidationPath.ts';
import { publishedPageIds, table } from '../routes/table.ts';
import type { ReadContent } from '../text/content/currentContent.ts';
import type { ContentSource } from './openContentSource.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';
import type { RenderWithContent } from './renderWithContent.ts';

type Parts = { content: ContentSource; render: RenderWithContent; siteUrl: string };

/** `html` rejects if the page cannot be rendered. */
export type Rendering = { reads: RecordedReads; html: Promise<Buffer> };

export type PageRenderer = ReturnType<typeof createPageRenderer>;

const onDemandPaths: ReadonlySet<string | null> = new Set(
  publishedPageIds.flatMap((id) => (table[id].onDemand ? Object.values(table[id].paths) : [])),
);

/** Pages are named by their internal path. */
export function createPageRenderer({ content, render, siteUrl }: Parts) {
  const renderings = new Map<string, Rendering>();

  function start(path: string): Rendering {
    const reads = recordReads(content);
    const rendering = { reads, html: renderWith(path, reads.read) };
    renderings.set(path, rendering);
    // A failed rendering is tried again.
    rendering.html.catch(() => renderings.get(path) === rendering && renderings.delete(path));
    return rendering;
  }

  /** @throws if the page cannot be rendered */
  async function renderWith(path: string, read: ReadContent): Promise<Buffer> {
    let failure: unknown;
    const report = (error: unknown) => {
      failure = error;
    };
    const address = siteUrl + (onDemandPaths.has(path) ? path : revalidationPath(path));
    const page = await render(new Request(address), { content: read, report });
    if (failure !== undefined) throw failure;
    if (page?.status !== 200) throw new Error(`Rendering ${path} answered ${page?.status ?? 'nothing'}`);
    return Buffer.from(await page.arrayBuffer());
  }

  return {
    /** The page as the current content makes it: begun, if what it shows has changed. */
    render(path: string): Rendering {
      const known = renderings.get(path);
      return known?.reads.isCurrent() ? known : start(path);
    },
    renderWith,
    /** The page is no more. */
    forget: (path: string): void => void renderings.delete(path),
  };
}
