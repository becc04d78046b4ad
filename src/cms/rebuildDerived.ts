/**
 * Keeps everything derived from page text (search, bot answers, Markdown twins, llms.txt) in sync with the content
 * system, so that prices are the same everywhere. Pages with changed content are rendered and read one after the other,
 * new ones first, and each is used at once; visitors' requests go first. A Markdown twin that is requested before goes
 * ahead. A page that cannot be read keeps its previous text, and the others go on
 * (docs/decisions/0322-a-change-costs-the-pages-that-it-changes.md and 0324).
 */
import { setTimeout as wait, setImmediate as yieldToRequests } from 'node:timers/promises';
import type { EditableSearchService } from '../features/search/openSearchService.ts';
import { createDerivedFiles } from './createDerivedFiles.ts';
import { createDerivedPages } from './createDerivedPages.ts';
import { createDerivedReceivers, type DerivedTexts } from './createDerivedReceivers.ts';
import type { PageRenderer } from './createPageRenderer.ts';
import type { ContentSource } from './openContentSource.ts';

type Parts = {
  content: ContentSource;
  renderer: PageRenderer;
  /** Its pages are replaced. */
  search: EditableSearchService | undefined;
  log: Record<'error', (facts: object, message: string) => void>;
};

/** Milliseconds after which a pause follows while changes go on. */
const longestTurn = 50;

/** Between turns, as long as the turn took, within these limits: visitors have half of the time while changes go on. */
const shortestPause = 50;
const longestPause = 200;

/** Milliseconds between the files made of all pages, while many pages are read in one turn. */
const summaryPause = 1_000;

export function rebuildDerived({ content, renderer, search, log }: Parts): DerivedTexts {
  const receivers = createDerivedReceivers({ content, log });
  const pages = createDerivedPages({ content, renderer, search, receivers });
  const files = createDerivedFiles({ content, search, receivers });
  let changes = 0;
  let running = false;

  async function rebuild(): Promise<void> {
    changes += 1;
    const found = receivers.attempt(pages.findOutdated);
    if (running) return;
    running = true;
    try {
      await found;
      for (let seen = 0; seen !== changes || pages.hasOutdated(); ) {
        seen = changes;
        const started = performance.now();
        await takeTurn(() => seen !== changes && performance.now() - started > longestTurn);
        const pause = Math.min(longestPause, performance.now() - started);
        await wait(pages.hasOutdated() ? Math.max(shortestPause, pause) : pause, undefined, { ref: false });
      }
      const failures = pages.takeFailures();
      const facts = { err: [...failures.values()][0], paths: [...failures.keys()] };
      if (failures.size > 0)
        log.error(facts, 'Pages cannot be read; search and Markdown twins keep their previous text');
    } catch (error) {
      log.error({ err: error }, 'Search and Markdown twins stay as they were');
    } finally {
      running = false;
    }
  }

  async function takeTurn(isOver: () => boolean): Promise<void> {
    let summariesAt = performance.now() + summaryPause;
    await receivers.attempt(files.sendLists);
    if (pages.hasOutdated() && pages.nextOutdated() === undefined) return;
    for (let next = pages.nextOutdated(); next !== undefined && !isOver(); next = pages.nextOutdated()) {
      await pages.renew(next);
      if (performance.now() > summariesAt) {
        await sendSummaries();
        summariesAt = performance.now() + summaryPause;
      }
      await yieldToRequests();
    }
    await sendSummaries();
  }

  const sendSummaries = () => receivers.attempt(() => files.sendSummaries(pages.summaries()));

  content.onChange(() => void rebuild());
  // The receivers register first: else they would miss the sitemap of entries that a restart finds.
  queueMicrotask(() => void rebuild());

  return { ...receivers.texts, renew: pages.renew };
}
