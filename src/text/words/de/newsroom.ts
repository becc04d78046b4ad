export const newsroom = {
  title: 'Was sich bei {brand} tut.',
  lead: 'Hier lesen Sie, was ein Plan kostet, wie Sie Partner werden und was Sie auf dieser Website selbst ausprobieren können.',
  press: {
    title: 'Sie berichten über uns?',
    text: 'Schreiben Sie uns Ihre Frage und den Redaktionsschluss. Wir geben sie an die Person weiter, die sie beantworten kann. Vorab drei Zahlen: Chatbots bauen wir seit {since}, das Unternehmen gibt es seit {founded}, und heute sind wir {team} Menschen.',
    link: 'Presseanfrage schreiben',
  },
  topicsLabel: 'Themen der Meldungen',
  topics: {
    offer: {
      title: 'Angebot',
      headline: 'Was wir anbieten und zu welchen Be\u00ADdingungen.',
      text: 'Preise, Pläne und Partnerprogramme: was Sie bekommen, was es kostet und was erst in Ihrem Angebot oder Ihrer Vereinbarung steht.',
      metaTitle: 'Newsroom: Meldungen zum Angebot | {brand}',
      description:
        'Meldungen zum Angebot von {brand}: drei Pläne mit festen Monatspreisen, der Ersparnisrechner und die beiden Partnerprogramme.',
    },
    website: {
      title: 'Website',
      headline: 'Was Sie auf dieser Website selbst tun können.',
      text: 'Fragen Sie den Assistenten, rechnen Sie Ihre Ersparnis aus, lesen Sie mit Tastatur oder vergrößert, und ohne Tracking, solange Sie nichts erlauben. Wo es noch hakt, auch mit Vorleseprogrammen, steht dabei.',
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
  feedText: 'Neue Meldungen gibt es für Ihren Feedreader.',
  feedLink: 'Meldungen als RSS',
  rssTitle: 'Newsroom von {brand} (RSS)',
  jsonTitle: 'Newsroom von {brand} (JSON Feed)',
};
