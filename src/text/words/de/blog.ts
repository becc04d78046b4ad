export const blog = {
  title: 'Chatbots im Kundenservice: zum Nachrechnen und Aus\u00ADprobieren.',
  lead: 'Wie aus Ihrem Postfach eine Wissensbasis wird, wann sich ein Chatbot rechnet und was im Chatfenster stehen muss. In den Artikeln sind Annahmen und erfundene Beispiele als solche gekennzeichnet.',
  topicsLabel: 'Themen des Blogs',
  topics: {
    practice: {
      title: 'Zum Nachmachen',
      headline: 'Heute lesen, diese Woche an\u00ADfangen.',
      text: 'Die Anleitungen: das Chatfenster prüfen, die ersten Fragen auswählen, aus dem Postfach eine Wissensbasis machen, Übergaben formulieren, Grenzen festlegen. Grobe Fehler im Chatfenster finden Sie in zwanzig Minuten; für die Wissensbasis schätzen wir elf Stunden an fünf Tagen. Programmieren müssen Sie nicht, aber Sie brauchen jemanden, der die Antworten kennt.',
      metaTitle: 'Blog: Anleitungen zum Nachmachen | {brand}',
      description:
        'Wissensbasis aufbauen, erste Fragen auswählen, Gespräche übergeben, das Chatfenster prüfen: Anleitungen Schritt für Schritt im Blog von {brand}.',
    },
    trust: {
      title: 'Recht und Vertrauen',
      headline: 'Damit man Ihrem Chat\u00ADfenster trauen kann.',
      text: 'Schreibt hier ein Mensch oder eine Maschine? Wohin gehen die Sätze, die ich eintippe? Komme ich auch ohne Maus ans Ziel? Diese Artikel zeigen, wie Sie prüfen, ob Ihr Chatfenster alle drei Fragen beantwortet, und nennen die Vorschriften dazu. Eine Rechtsberatung ersetzen sie nicht.',
      metaTitle: 'Blog: Recht und Vertrauen im Chat | {brand}',
      description:
        'KI-Kennzeichnung, Datenschutz nach Datenflüssen und ein barrierefreier Chat: Artikel über Recht und Vertrauen im Blog von {brand}.',
    },
    numbers: {
      title: 'Grenzen und Zahlen',
      headline: 'Wann sich ein Chatbot lohnt und wann nicht.',
      text: 'Hier finden Sie eine Rechnung, die jede Annahme nennt, fünf Anliegen, die bei Menschen bleiben sollten, und eine Tabelle, mit der Sie Ihre Fragen sortieren. Lesen Sie das, bevor Sie ein Budget beantragen.',
      metaTitle: 'Blog: Grenzen und Zahlen zum Chatbot | {brand}',
      description:
        'Was ein Chatbot nicht kann, was er sparen könnte und welche Fragen sich lohnen: Artikel über Grenzen und Zahlen im Blog von {brand}.',
    },
  },
  further: {
    name: 'Seite {page}',
    headline: 'Womit Ihr Chatbot anfangen sollte und womit nicht.',
    text: 'Zwei Artikel: welche Fragen Ihr Chatbot zuerst beantworten sollte, mit einer Tabelle zum Sortieren, und welche fünf Anliegen bei Menschen bleiben.',
    metaTitle: 'Blog, Seite {page}: ältere Artikel | {brand}',
    description:
      'Seite {page} im Blog von {brand}: die ersten Artikel rund um den Chatbot im Kundenservice, zum Nachmachen und Nachrechnen.',
  },
  newest: 'Neu im Blog',
  minutes: 'Lesezeit {minutes}\u00A0Min.',
  trail: 'Sie sind hier',
  related: 'Dazu passt',
  all: 'Alle Artikel',
  next: {
    all: {
      text: 'Neue Artikel lieber per E\u2011Mail? Der Newsletter bringt sie, höchstens einmal im Monat.',
      link: 'Zum Newsletter',
    },
    practice: {
      text: 'Lieber zusehen? Bringen Sie drei Fragen Ihrer Kunden in die kostenlose Demo mit: In 30\u00A0Minuten bauen wir daraus einen Chatbot.',
      link: 'Demo buchen',
    },
    trust: {
      text: 'Schreiben Sie eine Begrüßung mit KI-Hinweis, wählen Sie Farben und sehen Sie, ob der Kontrast reicht.',
      link: 'Chatfenster ausprobieren',
    },
    numbers: {
      text: 'Rechnen Sie gleich mit Ihren Zahlen: Drei Angaben genügen, Formel und Annahmen stehen dabei.',
      link: 'Zum Ersparnisrechner',
    },
  },
  feedText: 'Neue Artikel bekommen Sie auch per RSS-Feed, ohne Anmeldung.',
  feedLink: 'RSS-Feed öffnen',
  rssTitle: 'Blog von {brand} (RSS)',
  jsonTitle: 'Blog von {brand} (JSON Feed)',
};
