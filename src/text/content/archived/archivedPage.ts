import type { PageId } from '../../../routes/table.ts';

export type ArchivedPageId = Extract<PageId, `archived/${string}`>;

export type ArchivedPage = {
  title: string;
  lead: string;
  paragraphs: string[];
  /** Title of the current page. */
  today: string;
};

export type ArchivedPages = Record<ArchivedPageId, ArchivedPage>;
