/** Contact page, below the form: who reads a message and what happens to its data. Topics: forms.ts. */
export const contactIntro = {
  readers: {
    title: 'Wer Ihre Nachricht liest.',
    lead: 'Alles kommt zuerst beim Vertrieb an, zusammen mit dem Thema, das Sie wählen. Das macht er daraus:',
    roles: {
      sales: 'Er antwortet Ihnen selbst und rechnet Ihnen auf Wunsch einen Plan durch.',
      access: 'Er klärt mit Ihnen, was Sie ausprobieren möchten und wie Sie Zugang bekommen.',
      support: 'Er gibt Ihre Frage im Wortlaut an den Support weiter.',
      press: 'Er leitet Ihre Anfrage an die zuständige Person. Nennen Sie gleich Ihre Frist.',
      other: 'Er sucht im Team den Menschen, der sich auskennt.',
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
    text: 'Wir nutzen sie, um Ihnen zu antworten, nicht für Werbung. Bitte schicken Sie uns keine Kennwörter oder Gesundheitsdaten. Was wir speichern, wozu und wie lange, steht in der {link}.',
    link: 'Datenschutzrichtlinie',
  },
};
