/** What the built-in bot says besides what the site says (bot/answers). */
export const answers = {
  actions: {
    handover: 'Mit einem Menschen sprechen',
    demo: 'Demo buchen',
  },
  unsure:
    'Darauf habe ich auf dieser Website keine verlässliche Antwort gefunden, und ausdenken möchte ich mir keine. Ein Mensch aus unserem Team kann Ihnen weiterhelfen.',
  refused: {
    origin: 'Diese Frage kam von einer anderen Website und wurde nicht angenommen.',
    tooMany: 'Von Ihrem Anschluss kamen gerade sehr viele Fragen. Bitte fragen Sie in {minutes} noch einmal.',
    notReady: 'Der Chat kann gerade nicht antworten. Bitte schreiben Sie uns über das Kontaktformular.',
    json: 'Diese Anfrage ließ sich nicht lesen. Bitte laden Sie die Seite neu.',
    shape: 'Diese Anfrage ließ sich nicht lesen. Bitte laden Sie die Seite neu.',
    tooLarge: 'Diese Anfrage ist zu groß. Bitte stellen Sie eine kürzere Frage.',
    empty: 'Bitte schreiben Sie zuerst Ihre Frage.',
    tooLong: 'Bitte kürzen Sie Ihre Frage auf höchstens 1.000 Zeichen.',
    history: 'Der bisherige Verlauf ist zu lang, um ihn mitzulesen. Bitte beginnen Sie ein neues Gespräch.',
  },
};
