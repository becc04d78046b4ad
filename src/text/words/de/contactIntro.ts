/** Contact page, below the form: who reads a message and what happens to its data. Topics: forms.ts. */
export const contactIntro = {
  readers: {
    title: 'Wer Ihre Nachricht liest',
    lead: 'Zuerst liest sie der Vertrieb, um sie zuzuordnen. Wie es weitergeht, hängt von Ihrem Thema ab:',
    roles: {
      sales: 'Der Vertrieb antwortet selbst und nennt Ihnen Plan und Preis.',
      access:
        'Schreiben Sie, ob Sie testen möchten oder wieder in Ihr Konto wollen. Wir nennen Ihnen den nächsten Schritt.',
      support: 'Ihre Frage geht im Wortlaut an den Support.',
      press: 'Ihre Anfrage geht an die zuständige Person. Schreiben Sie dazu, bis wann Sie die Antwort brauchen.',
      other: 'Es antwortet Ihnen, wer sich bei uns damit auskennt.',
    },
  },
  helps: {
    title: 'Was beim Antworten hilft',
    items: [
      'drei Fragen, die Ihre Kunden oft stellen',
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
