/** Early-bird page: three options to contact sales (spec section 2). Describes only what exists today. */
export const contactUs = {
  hero: {
    title: 'Fragen Sie früh: drei Wege ins\u00A0Gespräch.',
    lead: 'Am besten, bevor Sie sich festlegen. Beim Rückruf und in der Demo sprechen Sie mit einem Menschen aus dem Vertrieb; aus dem Chat geben wir Ihre Frage auf Wunsch an den Vertrieb weiter. Sie sind schon Kunde? Dann wählen Sie im Kontaktformular „Hilfe für unsere Kunden“.',
  },
  phone: {
    title: 'Sich anrufen lassen',
    text: 'Manches ist schneller gesagt als geschrieben. Nennen Sie im Formular Ihre Nummer und schreiben Sie dazu, wann es Ihnen passt: Der Vertrieb ruft Sie an.',
    number: 'Unsere Nummer',
    button: 'Rückruf anfragen',
  },
  chat: {
    title: 'Erst die KI fragen, dann den\u00A0Vertrieb',
    text: 'Im Chat antwortet ein KI-Assistent mit dem, was auf dieser Website steht. Reicht das nicht, hinterlassen Sie Ihre E\u2011Mail-Adresse: Der Vertrieb liest das Gespräch und antwortet per E\u2011Mail.',
    exampleLabel: 'Drei Fragen, die Sie so stellen könnten',
    examples: [
      'Wir sind zu dritt. Brauchen wir {professionalName}?',
      'Zählt jemand, der nur liest, als aktiver Nutzer?',
      'Lässt sich unser Shopsystem anbinden?',
    ],
    button: 'Chat öffnen',
    /** Replaces the button without script. */
    write: 'Dem Vertrieb schreiben',
  },
  meeting: {
    title: 'Eine Demo buchen',
    text: 'Suchen Sie sich im Kalender eine freie halbe Stunde aus; sie kostet nichts. Im Videogespräch bauen wir aus drei Fragen Ihrer Kunden einen Chatbot, und Sie probieren ihn gleich aus. Die Einladung kommt per E\u2011Mail.',
    slipLabel: 'Beispiel: So sehen freie Zeiten im Kalender aus',
    slip: ['Dienstag, 10\u00A0Uhr', 'Mittwoch, 14\u00A0Uhr', 'Freitag, 9\u00A0Uhr'],
    button: 'Termin aussuchen',
  },
  prepare: {
    title: 'Fünf Fragen, die wir Ihnen stellen',
    lead: 'Fertige Antworten brauchen Sie nicht. Ein kurzer Blick vorher spart im Gespräch Zeit.',
    items: [
      {
        title: 'Was werden Sie am häufigsten gefragt?',
        text: 'Daran sehen wir, womit Ihr Chatbot anfangen sollte. Drei Beispiele aus dem Posteingang, ohne Namen, helfen mehr als eine Wunschliste.',
      },
      {
        title: 'Wo werden Sie gefragt?',
        text: 'Der Chatbot antwortet im Web-Chat und, wo eine Anbindung möglich ist, im Messenger oder per Sprache. Telefon und E\u2011Mail bleiben bei Ihrem Team.',
      },
      {
        title: 'Wie viele Menschen schreiben Ihnen im Monat?',
        text: 'Eine grobe Zahl genügt. Sie zeigt, welcher {link} passt und ob sich ein Chatbot für Sie überhaupt lohnt.',
      },
      {
        title: 'Wer übernimmt, wenn es schwierig wird?',
        text: 'Manches muss ein Mensch beantworten. Wir klären, wer in Ihrem Team Gespräche weiterführt.',
      },
      {
        title: 'Welche Systeme sollen mitreden?',
        text: 'CRM, E\u2011Mail-Marketing, Shop, Helpdesk: Nennen Sie uns System und Version, dann prüfen wir vor dem Angebot, welche Anbindung fertig ist.',
      },
    ],
    pricingLink: 'Plan',
  },
  after: {
    title: 'Und danach?',
    steps: [
      'Ihre Nachricht liegt beim Vertrieb, und Sie erhalten eine Bestätigung per E\u2011Mail.',
      'Jemand liest sie ganz und fragt nach, wenn etwas fehlt.',
      'Sie bekommen eine Antwort, ein Angebot oder den Rat, es vorerst zu lassen. Unsere Antwortzeit: {replyTime}.',
    ],
    privacy: 'Was wir dabei speichern und wie lange, steht in der {link}.',
    privacyLink: 'Datenschutzrichtlinie',
  },
};
