/** Common texts of the product pages; their contents are in src/text/content/products. */
export const product = {
  planColumn: 'Plan',
  comparePlans: 'Pläne und Preise vergleichen',
  relatedProduct: 'Produkt',
  relatedUseCase: 'Anwendungsfall',
  lists: {
    'integrations-directory': 'Alle Arten mit ihren Datenflüssen',
    templates: 'Alle Vorlagen mit Beispielgespräch',
  },
};
