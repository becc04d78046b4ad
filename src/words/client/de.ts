/** Words that only a script says; served as /words/de.json. */
export const words = {
  readOn: 'Auf Deutsch weiterlesen',
};
