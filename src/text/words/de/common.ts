export const common = {
  skipToContent: 'Zum Inhalt springen',
  /** Placeholder for an empty field of src/site.ts (product-decisions, Brand). */
  toBeCompleted: 'wird vor dem Start ergänzt',
  /** Speakers of a conversation between the site and its reader. */
  speakers: { us: '{brand}', visitor: 'Sie' },
};
