export const newsroom = {
  title: 'Nachrechnen, nachprüfen, nachfragen.',
  lead: 'Meldungen zu Preisen, Partnerprogrammen, Ersparnisrechner und dieser Website, auch zu dem, was noch hakt oder offen ist.',
  press: {
    title: 'Sie berichten über uns?',
    text: 'Schicken Sie uns Ihre Frage und Ihren Redaktionsschluss, und schreiben Sie dazu, was Sie zitieren möchten. Ein Mensch liest das und antwortet per E\u2011Mail.',
    facts: [
      {
        name: 'Zum Abdrucken',
        text: '„{brand} ist eine Plattform, auf der Unternehmen KI-Chatbots mit Wissensbasis und Live-Chat bauen können, ohne zu programmieren. Gehostet wird sie in Deutschland; das Unternehmen dahinter wurde {founded} gegründet. Die drei Pläne kosten {essentialPrice}, {professionalPrice} und {enterprisePrice} im Monat (nur für Unternehmer, zzgl.\u00A0USt.).“',
      },
      { name: 'Erste Arbeit an Chatbots', text: '{since}' },
      { name: 'Gründung des Unternehmens', text: '{founded}' },
      { name: 'Team', text: '{team} Menschen' },
    ],
    link: 'Presseanfrage schreiben',
  },
  buyers: {
    text: 'Sie suchen einen Chatbot für Ihr Unternehmen? Was jeder der drei Pläne im Monat kostet und enthält, zeigt die Preisseite.',
    link: 'Preise vergleichen',
  },
  topicsLabel: 'Themen der Meldungen',
  topics: {
    offer: {
      title: 'Angebot',
      headline: 'Was wir anbieten und zu welchen Be\u00ADdingungen.',
      text: 'Preise, Pläne und Partnerprogramme: was Sie bekommen, was es kostet und was erst in Ihrem Angebot oder Ihrer Vereinbarung steht.',
      metaTitle: 'Newsroom: Meldungen zum Angebot | {brand}',
      description:
        'Meldungen zum Angebot von {brand}: drei Pläne mit Monatspreis, der Ersparnisrechner und die beiden Partnerprogramme.',
    },
    website: {
      title: 'Website',
      headline: 'Was diese Website kann und wie Sie es nach\u00ADprüfen.',
      text: 'Fragen Sie den Assistenten, rechnen Sie Ihre Ersparnis aus, bedienen Sie die Seiten mit der Tastatur. Tracking gibt es nur mit Ihrer Erlaubnis. In den Meldungen steht auch, was noch hakt und welche Prüfung noch aussteht.',
      metaTitle: 'Newsroom: Meldungen zur Website | {brand}',
      description:
        'Was Sie auf der Website von {brand} selbst erledigen: den KI-Assistenten fragen, Ersparnis ausrechnen und lesen, ohne dass vor Ihrem Ja gemessen wird.',
    },
  },
  further: {
    name: 'Seite {page}',
    headline: 'Ältere Meldungen, Seite\u00A0{page}.',
    text: 'Jede trägt den Tag, an dem sie erschienen ist. Preise und Fristen darin sind die heutigen.',
    metaTitle: 'Newsroom, Seite {page}: ältere Meldungen | {brand}',
    description:
      'Seite {page} im Newsroom von {brand}: die älteren Meldungen über Angebot und Website, jede mit dem Tag, an dem sie erschienen ist.',
  },
  related: 'Weitere Meldungen',
  trail: 'Pfad dieser Meldung',
  all: 'Alle Meldungen',
  feedText: 'Neue Meldungen kommen auch in Ihren Feedreader.',
  feedLink: 'Meldungen als RSS',
  rssTitle: 'Newsroom von {brand} (RSS)',
  jsonTitle: 'Newsroom von {brand} (JSON Feed)',
};
