/** Passes derived texts on: files to the server, and the text of pages to the bot. */
import type { PageText } from '../discovery/page-text/passage.ts';
import type { SiteDocument } from '../discovery/page-text/siteDocuments.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { withContent } from '../text/content/currentContent.ts';
import type { ContentSource } from './openContentSource.ts';

type Parts = {
  content: Pick<ContentSource, 'read'>;
  log: Record<'error', (facts: object, message: string) => void>;
};
/** `text` undefined: the file is no more. */
type FileListener = (path: string, text: string | undefined) => Promise<void>;
/** `text` undefined: the page is no more. */
type PageListener = (page: PageId, locale: Locale, text: PageText | undefined) => void;

export type DerivedTexts = {
  /** Called for each page whose text has been read. */
  onPage(listener: PageListener): void;
  /** Called for each file that is regenerated. */
  onFile(listener: FileListener): void;
  /** Resolves when the Markdown twin at this path shows the current content. Undefined if it does, or is none. */
  renew(path: string): Promise<void> | undefined;
};

export type DerivedReceivers = ReturnType<typeof createDerivedReceivers>;

export function createDerivedReceivers({ content, log }: Parts) {
  const fileListeners: FileListener[] = [];
  const pageListeners: PageListener[] = [];
  /** The files that listeners have received, by path. */
  const files = new Map<string, string>();

  async function sendFile(path: string, text: string | undefined): Promise<void> {
    if (text !== undefined && files.get(path) === text) return;
    files.delete(path);
    if (text !== undefined) files.set(path, text);
    for (const listener of fileListeners) {
      const isReceived = await attempt(() => withContent(content.read, () => listener(path, text)));
      if (!isReceived) files.delete(path);
    }
  }

  async function sendPage({ page, locale }: SiteDocument, text: PageText | undefined): Promise<void> {
    for (const listener of pageListeners)
      await attempt(() => withContent(content.read, () => listener(page, locale, text)));
  }

  /** A failing receiver does not keep the others from their texts. */
  async function attempt(work: () => void | Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      log.error({ err: error }, 'A changed text could not be used');
      return false;
    }
  }

  const texts: Omit<DerivedTexts, 'renew'> = {
    onPage: (listener) => void pageListeners.push(listener),
    onFile: (listener) => void fileListeners.push(listener),
  };
  return { texts, sendFile, sendPage, attempt };
}
