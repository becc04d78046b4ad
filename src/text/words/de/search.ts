export const search = {
  /** Label of the link in the header. */
  link: 'Suche',
  title: 'Wonach suchen Sie?',
  /** With the query. */
  titleFor: 'Gefunden zu „{query}“',
  nothingFor: 'Nichts zu „{query}“',
  field: 'Suchbegriff oder Frage',
  button: 'Suchen',
  /** Prefix of the document title, so that screen readers announce it on load. */
  documentTitle: '{count} zu „{query}“: ',
  counts: { none: 'Kein Treffer', one: '1 Treffer', many: '{count} Treffer' },
  /** Words of the query that no page has. */
  missing: 'Auf keiner Seite steht: {words}.',
  best: 'Die besten Treffer stehen oben, höchstens {count}. Ist Ihrer nicht dabei, nehmen Sie ein Wort dazu.',
  empty:
    'Schreiben Sie ein Wort oder eine ganze Frage in das Feld. Gesucht wird auf allen deutschen Seiten, auch nach Verwandtem: „Schnittstelle“ findet ebenso die API.',
  nothing:
    'Auf unseren Seiten steht dazu nichts, oder es heißt dort anders. Versuchen Sie es mit einem allgemeineren Wort oder prüfen Sie die Schreibweise.',
  unavailable: 'Die Suche antwortet gerade nicht. Über diese Seiten kommen Sie weiter.',
  ask: 'Oder fragen Sie uns: Ein Mensch antwortet per E-Mail.',
  within: { faq: 'Gesucht wurde nur in den Fragen und Antworten.', everywhere: 'Auf allen Seiten suchen' },
  /** The filter field of the FAQ, which hides questions that do not match. */
  filter: {
    title: 'Ihre Frage suchen',
    field: 'Stichwort oder Frage',
    none: 'Dazu steht hier keine Antwort.',
    one: '1 Antwort passt.',
    many: '{count} Antworten passen.',
    all: 'Alle {count} Antworten stehen darunter.',
    everywhere: 'Auf allen Seiten danach suchen',
  },
  waysTitle: 'Vielleicht suchen Sie das.',
  ways: {
    pricing: 'Preise und Pläne',
    faq: 'Fragen und Antworten',
    solution: 'Was der Chatbot kann',
    integrations: 'Anbindungen und Schnittstellen',
    privacy: 'Datenschutz',
    contact: 'Nachricht an unser Team',
  },
  resultsLabel: 'Suchergebnisse',
  /** Kind of page of a result, by family or page id; omitted if the title shows it. */
  kinds: {
    industries: 'Branche',
    products: 'Produkt',
    solutions: 'Lösung',
    'use-cases': 'Anwendungsfall',
    examples: 'Beispiele',
    blog: 'Blog',
    newsroom: 'Newsroom',
    faq: 'FAQ',
    legal: 'Rechtliches',
  },
};
