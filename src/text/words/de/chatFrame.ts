/** Texts of the chat frame (bot/frame); the bot's answers are in answers.ts. */
export const chatFrame = {
  title: 'KI-Chat von {brand}',
  name: 'KI-Assistent',
  status: 'Antwortet mit Quellenangabe',
  again: 'Neues Gespräch',
  close: 'Chat schließen',
  log: 'Gespräch',
  speakers: { visitor: 'Sie', assistant: 'KI-Assistent' },
  greeting:
    'Guten Tag! Ich bin der KI\u2011Assistent von {brand}, also kein Mensch. Ich suche Ihre Antwort in den Texten dieser Website und nenne die Stelle. Was möchten Sie wissen?',
  sources: 'Nachzulesen unter',
  suggestions: 'Das könnten Sie als Nächstes fragen',
  field: 'Ihre Frage',
  send: 'Senden',
  busy: 'Der KI-Assistent sieht nach.',
  note: 'Eine KI kann sich irren. Bitte nennen Sie hier nichts Vertrauliches.',
  privacy: 'Datenschutz',
  /** In the page, where the question stays in its field. */
  refused: 'Die Antwort kam nicht an. Bitte schicken Sie Ihre Frage noch einmal.',
  failed: 'Die Antwort kam nicht an. Ihre Frage steht noch oben.',
  offline: 'Sie sind gerade offline. Was Sie schreiben, bleibt hier stehen.',
  retry: 'Noch einmal versuchen',
  contact: 'Zum Kontaktformular',
  noScript: 'Der Chat braucht JavaScript. Ohne JavaScript erreichen Sie uns über das {link}.',
  noScriptLink: 'Kontaktformular',
  slots: {
    intro: 'Das sind die nächsten freien Termine für eine Demo, auf Ihrer Uhr. Ein Klick führt zur Buchung.',
    none: 'Die freien Zeiten ließen sich gerade nicht laden. Im Kalender finden Sie sie alle.',
    time: '{time}\u00A0Uhr',
    all: 'Alle freien Zeiten',
  },
  /** After the visitor let us keep a question. */
  keep: {
    done: 'Danke. Wir behalten nur den Wortlaut Ihrer Frage, ohne Angaben zu Ihnen, und löschen ihn nach 90\u00A0Tagen. So lernt der Assistent, was auf dieser Website fehlt.',
    failed: 'Das hat gerade nicht geklappt. Ihre Frage ist nicht gespeichert.',
  },
  handover: {
    open: 'Einem Menschen schreiben',
    title: 'An unser Team übergeben',
    lead: 'Ein Mensch aus dem Vertrieb liest das Gespräch und antwortet Ihnen per E\u2011Mail.',
    optional: 'freiwillig',
    what: 'Was wir mitschicken',
    nothing: 'Bisher haben Sie noch nichts geschrieben. Wir schicken nur Ihre Nachricht.',
    submit: 'Gespräch übergeben',
    back: 'Zurück zum Chat',
    privacy:
      'Wir verwenden das nur für unsere Antwort und löschen es auf Wunsch, soweit dem kein Gesetz entgegensteht. Mehr in der {link}.',
    privacyLink: 'Datenschutzrichtlinie',
    done: 'Danke, Ihr Gespräch liegt jetzt bei unserem Vertrieb. Eine Bestätigung ist unterwegs an {email}.',
    failed: 'Die Übergabe kam nicht an. Ihre Angaben stehen noch da, bitte versuchen Sie es noch einmal.',
  },
};
