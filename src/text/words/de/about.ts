/**
 * About: story, mission, benefits, working approach, team (spec section 2). Only the recorded facts, no made-up people.
 */
export const about = {
  hero: {
    title: 'Wer etwas nicht weiß, soll es sagen. Auch ein Chatbot.',
    lead: 'Mit {brand} bauen Sie einen KI-Assistenten, der die häufigen Fragen übernimmt, damit Ihr Team Zeit für die schwierigen hat. An Chatbots arbeiten wir seit {since}, gegründet haben wir {brand} {founded}.',
  },
  answers: {
    label: 'Beispiel, nach der Begrüßung: dieselbe Frage, zwei Chatbots',
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
        'Als KI kann ich den Schaden nicht beurteilen. Heben Sie bitte die Verpackung auf. Was wünschen Sie sich? Ich gebe es an unser Team weiter.',
      source: 'Quelle: Hilfe › Transportschaden',
      replies: ['Ersatz', 'Geld zurück', 'Mit Team sprechen'],
    },
  },
  story: {
    title: 'Wie wir hierhergekommen sind.',
    lead: 'Zuerst kam die Arbeit an Chatbots, dann das Unternehmen.',
    stops: [
      {
        when: '{since}',
        title: 'Der Anfang',
        text: 'Drei Jahre lang arbeiten wir an Chatbots, bevor es die Firma gibt.',
      },
      {
        when: '{founded}',
        title: 'Die Gründung',
        text: 'Aus der Arbeit wird {brand}: eine Plattform mit Baukasten, Wissensbasis und Live-Chat, auf der Unternehmen ihren Chatbot selbst bauen können, ohne zu programmieren.',
      },
      {
        when: 'Heute',
        title: '{team} Menschen',
        text: 'Sie entwickeln die Plattform, zeigen sie in Demos von 30\u00A0Minuten, prüfen vor jedem Angebot die Anbindungen und begleiten auf Wunsch die Einführung.',
      },
    ],
  },
  mission: {
    title: 'Jede Frage verdient eine Antwort. Nicht jede braucht dafür einen Menschen.',
    paragraphs: [
      'Manche Fragen kommen jeden Tag: Wie lange dauert der Versand? Wann haben Sie geöffnet? Wie ändere ich meine Adresse? Steht die Antwort in Ihrer Wissensbasis, gibt sie der Chatbot, auch am Sonntag, und nennt die Quelle.',
      'Andere brauchen Geduld, Fingerspitzengefühl oder eine Entscheidung. Sie gehören zu Ihrem Team, und bei der Übergabe geht der ganze Verlauf mit.',
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
        title: 'Sie bauen selbst',
        text: 'Im Baukasten setzen Sie Abläufe aus Bausteinen und Vorlagen zusammen, vom Arzttermin bis zur Reklamation. Programmieren muss dafür niemand.',
      },
      {
        title: 'Die Antworten kommen aus Ihren Texten',
        text: 'Der Assistent nutzt die Wissensbasis, die Sie ihm geben, und zeigt, woher eine Antwort stammt. Findet er dort nichts, soll er das sagen.',
      },
      {
        title: 'Ihr Team bekommt die schwierigen Fälle',
        text: 'Der Live-Chat leitet sie nach Thema, Sprache und Auslastung weiter, samt dem bisherigen Gespräch.',
      },
      {
        title: 'Sie sehen, was läuft',
        text: 'Das Dashboard zeigt Auswertungen und Berichte zu allen Projekten. Im Verwaltungs\u00ADportal stehen die Dialoge; dort verwalten Sie auch Teams, Projekte und Kanäle.',
      },
      {
        title: 'Preise und Rechenweg liegen offen',
        text: 'Drei Pläne stehen mit Monatspreis auf der Website. Der Ersparnisrechner nennt jede Annahme, und im Blog lesen Sie, was ein Chatbot nicht kann.',
      },
      {
        title: 'Gehostet wird in Deutschland',
        text: 'Dort liegen die Gespräche aus dem Web-Chat. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage, die gefundenen Stellen und, wenn Sie das mit uns vereinbaren, Auskünfte aus angebundenen Systemen. Wer dieser Betreiber ist und in welchem Land er sitzt, erfahren Sie vor der Unterschrift. Was diese Website selbst über Sie erfährt, steht in der {link}.',
      },
    ],
    privacyLink: 'Datenschutzrichtlinie',
  },
  approach: {
    title: 'So arbeiten wir mit Ihnen: in\u00A0sechs\u00A0Schritten.',
    lead: 'Über jedem Schritt steht, wer ihn macht. Die Demo dauert 30\u00A0Minuten; wie viel Zeit die übrigen Schritte brauchen, hängt vor allem davon ab, was bei Ihnen schon aufgeschrieben ist.',
    you: 'Sie',
    we: 'Wir',
    messages: [
      {
        from: 'we',
        text: '1.\u00A0Demo: Aus drei Fragen Ihrer Kunden wird vor Ihren Augen ein Chatbot. Dabei sein sollte jemand, der Ihre Anfragen kennt.',
      },
      {
        from: 'we',
        text: '2.\u00A0Angebot: Wir prüfen, welche Anbindung für Ihre Systeme fertig ist, und nennen Ihnen zu allem, was Sie bestellen möchten, den Preis. Danach entscheiden Sie in Ruhe. Nehmen Sie das Angebot an, schließen wir auch den Vertrag über die Auftragsverarbeitung, bevor Sie auf der Plattform arbeiten.',
      },
      {
        from: 'you',
        text: '3.\u00A0Wissen sammeln: Jemand aus dem Service wählt Fragen aus, die oft kommen und meist dieselbe Antwort haben; jemand mit Befugnis gibt die Antworten frei. Am meisten Arbeit macht, was bisher nur in Köpfen steckt.',
      },
      {
        from: 'you',
        text: '4.\u00A0Aufbauen: Sie setzen Wissensbasis, Abläufe, Chatfenster und Übergabe zusammen. Auf Wunsch machen wir das mit Ihnen, zum vereinbarten Preis.',
      },
      {
        from: 'you',
        text: '5.\u00A0Testen: Ihr Team stellt die schwierigen Fragen. Dann schalten Sie den Chatbot frei, am besten zuerst auf einer Seite. Den Tag bestimmen Sie.',
      },
      {
        from: 'you',
        text: '6.\u00A0Pflegen: Jemand liest regelmäßig Dialoge, ergänzt, was fehlt, und ändert Antworten, sobald sich Preise, Fristen oder Produkte ändern.',
      },
    ],
  },
  team: {
    title: '{team} Menschen. Einen davon treffen Sie in der Demo.',
    text: 'Per Video, 30\u00A0Minuten lang und kostenlos. Fragen Sie dort, wer Ihr Projekt begleiten würde. Wer uns vertritt und wo wir sitzen, steht im Impressum.',
    link: 'Demo, Rückruf oder Chat auswählen',
  },
  /** The last exchange of the page: a visitor's line and the footer's answer. */
  talk: {
    visitor: 'Wir wissen noch gar nicht, ob wir einen Chatbot brauchen.',
    team: 'Das finden wir zusammen heraus. Welche Frage kommt bei Ihnen am häufigsten an?',
  },
};
