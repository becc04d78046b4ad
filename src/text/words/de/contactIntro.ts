/** Contact page, below the form: who reads a message and what happens to its data. Topics: forms.ts. */
export const contactIntro = {
  readers: {
    title: 'Wer Ihre Nachricht liest',
    lead: 'Zuerst liest sie der Vertrieb, um sie zuzuordnen. Wie es weitergeht, hängt von Ihrem Thema ab:',
    roles: {
      sales: 'Der Vertrieb antwortet selbst und nennt Ihnen Plan und Preis.',
      access:
        'Schreiben Sie, ob Sie die Plattform testen möchten oder nicht mehr in Ihr Konto kommen. Wir nennen Ihnen den nächsten Schritt.',
      support: 'Ihre Frage geht im Wortlaut an den Support.',
      press: 'Ihre Anfrage geht an die zuständige Person. Schreiben Sie dazu, bis wann Sie die Antwort brauchen.',
      other: 'Es antwortet Ihnen, wer sich bei uns damit auskennt.',
    },
  },
  helps: {
    title: 'Was uns außerdem hilft',
    items: [
      'wo Ihre Kunden fragen: Website, Messenger, Telefon',
      'mit welchen Systemen Ihr Team arbeitet',
      'bis wann Sie sich entscheiden möchten',
    ],
    pricing: 'Zu den Preisen',
  },
  privacy: {
    title: 'Was nicht hineingehört',
    text: 'Kennwörter, Gesundheitsdaten und Namen Ihrer Kunden schicken Sie uns bitte nicht. Den Newsletter bestellen Sie gesondert, nicht mit diesem Formular. Wann wir Ihre Nachricht löschen, steht in der {link}.',
    link: 'Datenschutzrichtlinie',
  },
};
