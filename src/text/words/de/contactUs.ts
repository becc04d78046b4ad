/** Early-bird page: three options to contact sales (spec section 2). Describes only what exists today. */
export const contactUs = {
  hero: {
    title: 'Fragen Sie früh.',
    lead: 'Am besten, bevor alles entschieden ist: Dann lässt sich noch alles ändern. Drei Wege führen zu uns, und am Ende jedes Weges sitzt ein Mensch aus dem Vertrieb.',
  },
  phone: {
    title: 'Am Telefon sprechen',
    text: 'Für alles, was sich schneller sagt als schreibt. Schreiben Sie Ihre Nummer und eine Uhrzeit, die Ihnen passt, in das Formular. Dann rufen wir Sie an.',
    number: 'Unsere Nummer',
    button: 'Rückruf anfragen',
  },
  chat: {
    title: 'Mit dem Vertrieb chatten',
    text: 'Im Chat antwortet zuerst eine KI, sofort und aus den Texten dieser Website. Ein Klick übergibt das Gespräch an den Vertrieb, und ein Mensch antwortet an Ihre E\u2011Mail-Adresse.',
    exampleLabel: 'Drei Fragen, die Sie so stellen könnten',
    examples: [
      'Wir sind zu dritt. Brauchen wir {professionalName}?',
      'Zählt jemand, der nur liest, als aktiver Nutzer?',
      'Kann der Chatbot in unserem Shop nachsehen?',
    ],
    button: 'Chat öffnen',
    /** Replaces the button without script. */
    write: 'Dem Vertrieb schreiben',
  },
  meeting: {
    title: 'Einen Termin vereinbaren',
    text: 'Für eine Vorführung mit Ihren eigenen Fragen statt mit unseren. Suchen Sie sich im Kalender eine freie halbe Stunde aus. Die Einladung kommt sofort per E\u2011Mail.',
    slipLabel: 'So sehen freie Zeiten aus',
    slip: ['Dienstag, 10:00 Uhr', 'Mittwoch, 14:00 Uhr', 'Freitag, 09:00 Uhr'],
    button: 'Termin aussuchen',
  },
  prepare: {
    title: 'Fünf Fragen, die wir Ihnen stellen.',
    lead: 'Sie müssen darauf keine fertigen Antworten haben. Aber wer vorher kurz nachsieht, kommt im Gespräch schneller zur Sache.',
    items: [
      {
        title: 'Was werden Sie am häufigsten gefragt?',
        text: 'Daran sehen wir, womit Ihr Chatbot anfangen sollte. Drei Beispiele aus dem Posteingang sind mehr wert als eine Liste von Wünschen.',
      },
      {
        title: 'Wo werden Sie gefragt?',
        text: 'Auf der Website, in einem Messenger, am Telefon, per E\u2011Mail: Davon hängt ab, welche Kanäle Sie brauchen.',
      },
      {
        title: 'Wie viele Menschen schreiben Ihnen im Monat?',
        text: 'Eine grobe Zahl genügt. Sie entscheidet, welcher {link} passt, und ob sich das Ganze für Sie lohnt.',
      },
      {
        title: 'Wer übernimmt, wenn es schwierig wird?',
        text: 'Ein Chatbot ohne Menschen dahinter endet in einer Sackgasse. Wir klären, wer in Ihrem Team Gespräche weiterführt.',
      },
      {
        title: 'Welche Systeme sollen mitreden?',
        text: 'CRM, E-Mail-Marketing, Shop, Helpdesk: Sagen Sie uns, was Sie einsetzen, dann sprechen wir über die Anbindung.',
      },
    ],
    pricingLink: 'Plan',
  },
  after: {
    title: 'Und danach?',
    steps: [
      'Ihre Nachricht liegt beim Vertrieb, und Sie erhalten eine Bestätigung per E\u2011Mail.',
      'Jemand liest sie ganz und fragt nach, wenn etwas fehlt.',
      'Sie bekommen eine Antwort, ein Angebot oder den Rat, es vorerst zu lassen.',
    ],
    privacy: 'Was wir dabei speichern und wie lange, steht in der {link}.',
    privacyLink: 'Datenschutzrichtlinie',
  },
};
