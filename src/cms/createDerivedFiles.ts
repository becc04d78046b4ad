/** Files that are made of the content or of all pages: sitemap, feeds, texts of scripts, llms.txt, search data. */
import { llmsPath, llmsTxt, type PageSummary } from '../discovery/markdown/llmsTxt.ts';
import { feedFile } from '../discovery/seo/feedFile.ts';
import { sitemap } from '../discovery/seo/sitemap.ts';
import { clientWords } from '../features/client-words/clientWords.ts';
import { type EditableSearchService, searchFile } from '../features/search/openSearchService.ts';
import { feeds } from '../routes/feedPaths.ts';
import { locales } from '../routes/table.ts';
import { withContent } from '../text/content/currentContent.ts';
import type { DerivedReceivers } from './createDerivedReceivers.ts';
import type { ContentSource } from './openContentSource.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';

type Parts = {
  content: ContentSource;
  search: EditableSearchService | undefined;
  receivers: DerivedReceivers;
};

/** Pause between search data, in milliseconds, and in times of what they took: browsers keep them an hour. */
const searchPause = { least: 1_000, times: 10 };

/** Files that need no page: a new article is in the sitemap before its text is read. */
const lists = new Map<string, () => string>([
  ['/sitemap.xml', sitemap],
  ...[...feeds.keys()].map((path) => [path, () => feedFile(path).text] as const),
  ...locales.map((locale) => [`/words/${locale}.json`, () => JSON.stringify(clientWords(locale))] as const),
]);

export function createDerivedFiles({ content, search, receivers }: Parts) {
  const listReads = new Map<string, RecordedReads>();
  let nextSearch = 0;
  let isScheduled = false;

  async function sendSearch(): Promise<void> {
    isScheduled = false;
    if (!search) return;
    const started = performance.now();
    for (const locale of locales) await receivers.sendFile(searchFile(locale), JSON.stringify(search.data(locale)));
    const ended = performance.now();
    nextSearch = ended + Math.max(searchPause.least, searchPause.times * (ended - started));
  }

  return {
    async sendLists(): Promise<void> {
      for (const [path, make] of lists) {
        if (listReads.get(path)?.isCurrent()) continue;
        const reads = recordReads(content);
        listReads.set(path, reads);
        await receivers.sendFile(path, withContent(reads.read, make));
      }
    },

    /** The files that are made of all pages. */
    async sendSummaries(pages: readonly PageSummary[]): Promise<void> {
      for (const locale of locales)
        await receivers.sendFile(
          llmsPath(locale),
          withContent(content.read, () => llmsTxt(pages, locale)),
        );
      if (isScheduled) return;
      isScheduled = true;
      setTimeout(() => void receivers.attempt(sendSearch), Math.max(0, nextSearch - performance.now())).unref();
    },
  };
}
