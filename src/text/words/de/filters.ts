/** Lists that the query filters; each list has its own labels for facets and options. */
export const filters = {
  label: 'Liste eingrenzen',
  submit: 'Zeigen',
  reset: 'Wieder alles zeigen',
  unknown: 'Eine Angabe in der Adresse gibt es hier nicht, wir lassen sie weg.',
};
