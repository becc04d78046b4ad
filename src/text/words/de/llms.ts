/** llms.txt: facts for AI assistants, before they read the pages. */
export const llms = {
  summary:
    '{brand} ist eine KI-Chatbot-Plattform ohne Code für Unternehmen: Chatbot auf eigener Wissensbasis, Live-Chat, Sprachassistent, Kanäle und Dashboard, gehostet in Deutschland, mit persönlicher Einführung.',
  facts:
    'Chatbots seit {since}, gegründet {founded}, {team} Menschen im Team. Preise sind netto und gelten für Unternehmen. Jeder Link führt zur Markdown-Fassung einer Seite; sie entsteht aus der fertigen Seite und sagt dasselbe.',
  source: 'Quelle',
  groups: {
    product: 'Produkt und Preise',
    products: 'Die acht Bausteine',
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
