export const blog = {
  title: 'Zum Nachrechnen und Aus\u00ADprobieren.',
  lead: 'Anleitungen, Rechenwege und Prüflisten für alle, die einen Chatbot einführen oder einen besseren wollen. Wo wir etwas annehmen, schätzen oder erfinden, steht es dabei.',
  topicsLabel: 'Themen des Blogs',
  topics: {
    practice: {
      title: 'Zum Nachmachen',
      headline: 'Heute lesen, diese Woche an\u00ADfangen.',
      text: 'Anleitungen mit einem Anfang und einem Ende: eine Wissensbasis aus dem eigenen Postfach, die Auswahl der ersten Fragen, die Sätze bei einer Übergabe. Programmieren müssen Sie dafür nicht. Sie brauchen ein paar ruhige Stunden und jemanden, der die Antworten kennt.',
      metaTitle: 'Blog: Anleitungen zum Nachmachen | {brand}',
      description:
        'Wissensbasis aufbauen, erste Fragen auswählen, Gespräche übergeben, das Chatfenster prüfen: Anleitungen Schritt für Schritt im Blog von {brand}.',
    },
    trust: {
      title: 'Recht und Vertrauen',
      headline: 'Damit man Ihrem Chat\u00ADfenster trauen kann.',
      text: 'Schreibt hier ein Mensch oder eine Maschine? Wohin gehen die Sätze, die ich eintippe? Komme ich auch ohne Maus ans Ziel? Diese Artikel zeigen, wie Sie Ihr Chatfenster auf alle drei Fragen prüfen, und nennen die Vorschriften dazu. Eine Rechtsberatung ersetzen sie nicht.',
      metaTitle: 'Blog: Recht und Vertrauen im Chat | {brand}',
      description:
        'KI-Kennzeichnung, Datenschutz nach Datenflüssen und ein barrierefreier Chat: Artikel über Recht und Vertrauen im Blog von {brand}.',
    },
    numbers: {
      title: 'Grenzen und Zahlen',
      headline: 'Wo es sich nicht lohnt, und woran man das merkt.',
      text: 'Diese Artikel rechnen mit offenen Annahmen, nennen die Anliegen, die bei Menschen bleiben sollten, und sortieren Fragen danach, ob dieselbe Antwort ein zweites Mal passt. Lesen Sie sie, bevor Sie ein Budget beantragen.',
      metaTitle: 'Blog: Grenzen und Zahlen zum Chatbot | {brand}',
      description:
        'Was ein Chatbot nicht kann, was er sparen könnte und welche Fragen sich lohnen: Artikel über Grenzen und Zahlen im Blog von {brand}.',
    },
  },
  further: {
    name: 'Seite {page}',
    headline: 'Ältere Artikel, Seite\u00A0{page}.',
    text: 'Was nicht mehr stimmt, ändern wir im Artikel selbst. Lesen Sie also auch die älteren.',
    metaTitle: 'Blog, Seite {page}: ältere Artikel | {brand}',
    description:
      'Seite {page} im Blog von {brand}: die älteren Anleitungen, Rechenwege und Prüflisten rund um den Chatbot im Kundenservice.',
  },
  newest: 'Neu im Blog',
  minutes: 'Lesezeit {minutes}\u00A0Min.',
  trail: 'Sie sind hier',
  related: 'Dazu passt',
  all: 'Alle Artikel',
  feedText: 'Neue Artikel bekommen Sie per RSS-Feed, ohne Anmeldung.',
  feedLink: 'RSS-Feed öffnen',
  rssTitle: 'Blog von {brand} (RSS)',
  jsonTitle: 'Blog von {brand} (JSON Feed)',
};
