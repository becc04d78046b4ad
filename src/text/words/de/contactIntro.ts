/** Contact page, below the form: who reads a message and what happens to its data. Topics: forms.ts. */
export const contactIntro = {
  readers: {
    title: 'Wer Ihre Nachricht liest',
    lead: 'Zuerst liest sie der Vertrieb. Wie es weitergeht, hängt vom Thema ab, das Sie wählen:',
    roles: {
      sales: 'Der Vertrieb antwortet selbst und nennt Ihnen Plan und Preis.',
      access: 'Wir klären mit Ihnen, was Sie ausprobieren möchten und wie Sie Zugang bekommen.',
      support: 'Ihre Frage geht im Wortlaut an den Support.',
      press: 'Ihre Anfrage geht an die zuständige Person. Schreiben Sie dazu, bis wann Sie die Antwort brauchen.',
      other: 'Wir fragen im Team, wer sich damit auskennt.',
    },
  },
  helps: {
    title: 'Was beim Antworten hilft',
    items: [
      'zwei oder drei Fragen, die Ihnen oft gestellt werden',
      'wo sie gestellt werden: Website, Messenger, Telefon',
      'ungefähr, wie viele Menschen Ihnen im Monat schreiben',
    ],
    pricing: 'Zu den Preisen',
  },
  privacy: {
    title: 'Was mit Ihren Angaben geschieht',
    text: 'Wir beantworten damit Ihre Anfrage; einen Newsletter bestellen Sie dadurch nicht. Bitte schicken Sie uns keine Kennwörter oder Gesundheitsdaten. Was wir speichern, wozu und wie lange, steht in der {link}.',
    link: 'Datenschutzrichtlinie',
  },
};
