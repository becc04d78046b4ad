/** Texts of the document head that are shared by all pages. */
export const head = {
  pictureAlt: 'Grüne Sprechblase auf hellem Grund mit dem Text: „{headline}“ Darunter das Zeichen von {brand}.',
  pictureExchangeAlt:
    'Zwei Sprechblasen auf hellem Grund. Die Frage: „{question}“ Die Antwort: „{answer}“ Darunter das Zeichen von {brand}.',
  pictureLine: 'KI-Chatbots ohne Code. Gehostet in Deutschland.',
  appDescription: 'KI-Chatbot und Kundendialog ohne Code',
  /** Structured data: description of the software. */
  softwareDescription:
    'KI-Chatbot-Plattform ohne Code: Wissensbasis, Live-Chat, Sprachassistent und Kanäle mit persönlicher Einführung, gehostet in Deutschland.',
};
