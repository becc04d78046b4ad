export const chrome = {
  languageName: 'Deutsch',
  languageCode: 'DE',
  language: 'Sprache',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  topBar: 'Schnellzugriff',
  footerMenu: 'Fußzeile',
  legalMenu: 'Rechtliches',
  consentSettings: 'Cookie-Einstellungen',
  home: '{brand}, zur Startseite',
  /** Replaces the free trial in a build without TRIAL_URL: links to the contact form. */
  requestAccess: 'Zugang anfragen',
  toTop: 'Nach oben',
  /** Label of the footer's input line. */
  ask: 'Ihre Frage an den KI-Assistenten',
  /** Before the link below the input line. */
  person: 'Lieber mit Menschen sprechen?',
  /** Shown where chat or search did not load. */
  offline: 'Dafür müssen Sie online sein.',
  /** The bar of a draft that editors open from the content system. */
  draft: { text: 'Entwurf: So sieht nur die Redaktion diese Seite.', leave: 'Vorschau verlassen' },
  contactBlock: {
    eyebrow: 'Fragen Sie uns',
    more: 'Weitere Wege',
    heading: 'Welches Gespräch führen Sie jede Woche?',
    text: 'Beschreiben Sie es in zwei Sätzen. Ein Mensch aus unserem Team schreibt Ihnen per E\u2011Mail, was davon ein Chatbot übernehmen kann.',
    write: 'Nachricht schreiben',
    ways: 'Rückruf, KI-Chat oder Demo-Termin',
  },
};
