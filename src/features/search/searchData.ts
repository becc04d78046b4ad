/** The search data of a language's pages: one file, written by the build, for server and browser. */

export type SearchData = {
  pages: readonly SearchPage[];
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[];
};

export type SearchPage = {
  /** Page id of the table of pages. */
  id: string;
  path: string;
  title: string;
  /** Page kind in the visitors' terms: "Produkt", "Blog"; empty if the title contains it. */
  kind: string;
  /** The headline: indexed, not shown. */
  headline: string;
  /** The description: indexed, and shown if the page's text does not match. */
  about: string;
  /** Score factor among equally good matches; default 1. */
  weight?: number;
  sections: readonly SearchSection[];
  /** Additional keywords of sections that their headings lack, by fragment. */
  named?: Readonly<Record<string, string>>;
};

/**
 * The first section of a page has neither heading nor fragment. `said`: lines of conversations, which have a lower
 * weight.
 */
export type SearchSection = readonly [heading: string, fragment: string, text: string, said: string];
