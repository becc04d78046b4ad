export const common = {
  skipToContent: 'Zum Inhalt springen',
};
