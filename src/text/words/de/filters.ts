/** Lists that the query filters; each list has its own labels for facets and options. */
export const filters = {
  label: 'Liste eingrenzen',
  submit: 'Zeigen',
  reset: 'Wieder alles zeigen',
  unknown: 'Eine Angabe in der Adresse kenne ich nicht, deshalb lasse ich sie weg.',
};
