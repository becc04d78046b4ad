/** Product pages. What they say is content (src/text/content/products); these are the words around it. */
export const product = {
  planColumn: 'Plan',
  comparePlans: 'Alle Pläne vergleichen',
  relatedProduct: 'Produkt',
  relatedUseCase: 'Anwendungsfall',
  lists: {
    'integrations-directory': 'Alle Anbindungen im Verzeichnis',
    templates: 'Alle Vorlagen mit Beispielgespräch',
  },
};
