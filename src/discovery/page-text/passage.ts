/**
 * What a page says, without its looks: one list of passages per page and language. The search index, the Markdown
 * twins, the checks of words and languages, and the bot's retrieval read it.
 */
import type { Locale, PageId } from '../../routes/table.ts';

/** A stretch of text with one and the same look. Runs of a passage joined give its text. */
export type Run = {
  text: string;
  /** As it stands in the page: `/preise`, `#id`, `https://...`, `mailto:...`. */
  href?: string;
  strong?: true;
  emphasis?: true;
  code?: true;
  /** Only where it is not the page's language. */
  lang?: string;
};

/** The nearest heading above a passage. */
export type Place = {
  heading: string;
  /** 1 to 6; 0 before the first heading of a page. */
  level: number;
  /** What to write after `#` to come here; null: the page itself. */
  fragment: string | null;
};

type Common = {
  /** Plain text: one line, without soft hyphens, no space twice. */
  text: string;
  runs: readonly Run[];
  place: Place;
  /** Name of the figure it belongs to (a drawn piece of the product, a picture); null in running text. */
  figure: string | null;
  /** Marked `data-shared`: definitions and notes that stand on several pages word for word. */
  shared: boolean;
  /** Nothing but links: a call to action, an entry of a list of pages. */
  onlyLinks: boolean;
};

type Shape =
  | { kind: 'heading'; level: number }
  | { kind: 'paragraph' | 'quote' | 'code' | 'caption' }
  /** `list` and `item` count within a page: two lists in a row differ, two paragraphs of one item do not. Depth from 0. */
  | { kind: 'item'; list: number; item: number; ordered: boolean; depth: number }
  /** A row of a table; `text` joins the cells by ` | `. */
  | { kind: 'row'; table: number; header: boolean; cells: readonly (readonly Run[])[] }
  /** Of a `<dl>`. */
  | { kind: 'term' | 'detail' }
  /** One thing said in a conversation (`data-speaker` names who says it). */
  | { kind: 'line'; speaker: string }
  /** The text alternative of a picture. */
  | { kind: 'picture' };

export type Passage = Common & Shape;

/** A finished document as what it says. */
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
