/** What the bot knows: the site's own pages, cut at their headings. Made by the build, read when the server starts. */
import type { Locale } from '../../src/routes/table.ts';

export type Knowledge = { pages: readonly KnownPage[] };

export type KnownPage = {
  /** Of the table of pages. */
  id: string;
  path: string;
  title: string;
  headline: string;
  about: string;
  weight: number;
  units: readonly Unit[];
  /** Words that people use for a place and its heading does not, by fragment. */
  named: Readonly<Record<string, string>>;
};

/** What stands under one heading. */
export type Unit = {
  /** Empty for what stands under the page's own. */
  heading: string;
  /** Nearest address, empty for the page itself. Several units may share one. */
  fragment: string;
  /** Paragraphs and entries of lists ("• …"), as they are written. */
  blocks: readonly string[];
  /** The headings below with how they begin: shown where this one says little itself. */
  below: readonly string[];
};

/** Where the build leaves it: beside what is served, not in it. */
export const knowledgeFile = (locale: Locale): string => `answers/${locale}.json`;
