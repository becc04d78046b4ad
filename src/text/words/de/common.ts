export const common = {
  skipToContent: 'Zum Inhalt springen',
  /** Stands wherever a field of src/site.ts is still empty (product-decisions, Brand). */
  toBeCompleted: 'wird vor dem Start ergänzt',
  /** Who says a line of a conversation between the site and its reader. */
  speakers: { us: '{brand}', visitor: 'Sie' },
};
