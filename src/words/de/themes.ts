/** What solutions, use cases and examples say alike, whatever their theme. */
export const themes = {
  useCase: {
    eyebrow: 'Anwendungsfall',
    demo: 'Demo buchen',
    examples: 'Sechs Dialoge ansehen',
    statistic: 'Kennzahl {number}',
    note: 'Angabe von {brand}; Bedeutung und Quelle werden ergänzt',
    source: 'Quelle',
    solution: 'Sie verantworten das Ganze? Zur Lösung',
  },
  examples: {
    eyebrow: 'Beispiele',
    contents: 'Die sechs Dialoge',
    talkLabel: 'Dialog mit Anmerkungen: {title}',
    back: 'Zur Anleitung, Schritt für Schritt',
    demo: 'Eigenen Fall besprechen',
    invented: 'Alle Namen, Nummern und Firmen in den Dialogen sind erfunden.',
  },
  solution: {
    eyebrow: 'Lösung',
    contact: 'Vorhaben besprechen',
    useCase: 'Zur Anleitung für Ihr Team',
    before: 'Bisher',
    after: 'Künftig',
  },
};
