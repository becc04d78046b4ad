export const blog = {
  title: 'Was wir gelernt haben, zum Nach\u00ADmachen.',
  lead: 'Anleitungen, Rechenwege und Prüflisten für alle, die einen Chatbot einführen oder einen besseren wollen. Ohne Fachjargon und mit den Grenzen zuerst.',
  topicsLabel: 'Themen des Blogs',
  topics: {
    practice: { title: 'Aus der Praxis', text: 'Was Sie diese Woche anfangen können, Schritt für Schritt.' },
    trust: { title: 'Recht und Vertrauen', text: 'Was ein Chatfenster sagen, können und lassen muss.' },
    numbers: { title: 'Grenzen und Zahlen', text: 'Wo es sich nicht lohnt, und woran Sie das vorher erkennen.' },
  },
  minutes: 'Lesezeit {minutes}\u00A0Min.',
  trail: 'Sie sind hier',
  related: 'Dazu passt',
  all: 'Alle Artikel',
  feedText: 'Neue Artikel erscheinen auch als Feed, ganz ohne Anmeldung.',
  feedLink: 'RSS-Feed öffnen',
  rssTitle: 'Blog von {brand} (RSS)',
  jsonTitle: 'Blog von {brand} (JSON Feed)',
};
