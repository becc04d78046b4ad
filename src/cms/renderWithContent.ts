import type { ReadContent } from '../text/content/currentContent.ts';

/** Renders an internal address with this content; undefined when no route matches it. */
export type RenderWithContent = (
  request: Request,
  locals: { content: ReadContent; report: (error: unknown) => void },
) => Promise<Response | undefined>;
