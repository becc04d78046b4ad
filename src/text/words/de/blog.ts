export const blog = {
  title: 'Was wir gelernt\u00A0haben, zum\u00A0Nach\u00ADmachen.',
  lead: 'Anleitungen, Rechenwege und Prüflisten für alle, die einen Chatbot einführen oder einen besseren wollen. Ohne Fachjargon und mit den Grenzen zuerst.',
  topicsLabel: 'Themen des Blogs',
  topics: {
    practice: {
      title: 'Aus der Praxis',
      headline: 'Heute lesen, diese Woche an\u00ADfangen.',
      text: 'Hier stehen Anleitungen mit einem Anfang und einem Ende: eine Wissensbasis aus dem eigenen Postfach, die Auswahl der ersten Fragen, die Sätze bei einer Übergabe. Eine Entwicklerin brauchen Sie dafür nicht, aber ein paar ruhige Stunden und jemanden, der die Antworten wirklich kennt.',
      metaTitle: 'Blog: Anleitungen aus der Praxis | {brand}',
      description:
        'Wissensbasis aufbauen, erste Fragen auswählen, Gespräche übergeben: Anleitungen aus der Praxis, Schritt für Schritt, im Blog von {brand}.',
    },
    trust: {
      title: 'Recht und Vertrauen',
      headline: 'Damit man Ihrem Chat\u00ADfenster trauen kann.',
      text: 'Schreibt hier ein Mensch oder eine Maschine? Wohin gehen die Sätze, die ich eintippe? Komme ich auch ohne Maus ans Ziel? Diese Artikel nehmen die drei Fragen von der Seite derer, die sie stellen, und zeigen, woran sich die Antwort prüfen lässt. Eine Rechtsberatung ersetzen sie nicht.',
      metaTitle: 'Blog: Recht und Vertrauen im Chat | {brand}',
      description:
        'KI-Kennzeichnung, Datenschutz nach Datenflüssen und ein barrierefreier Chat: Artikel über Recht und Vertrauen im Blog von {brand}.',
    },
    numbers: {
      title: 'Grenzen und Zahlen',
      headline: 'Wo es sich nicht lohnt, und woran man das merkt.',
      text: 'Ein Chatbot ist kein Selbstzweck. Diese Artikel rechnen mit offenen Annahmen, nennen die Anliegen, die bei Menschen bleiben sollten, und sortieren Fragen danach, ob eine Antwort ein zweites Mal passt. Kommt am Ende heraus, dass Sie keinen brauchen, haben sie ihren Zweck erfüllt.',
      metaTitle: 'Blog: Grenzen und Zahlen zum Chatbot | {brand}',
      description:
        'Was ein Chatbot nicht kann, was er spart und welche Fragen sich lohnen: Artikel über Grenzen und Zahlen im Blog von {brand}.',
    },
  },
  further: {
    name: 'Seite {page}',
    headline: 'Ältere Artikel, Seite\u00A0{page}.',
    text: 'Älter heißt hier nicht überholt: Was nicht mehr stimmt, ändern wir im Artikel selbst.',
    metaTitle: 'Blog, Seite {page}: ältere Artikel | {brand}',
    description:
      'Seite {page} im Blog von {brand}: die älteren Anleitungen, Rechenwege und Prüflisten rund um den Chatbot im Kundenservice.',
  },
  newest: 'Neu im Blog',
  minutes: 'Lesezeit {minutes}\u00A0Min.',
  trail: 'Sie sind hier',
  related: 'Dazu passt',
  all: 'Alle Artikel',
  feedText: 'Neue Artikel erscheinen auch als Feed, ganz ohne Anmeldung.',
  feedLink: 'RSS-Feed öffnen',
  rssTitle: 'Blog von {brand} (RSS)',
  jsonTitle: 'Blog von {brand} (JSON Feed)',
};
