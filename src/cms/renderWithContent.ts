import type { ReadContent } from '../text/content/currentContent.ts';

/** The function that renders an internal address with this content (server/render.ts); undefined: no route matches. */
export type RenderWithContent = (
  request: Request,
  locals: { content: ReadContent; report: (error: unknown) => void },
) => Promise<Response | undefined>;
