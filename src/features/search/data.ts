/** What a search needs to know of the pages of a language: one file, made by the build, for server and browser alike. */

export type SearchData = {
  pages: readonly SearchPage[];
  /** Groups of words that mean the same to who searches. */
  synonyms: readonly (readonly string[])[];
};

export type SearchPage = {
  /** Of the table of pages. */
  id: string;
  path: string;
  title: string;
  /** What sort of page it is, as visitors call it: "Produkt", "Blog"; nothing where the title says it. */
  kind: string;
  /** The headline: read by the index, not shown. */
  headline: string;
  /** The description: read, and shown where a page has no words of its own that fit. */
  about: string;
  /** How much it counts among pages that fit equally well; 1 if not given. */
  weight?: number;
  sections: readonly SearchSection[];
  /** Words that people use for a section and its heading does not, by fragment. */
  named?: Readonly<Record<string, string>>;
};

/** The first section of a page has neither heading nor fragment. `said`: lines of conversations, which count less. */
export type SearchSection = readonly [heading: string, fragment: string, text: string, said: string];
