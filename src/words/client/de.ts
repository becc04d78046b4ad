/** Words that only a script says, loaded when it says them. */
export const words = {
  readOn: 'Auf Deutsch weiterlesen',
};
