/** Mails that the site sends. `{name}`, `{topic}` and the like are filled in per mail. */
export const mail = {
  facts: {
    topic: 'Thema',
    message: 'Nachricht',
    page: 'Seite',
    language: 'Sprache',
    received: 'Eingegangen',
    reference: 'Vorgang',
  },
  languages: { de: 'Deutsch', en: 'Englisch' },
  empty: 'nicht angegeben',
  leadToSales: {
    subject: 'Neue Anfrage von {name}: {topic}',
    heading: 'Neue Anfrage von {name}',
    intro: 'Über das Kontaktformular der Website. Wenn Sie auf diese Mail antworten, geht Ihre Antwort an {email}.',
  },
  contactConfirmation: {
    subject: 'Ihre Nachricht an {brand} ist angekommen',
    heading: 'Ihre Nachricht ist angekommen.',
    greeting: 'Guten Tag {name},',
    intro:
      'vielen Dank für Ihre Nachricht. Ein Mensch aus unserem Team liest sie und antwortet Ihnen an diese Adresse.',
    yourMessage: 'Das haben Sie uns geschrieben ({topic}):',
    addition: 'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese Mail.',
    automatic:
      'Diese Bestätigung wurde automatisch verschickt, weil diese Adresse im Kontaktformular von {brand} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
  },
};
