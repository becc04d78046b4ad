/** Common texts of the product pages; their contents are in src/text/content/products. */
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
