/**
 * The text of a page without its presentation: one list of passages per page and language. Used by the search index,
 * the Markdown twins, the checks of words and languages, and the bot's retrieval.
 */
import type { Locale, PageId } from '../../routes/table.ts';

/** Text with one style. The joined runs of a passage give its text. */
export type TextRun = {
  text: string;
  /** As written in the page: `/preise`, `#id`, `https://...`, `mailto:...`. */
  href?: string;
  strong?: true;
  emphasis?: true;
  code?: true;
  /** Set only if it differs from the page's language. */
  lang?: string;
};

/** The nearest heading above a passage. */
export type PassageLocation = {
  heading: string;
  /** 1 to 6; 0 before the first heading of a page. */
  level: number;
  /** URL fragment of the heading, without `#`; null: the page itself. */
  fragment: string | null;
};

type Common = {
  /** Plain text: one line, without soft hyphens or repeated spaces. */
  text: string;
  runs: readonly TextRun[];
  place: PassageLocation;
  /** Name of its figure (an illustration of the product, a picture); null in running text. */
  figure: string | null;
  /** Marked `data-shared`: definitions and notes repeated word for word on several pages. */
  shared: boolean;
  /** Consists only of links: a call to action, an entry of a list of pages. */
  onlyLinks: boolean;
};

type Shape =
  | { kind: 'heading'; level: number }
  | { kind: 'paragraph' | 'quote' | 'code' | 'caption' }
  /**
   * `list` and `item` count within a page: two lists in a row differ, two paragraphs of one item do not. Depth from 0.
   */
  | { kind: 'item'; list: number; item: number; ordered: boolean; depth: number }
  /** A row of a table; `text` joins the cells by ` | `. */
  | { kind: 'row'; table: number; header: boolean; cells: readonly (readonly TextRun[])[] }
  /** Of a `<dl>`. */
  | { kind: 'term' | 'detail' }
  /** One utterance of a conversation (`data-speaker` names the speaker). */
  | { kind: 'line'; speaker: string }
  /** The text alternative of a picture. */
  | { kind: 'picture' };

export type Passage = Common & Shape;

/** The extracted text of a document. */
export type DocumentText = {
  /** Of the h1. */
  title: string;
  /** Of the head: `<title>` and `<meta name="description">`. */
  metaTitle: string;
  description: string;
  passages: readonly Passage[];
};

export type PageText = DocumentText & {
  page: PageId;
  locale: Locale;
  /** Public path. */
  path: string;
};
