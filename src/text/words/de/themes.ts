/** Texts common to solutions, use cases and examples of all themes. */
export const themes = {
  useCase: {
    demo: 'Demo buchen',
    examples: 'Sechs Dialoge ansehen',
    templates: 'Vier Vorlagen dafür ansehen',
    statistic: 'Kennzahl {number}',
    note: 'Angabe von {brand}; Bedeutung und Quelle werden ergänzt',
    source: 'Quelle',
    solution: 'Für Verantwortliche: Rollen, Risiken, Messwerte',
  },
  examples: {
    contents: 'Die sechs Dialoge',
    talkLabel: 'Dialog mit Anmerkungen: {title}',
    note: 'Erfundenes Gespräch',
    read: 'Gespräch lesen',
    back: 'Zur Anleitung, Schritt für Schritt',
    describe: 'Eigenen Fall schildern',
    invented: 'Alle Gespräche sind erfunden, auch die Firmen, die Menschen und deren Nummern.',
  },
  solution: {
    eyebrow: 'Lösung: {name}',
    contact: 'Vorhaben schildern',
    guide: 'Zur Anleitung für Ihr Team',
    roles: { show: 'Aufgaben und Zuständige', does: 'Macht es', decides: 'Entscheidet', asked: 'Wird gefragt' },
    stages: { takes: 'Sie brauchen', done: 'Fertig, wenn' },
    measures: {
      show: 'Die Werte im Einzelnen',
      what: 'Was Sie messen',
      tells: 'Was es verrät',
      where: 'Wo es steht',
      trap: 'Wie man sich täuscht',
    },
    risks: { sign: 'Frühes Zeichen', answer: 'Was dann hilft' },
    onward: {
      useCase: 'Zur Anleitung',
      examples: 'Zu den Beispielen',
      products: 'Diese Produkte brauchen Sie dafür',
      industries: 'Branchen, die das kennen',
    },
  },
};
