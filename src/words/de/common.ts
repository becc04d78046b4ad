export const common = {
  skipToContent: 'Zum Inhalt springen',
  /** Stands wherever a field of src/site.ts is still empty (product-decisions, Brand). */
  toBeCompleted: 'wird vor dem Start ergänzt',
};
