/** What all lists of articles have in common. */
export const lists = {
  trail: 'Sie sind hier',
  all: 'Alle Themen',
  pages: 'Seiten der Liste',
  /** Stands before a page's number, for those who hear the page. */
  page: 'Seite',
  newer: 'Neuere',
  older: 'Ältere',
};
