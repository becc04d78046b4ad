export const newsroom = {
  title: 'Was sich bei {brand} tut.',
  lead: 'Meldungen über unser Angebot und diese Website. Jede erscheint erst, wenn sie stimmt, und jede sagt auch, was noch offen ist.',
  press: {
    title: 'Sie berichten über uns?',
    text: 'Fragen von Redaktionen beantwortet ein Mensch. Zahlen, die wir nennen können: gegründet {founded}, ein Team von {team}, Chatbots seit {since}.',
    link: 'Presseanfrage schreiben',
  },
  trail: 'Pfad dieser Meldung',
  all: 'Alle Meldungen',
  feedText: 'Wer nichts verpassen möchte, abonniert die Meldungen im Feedreader.',
  feedLink: 'Meldungen als RSS',
  rssTitle: 'Newsroom von {brand} (RSS)',
  jsonTitle: 'Newsroom von {brand} (JSON Feed)',
};
