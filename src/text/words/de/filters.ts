/** Lists that are narrowed down in the address; each list brings its own question and answers. */
export const filters = {
  label: 'Liste eingrenzen',
  submit: 'Zeigen',
  reset: 'Wieder alles zeigen',
  unknown: 'Eine Angabe in der Adresse kenne ich nicht, deshalb lasse ich sie weg.',
};
