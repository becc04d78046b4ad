/** Texts that only scripts show; served as /words/de.json. */
export const words = {
  readOn: 'Auf Deutsch weiterlesen',
  dismiss: 'Hinweis ausblenden',
  /** The search dialog (features/search/dialog.client.ts). */
  search: {
    title: 'Website durchsuchen',
    field: 'Wonach suchen Sie?',
    close: 'Schließen',
    results: 'Suchergebnisse',
    loading: 'Einen Moment, die Suche wird geladen.',
    failed: 'Die Vorschau ließ sich nicht laden. Mit der Eingabetaste kommen Sie zur Ergebnisseite.',
    none: 'Kein Treffer. Versuchen Sie ein allgemeineres Wort.',
    one: '1 Treffer',
    many: '{count} Treffer',
    /** After the number. */
    missing: 'Auf keiner Seite steht: {words}',
    all: 'Alle Treffer auf einer Seite',
    /** Above the most wanted pages. */
    ways: 'Seiten, die oft weiterhelfen',
    hint: 'Pfeiltasten wählen, Eingabetaste öffnet',
    key: 'Mit der Taste / öffnen',
  },
};
