/** Knowledge of the bot: the pages of the site, split at headings. Written by the build, read at server startup. */
import type { Locale } from '../../src/routes/table.ts';

export type Knowledge = { pages: readonly KnowledgePage[] };

export type KnowledgePage = {
  /** Page id of the routing table. */
  id: string;
  path: string;
  title: string;
  headline: string;
  about: string;
  weight: number;
  units: readonly KnowledgeUnit[];
  /** Synonyms of a section that its heading does not contain, by fragment. */
  named: Readonly<Record<string, string>>;
};

/** Before the id of a page that is made of an entry of the content system (editedEntries.ts). */
export const entryPagePrefix = 'entry:';

/** The content below one heading. */
export type KnowledgeUnit = {
  /** Empty for the content below the headline of the page. */
  heading: string;
  /** Fragment of the nearest anchor, empty for the page itself. Several units may share one. */
  fragment: string;
  /** Paragraphs and list entries ("• …"), unchanged. */
  blocks: readonly string[];
  /** The headings below this one with their first block: shown if this unit is short. */
  below: readonly string[];
};

/** Path of the file in the build, outside the folder that is served. */
export const knowledgeFile = (locale: Locale): string => `answers/${locale}.json`;
