/** Labels around the text of a legal page. */
export const legal = {
  contents: 'Inhalt',
  changed: 'Zuletzt geändert am {date}',
  draft: {
    title: 'Entwurf',
    text: 'Dieser Text ist noch nicht rechtlich geprüft. Er gilt erst, wenn der Betreiber ihn vor dem Start bestätigt.',
  },
};
