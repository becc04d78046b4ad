import type { ContentSource } from '../cms/openContentSource.ts';
import { addedPagesState } from '../routes/pageOf.ts';
import { withContent } from '../text/content/currentContent.ts';

type Parts = {
  content: Pick<ContentSource, 'read' | 'onChange'>;
  /** Sends the pages that differ from the last submission. */
  submit(): Promise<void>;
};

/** Milliseconds after the last change: an editor who makes several pages is one submission. */
const pause = 60_000;

/** Pages that the content system adds or withdraws are submitted to search engines like those of a build. */
export function submitNewPages({ content, submit }: Parts): void {
  const pagesNow = () => withContent(content.read, addedPagesState);
  let pages = pagesNow();
  let timer: NodeJS.Timeout | undefined;
  content.onChange(() => {
    const now = pagesNow();
    if (now === pages) return;
    pages = now;
    clearTimeout(timer);
    timer = setTimeout(() => void withContent(content.read, submit), pause).unref();
  });
}
