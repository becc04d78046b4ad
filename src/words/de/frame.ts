export const frame = {
  languageName: 'Deutsch',
  languageCode: 'DE',
  language: 'Sprache',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  topBar: 'Schnellzugriff',
  footerMenu: 'Fußzeile',
  legalMenu: 'Rechtliches',
  home: '{brand}, zur Startseite',
  /** Instead of Login and free trial as long as there is no product app to lead to (APP_URL). */
  requestAccess: 'Zugang anfragen',
  toTop: 'Nach oben',
  company: 'Unternehmen',
  address: 'Anschrift',
  contactBlock: {
    eyebrow: 'Fragen Sie uns',
    more: 'Weitere Wege',
    heading: 'Passt das zu Ihrer Aufgabe?',
    text: 'Schildern Sie uns in zwei Sätzen, was Ihr Chatbot übernehmen soll. Sie bekommen eine Antwort von einem Menschen, der sich damit auskennt.',
    write: 'Nachricht schreiben',
    ways: 'Anrufen, chatten oder Termin buchen',
  },
};
