/** Contact page, below the form: who reads a message and what happens to its data. Topics: forms.ts. */
export const contactIntro = {
  readers: {
    title: 'Wer Ihre Nachricht liest.',
    lead: 'Alles kommt zuerst beim Vertrieb an, zusammen mit dem Thema, das Sie wählen.',
    roles: {
      sales: 'Der Vertrieb antwortet Ihnen selbst und rechnet Ihnen auf Wunsch einen Plan durch.',
      access: 'Der Vertrieb klärt mit Ihnen, was Sie ausprobieren möchten und wie Sie Zugang bekommen.',
      support: 'Der Vertrieb gibt Ihre Frage an den Support weiter, mit Ihrem Text.',
      press: 'Der Vertrieb reicht Anfragen von Redaktionen weiter. Nennen Sie gleich Ihre Frist.',
      other: 'Der Vertrieb sucht die Person im Team, die sich auskennt.',
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
    text: 'Wir nutzen sie, um Ihnen zu antworten, nicht für Werbung. Bitte schicken Sie uns keine Passwörter oder Gesundheitsdaten. Was wir speichern, wozu und wie lange, steht in der {link}.',
    link: 'Datenschutzrichtlinie',
  },
};
