/** The chat in the page: on the home page and on the page `ask`. Its other words are those of the frame. */
export const pageChat = {
  title: 'Was möchten Sie wissen?',
  lead: 'Hier antwortet der KI-Assistent dieser Website, kein Mensch. Er sucht die Antwort auf unseren Seiten, ohne Sprachmodell, und nennt die Stelle. Ihr eigener Chatbot antwortet aus Ihrer Wissensbasis; wie das klingt, zeigt die Demo.',
  greeting:
    'Hallo! Ich bin der KI\u2011Assistent dieser Website, kein Mensch und noch nicht Ihr Chatbot. Was möchten Sie wissen?',
  /** A question that visitors ask, with the answer that the chat gives. */
  example: {
    question: 'Was kostet der Chatbot?',
    answer: 'Drei Pläne: {essential}, {professional} oder {enterprise} im Monat, nur für Unternehmer, zzgl.\u00A0USt.',
    source: 'Welche Pläne gibt es?',
  },
};
