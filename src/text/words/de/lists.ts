/** Common texts of all article lists. */
export const lists = {
  trail: 'Sie sind hier',
  /** Table of contents of an article. */
  contents: 'In diesem Artikel',
  all: 'Alle Themen',
  pages: 'Seiten der Liste',
  /** Screen reader text before a page number. */
  page: 'Seite',
  newer: 'Neuere Beiträge',
  older: 'Ältere Artikel',
};
