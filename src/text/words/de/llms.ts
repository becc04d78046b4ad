/** llms.txt: facts for AI assistants, before they read the pages. */
export const llms = {
  summary:
    '{brand} ist eine KI-Chatbot-Plattform für Unternehmen, auf der man ohne Programmieren baut: Chatbot mit eigener Wissensbasis, Live-Chat, Sprachassistent, Kanäle, Anbindungen und Dashboard. Die Plattform wird in Deutschland gehostet, eine persönliche Einführung gibt es auf Wunsch.',
  facts:
    'Arbeit an Chatbots seit {since}, Gründung {founded}, {team} Menschen im Team. Preise gelten nur für Unternehmer, zzgl. USt.; weitere Bearbeiter und Kanäle kosten zusätzlich; Preise für Einführung, Erweiterungen, weitere Projekte und KI-Konten stehen im Angebot; das Einrichten von Anbindungen, Support, Sprachmodell und zusätzliche aktive Nutzer kosten nur, was es dafür nennt. Welche Anbindung für ein System fertig ist, wird vor dem Angebot geprüft. Beispielgespräche sind erfunden. Jeder Link führt zur Markdown-Fassung einer Seite; sie entsteht aus der fertigen Seite und sagt dasselbe.',
  source: 'Quelle',
  groups: {
    product: 'Produkt und Preise',
    products: 'Die acht Produkte',
    solutions: 'Lösungen und Anwendungsfälle',
    industries: 'Branchen',
    examples: 'Beispielgespräche',
    blog: 'Blog',
    newsroom: 'Newsroom',
    company: 'Unternehmen und Kontakt',
    /** Fixed by the standard (llmstxt.org), in every language. */
    optional: 'Optional',
  },
};
