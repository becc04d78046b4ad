/**
 * About: story, mission, benefits, working approach, team (spec section 2). Only the recorded facts, no made-up people.
 */
export const about = {
  hero: {
    title: 'Erst hinhören, dann\u00A0antworten.',
    lead: 'Seit {since} arbeiten wir an Chatbots, {founded} haben wir {brand} gegründet. Heute sind wir {team} Menschen mit einer gemeinsamen Aufgabe: Wer fragt, soll eine Antwort bekommen, mit der er etwas anfangen kann.',
  },
  answers: {
    label: 'Beispiel: dieselbe Frage, zwei Chatbots',
    visitor: 'Besucherin',
    assistant: 'Chatbot',
    question: 'Mein Paket ist nass geworden. Was jetzt?',
    keyword: {
      title: 'Kennt nur Stichwörter',
      answer: 'Sie haben „Paket“ geschrieben. Bitte wählen Sie: 1\u00A0Versand, 2\u00A0Preise, 3\u00A0Filialen.',
    },
    knowledge: {
      title: 'Kennt Ihre Antworten',
      answer: 'Das tut mir leid. Möchten Sie Ersatz oder Ihr Geld zurück? Ich nehme die Reklamation gleich auf.',
      source: 'Quelle: Hilfe › Transportschaden',
      replies: ['Ersatz', 'Geld zurück', 'Mit Team sprechen'],
    },
  },
  story: {
    title: 'Eine kurze Geschichte, ohne Heldentaten.',
    lead: 'Sie passt in drei Zahlen.',
    stops: [
      {
        when: '{since}',
        title: 'Die ersten Chatbots',
        text: 'Wir fangen an, an Chatbots zu arbeiten. Das Thema hat uns seitdem nicht mehr losgelassen.',
      },
      {
        when: '{founded}',
        title: 'Ein Unternehmen',
        text: 'Aus der Arbeit wird {brand}: eine Plattform, auf der Unternehmen ihren Chatbot selbst bauen, ohne zu programmieren.',
      },
      {
        when: '{team}',
        title: 'Menschen heute',
        text: 'So groß ist unser Team inzwischen. Der Anspruch ist geblieben: erst zuhören, dann automatisieren.',
      },
    ],
  },
  mission: {
    title: 'Jede Frage verdient eine Antwort. Nicht jede braucht dafür einen Menschen.',
    paragraphs: [
      'Manche Fragen kommen jeden Tag: Wo bleibt meine Bestellung? Wann haben Sie geöffnet? Wie ändere ich meine Adresse? Darauf soll ein Chatbot sofort antworten, auch nachts um drei.',
      'Andere Fragen brauchen Geduld, Fingerspitzengefühl oder eine Entscheidung. Die gehören zu Menschen. Unsere Aufgabe ist, beides sauber zu trennen und die Übergabe so zu bauen, dass niemand seine Geschichte zweimal erzählen muss.',
    ],
  },
  sorted: {
    label: 'Beispiel: wie Fragen sich aufteilen',
    chatbot: {
      title: 'Übernimmt der Chatbot',
      questions: ['Wo bleibt meine Bestellung?', 'Wann haben Sie geöffnet?', 'Wie ändere ich meine Adresse?'],
    },
    team: {
      title: 'Gehört zu Ihrem Team',
      questions: ['Die Lieferung war für eine Trauerfeier.', 'Können wir über die Rechnung reden?'],
    },
  },
  benefits: {
    title: 'Was Sie davon haben.',
    items: [
      {
        title: 'Sie bauen selbst.',
        text: 'Abläufe entstehen im Baukasten, aus Vorlagen für häufige Anwendungsfälle. Wer eine Tabelle pflegen kann, kann auch einen Chatbot pflegen.',
      },
      {
        title: 'Ihr Wissen antwortet.',
        text: 'Der Chatbot lernt aus der Wissens\u00ADbasis, die Sie ihm geben. Was sich bei Ihnen ändert, ändern Sie an einer Stelle.',
      },
      {
        title: 'Ihr Team bleibt erreichbar.',
        text: 'Knifflige Fragen leitet der Live-Chat an die Person weiter, die sich auskennt, samt dem bisherigen Gespräch.',
      },
      {
        title: 'Sie sehen, was läuft.',
        text: 'Ein Dashboard zeigt Auswertungen, das Verwaltungs\u00ADportal Dialoge, Teams, Projekte und Kanäle.',
      },
      {
        title: 'Die Plattform steht in Deutschland.',
        text: 'Dort wird sie gehostet. Welche Daten diese Website verarbeitet, steht Punkt für Punkt in der {link}.',
      },
    ],
    privacyLink: 'Datenschutzrichtlinie',
  },
  approach: {
    title: 'So arbeiten wir mit Ihnen.',
    lead: 'Ein Gespräch, wie es zu Beginn eines Projekts verlaufen könnte. Das Beispiel ist erfunden, die Antworten meinen wir ernst.',
    you: 'Sie',
    we: 'Wir',
    messages: [
      { from: 'you', text: 'Bei uns kommen immer dieselben Fragen an. Womit fangen wir an?' },
      {
        from: 'we',
        text: 'Mit Ihrem Posteingang. Wir suchen die Fragen, die oft kommen und immer dieselbe Antwort haben. Die übernimmt der Chatbot zuerst.',
      },
      { from: 'you', text: 'Und wenn er etwas nicht weiß?' },
      {
        from: 'we',
        text: 'Dann soll er das sagen und an Ihr Team übergeben. Eine ehrliche Lücke ist besser als eine erfundene Antwort.',
      },
      { from: 'you', text: 'Wer kümmert sich später darum?' },
      {
        from: 'we',
        text: 'Sie, wenn Sie möchten. Deshalb der Baukasten ohne Code, und deshalb begleiten wir den Anfang persönlich.',
      },
      { from: 'you', text: 'Lohnt sich das für uns überhaupt?' },
      {
        from: 'we',
        text: 'Das sehen Sie vorher im Rechner, mit Ihren eigenen Zahlen. Lohnt es sich nicht, steht auch das dort.',
      },
    ],
  },
  team: {
    title: 'Wir sind {team}.',
    text: 'Zum Team gehören {team} Menschen. Als Mitglieder stellen wir unsere Partner vor; Namen und Bilder stehen hier erst, wenn sie dafür freigegeben sind. Bis dahin bleibt es bei {team} Sprechblasen: Fremde Gesichter aus dem Bildarchiv würden Ihnen nichts über uns verraten. Wer wirklich dahintersteht, erfahren Sie am schnellsten im Gespräch.',
    link: 'Drei Wege ins Gespräch',
  },
  /** The conversation beside the last call to action. */
  talk: {
    visitor: 'Wir wissen noch gar nicht, ob wir einen Chatbot brauchen.',
    team: 'Gut so. Erzählen Sie, was bei Ihnen ankommt.',
  },
};
