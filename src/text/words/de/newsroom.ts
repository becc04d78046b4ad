export const newsroom = {
  title: 'Was sich bei {brand} tut.',
  lead: 'Meldungen über unser Angebot und diese Website. Jede erscheint erst, wenn sie stimmt, und jede sagt auch, was noch offen ist.',
  press: {
    title: 'Sie berichten über uns?',
    text: 'Fragen von Redaktionen beantwortet ein Mensch. Zahlen, die wir nennen können: gegründet {founded}, ein Team von {team}, Chatbots seit {since}.',
    link: 'Presseanfrage schreiben',
  },
  topicsLabel: 'Themen der Meldungen',
  topics: {
    offer: {
      title: 'Angebot',
      headline: 'Was Sie bestellen können, und zu welchen Be\u00ADdingungen.',
      text: 'Meldungen über Preise, Pläne und die Zusammenarbeit mit Partnern. Wir schreiben eine, wenn sich an dem etwas ändert, was Sie wirklich bekommen können. Absichten kündigen wir nicht an.',
      metaTitle: 'Newsroom: Meldungen zum Angebot | {brand}',
      description:
        'Was sich am Angebot von {brand} ändert: Preise, Pläne und Partnerprogramme, als Meldung mit Datum und ohne Ankündigungen auf Vorrat.',
    },
    website: {
      title: 'Website',
      headline: 'Was diese Website kann, und was sie lässt.',
      text: 'Diese Website ist zugleich ein Arbeitsbeispiel. Die Meldungen hier sagen, was gebaut und geprüft ist und wo noch etwas fehlt. Nachprüfen können Sie jede davon im eigenen Browser.',
      metaTitle: 'Newsroom: Meldungen zur Website | {brand}',
      description:
        'Was auf der Website von {brand} gebaut und geprüft ist und was noch fehlt: Meldungen mit Datum, zum Nachprüfen im eigenen Browser.',
    },
  },
  further: {
    name: 'Seite {page}',
    headline: 'Ältere Meldungen, Seite\u00A0{page}.',
    text: 'Meldungen bleiben stehen, wie sie erschienen sind; ihr Datum sagt, wann das war.',
    metaTitle: 'Newsroom, Seite {page}: ältere Meldungen | {brand}',
    description:
      'Seite {page} im Newsroom von {brand}: die älteren Meldungen über Angebot und Website, jede mit dem Tag, an dem sie erschienen ist.',
  },
  related: 'Weitere Meldungen',
  trail: 'Pfad dieser Meldung',
  all: 'Alle Meldungen',
  feedText: 'Wer nichts verpassen möchte, abonniert die Meldungen im Feedreader.',
  feedLink: 'Meldungen als RSS',
  rssTitle: 'Newsroom von {brand} (RSS)',
  jsonTitle: 'Newsroom von {brand} (JSON Feed)',
};
