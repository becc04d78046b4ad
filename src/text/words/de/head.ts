/** Texts of the document's head that are not one page's own. */
export const head = {
  pictureAlt: 'Grüne Sprechblase auf hellem Grund mit dem Text: „{headline}“ Darunter das Zeichen von {brand}.',
  pictureLine: 'KI-Chatbots ohne Code. Gehostet in Deutschland.',
  appDescription: 'KI-Chatbot und Kundendialog ohne Code',
  /** Structured data: what kind of software this is, in the page's words. */
  softwareDescription:
    'KI-Chatbot-Plattform ohne Code: Wissensbasis, Live-Chat, Sprachassistent und Kanäle mit persönlicher Einführung, gehostet in Deutschland.',
};
