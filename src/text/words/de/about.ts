/**
 * About: story, mission, benefits, working approach, team (spec section 2). Only the recorded facts, no made-up people.
 */
export const about = {
  hero: {
    title: 'Erst hinhören, dann\u00A0antworten.',
    lead: 'Seit {since} arbeiten wir an Chatbots, {founded} haben wir {brand} gegründet. Heute arbeiten {team} Menschen daran, dass ein KI-Assistent die häufigen Fragen übernimmt und Ihr Team Zeit für die schwierigen hat.',
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
      answer:
        'Das tut mir leid. Ich bin ein KI-Assistent: Bitte heben Sie die Verpackung auf, ich gebe den Schaden an unser Team. Was wünschen Sie?',
      source: 'Quelle: Hilfe › Transportschaden',
      replies: ['Ersatz', 'Geld zurück', 'Mit Team sprechen'],
    },
  },
  story: {
    title: 'Wie wir hierhergekommen sind.',
    lead: 'Zwei Jahreszahlen und wir.',
    stops: [
      {
        when: '{since}',
        title: 'Die ersten Chatbots',
        text: 'Wir fangen an, Chatbots zu bauen, noch bevor es {brand} gibt.',
      },
      {
        when: '{founded}',
        title: 'Die Gründung',
        text: 'Aus der Arbeit wird {brand}: eine Plattform, auf der Unternehmen ihren Chatbot selbst bauen, ohne zu programmieren.',
      },
      {
        when: '{team}',
        title: 'Menschen heute',
        text: 'So viele entwickeln die Plattform und begleiten Unternehmen bei der Einführung.',
      },
    ],
  },
  mission: {
    title: 'Jede Frage verdient eine Antwort. Nicht jede braucht dafür einen Menschen.',
    paragraphs: [
      'Manche Fragen kommen jeden Tag: Wie lange dauert der Versand? Wann haben Sie geöffnet? Wie ändere ich meine Adresse? Darauf antwortet der Chatbot, auch nachts um drei, und nennt die Quelle.',
      'Andere brauchen Geduld, Fingerspitzengefühl oder eine Entscheidung. Die gehören zu Ihrem Team. Der Verlauf geht bei der Übergabe mit, damit niemand seine Geschichte zweimal erzählen muss.',
    ],
  },
  sorted: {
    label: 'Beispiel: wie Fragen sich aufteilen',
    chatbot: {
      title: 'Übernimmt der Chatbot',
      questions: ['Wie lange dauert der Versand?', 'Wann haben Sie geöffnet?', 'Wie ändere ich meine Adresse?'],
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
        text: 'Abläufe entstehen im Baukasten, aus Bausteinen und Vorlagen. Wer eine Tabelle pflegen kann, kann auch einen Chatbot pflegen.',
      },
      {
        title: 'Ihr Wissen antwortet.',
        text: 'Der Assistent nutzt die Wissensbasis, die Sie ihm geben, und zeigt, woher eine Antwort stammt. Steht dort nichts, sagt er es.',
      },
      {
        title: 'Ihr Team bekommt die schwierigen Fälle.',
        text: 'Der Live-Chat leitet sie nach Thema, Sprache und Auslastung weiter, samt dem bisherigen Gespräch.',
      },
      {
        title: 'Sie sehen, was läuft.',
        text: 'Das Dashboard zeigt Auswertungen. Im Verwaltungs\u00ADportal stehen die Dialoge; dort verwalten Sie auch Teams, Projekte und Kanäle.',
      },
      {
        title: 'Die Plattform steht in Deutschland.',
        text: 'Dort wird sie gehostet. Formuliert ein Sprachmodell eine Antwort, ist auch dessen Betreiber Empfänger. Was diese Website selbst über Sie erfährt, steht in der {link}.',
      },
    ],
    privacyLink: 'Datenschutzrichtlinie',
  },
  approach: {
    title: 'So arbeiten wir mit Ihnen: in\u00A0sechs\u00A0Schritten.',
    lead: 'Über jedem Schritt steht, wer ihn macht. Fest ist die Dauer der Demo; alles andere hängt vor allem davon ab, wie viel bei Ihnen schon aufgeschrieben ist.',
    you: 'Sie',
    we: 'Wir',
    messages: [
      {
        from: 'we',
        text: '1.\u00A0Demo: Aus drei Ihrer Fragen wird vor Ihren Augen ein Chatbot. Das dauert 30\u00A0Minuten. Von Ihnen braucht es jemanden, der Ihre Anfragen kennt.',
      },
      {
        from: 'we',
        text: '2.\u00A0Angebot: Wir prüfen, welche Anbindung für Ihre Systeme fertig ist, und nennen Plan, Einführung und Erweiterungen mit Preis. Wie schnell das geht, hängt von Zahl und Art der Systeme ab.',
      },
      {
        from: 'you',
        text: '3.\u00A0Wissen sammeln: Jemand aus dem Service wählt die häufigsten Fragen aus, jemand mit Befugnis gibt die Antworten frei. Was schon geschrieben ist, geht schnell. Was nur in Köpfen steckt, ist die eigentliche Arbeit.',
      },
      {
        from: 'we',
        text: '4.\u00A0Aufbauen: Auf Wunsch richten wir Wissensbasis, Abläufe, Chatfenster und Übergabe mit Ihnen ein, persönlich und zum vereinbarten Preis. Mehr Abläufe und Anbindungen brauchen mehr Zeit.',
      },
      {
        from: 'you',
        text: '5.\u00A0Testen: Ihr Team stellt die schwierigen Fragen. Dann schalten Sie den Chatbot frei, am besten zuerst auf einer Seite. Den Tag bestimmen Sie.',
      },
      {
        from: 'you',
        text: '6.\u00A0Pflegen: Jemand liest Dialoge und ergänzt, was fehlt. Der Aufwand richtet sich danach, wie oft sich bei Ihnen Preise, Fristen und Produkte ändern.',
      },
    ],
  },
  team: {
    title: 'Wir sind {team}.',
    text: 'Bei {brand} arbeiten {team} Menschen. Als Mitglieder des Teams stellen wir unsere Partner vor, sobald Namen und Bilder freigegeben sind; bis dahin steht hier für jede Person eine Sprechblase. Wer Ihr Projekt begleiten würde, fragen Sie uns am besten selbst.',
    link: 'Drei Wege ins Gespräch',
  },
  /** The conversation beside the last call to action. */
  talk: {
    visitor: 'Wir wissen noch gar nicht, ob wir einen Chatbot brauchen.',
    team: 'Gut so. Erzählen Sie, was bei Ihnen ankommt.',
  },
};
