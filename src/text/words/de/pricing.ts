/** Pricing page. Plans and questions are content (src/text/content). */
export const pricing = {
  vatNote: 'Nur für Unternehmer, zzgl. USt.',
  perMonth: 'im Monat',
  onRequest: 'auf Anfrage',
  hero: {
    title: 'Drei Pläne, drei\u00A0Monatspreise.',
    lead: 'Welcher passt? Zählen Sie, wie viele Menschen Ihrem Service in einem gewöhnlichen Monat schreiben, und rechnen Sie einige dazu, die erst fragen, weil es den Chat gibt. Nehmen Sie den Plan, der dafür reicht. Gezählt werden aktive Nutzer, nicht Nachrichten.',
  },
  activeUser: {
    title: 'Was ist ein aktiver Nutzer?',
    text: 'Ein Mensch, der in einem Kalendermonat mindestens einmal mit Ihrem Chatbot schreibt oder spricht. Ob er eine Frage stellt oder zwanzig: Er zählt einmal, sofern der Chatbot ihn wiedererkennt.',
    exampleLabel: 'Beispiel: eine Besucherin, drei Gespräche, ein Monat',
    messages: [
      { day: '3.\u00A0März', text: 'Wann kommt mein Paket an?' },
      { day: '9.\u00A0März', text: 'Kann ich die Größe tauschen?' },
      { day: '21.\u00A0März', text: 'Danke, hat geklappt. Und die Rechnung?' },
    ],
    sum: 'Wird sie erkannt, zählt sie im März als',
    result: '1 aktiver Nutzer',
  },
  plans: {
    title: 'Die drei Pläne',
    users: 'Aktive Nutzer',
    chatbot: 'Chatbot-Projekte',
    ai: 'KI-Konten',
    operators: 'Bearbeiter',
    channels: 'Kanäle',
    customize: 'Das passen Sie an',
    details: 'Für wen und was dazugehört',
    everyPlan: 'In jedem Plan dieselben Funktionen; nur die eigene API-Anbindung gehört allein zu {enterpriseName}.',
    termsTitle: 'Umsatzsteuer, Kündigung und was extra kostet',
    terms:
      '\nPreise: nur für Unternehmer und öffentliche Stellen, zuzüglich USt. (in Deutschland 19\u00A0%; im Ausland kann das Reverse-Charge-Verfahren gelten).\nKündigung: {noticeWeeks}\u00A0Wochen zum Quartalsende, außer bei fester Laufzeit.\nEinrichtung: keine Pflichtgebühr; wer alles allein einrichtet, zahlt nur den Plan.\nZubuchbar zum festen Listenpreis: weitere Bearbeiter und Kanäle.\nNur mit Preis im Angebot kostenpflichtig: Einführung, Erweiterungen, Einrichten von Anbindungen (außer der eigenen API-Anbindung), weitere Projekte und KI-Konten, zusätzliche aktive Nutzer, Support, Verbrauch des Sprachmodells.',
    compare: 'Zeile für Zeile vergleichen',
  },
  comparison: {
    title: 'Alle Pläne, Zeile für Zeile.',
    lead: 'Der Umfang wächst mit dem Plan, die Funktionen bleiben gleich. Eine Ausnahme: Nur {enterpriseName} enthält eine eigene API-Anbindung, etwa an eine Warenwirtschaft, ein Fachverfahren oder ein selbst entwickeltes Programm. Für CRM, E\u2011Mail-Marketing, Shop, Helpdesk, Messenger, Webhooks und Erweiterungen reicht jeder Plan.',
    feature: 'Leistung',
    included: 'enthalten',
    notIncluded: 'nicht enthalten',
    inEveryPlan: 'In jedem Plan enthalten',
    price: 'Preis',
    groups: { size: 'Umfang', features: 'Funktionen' },
    size: {
      users: { label: 'Aktive Nutzer im Monat', hint: 'Menschen, die mit dem Chatbot schreiben oder sprechen' },
      chatbot: { label: 'Chatbot-Projekte', hint: 'eigenständige Chatbots, etwa je Marke' },
      ai: { label: 'KI-Konten', hint: 'Zugänge zu einem Sprachmodell, das Antworten formulieren kann' },
      operators: { label: 'Bearbeiter', hint: 'Menschen in Ihrem Team, die Gespräche übernehmen' },
      channels: { label: 'Kanäle', hint: 'Web-Chat, Messenger, Sprachassistent; nicht E\u2011Mail oder Telefon' },
    },
    features: [
      'KI-Chatbot mit Ihrer Wissens\u00ADbasis, FAQ-Automati\u00ADsierung',
      'Live-Chat mit Übergabe an Ihr Team',
      'Spracherkennung und Sprachsteuerung; ob sie laufen, hängt vom Gerät ab (am Sprachgerät zählt der Sprachassistent als Kanal)',
      'Chatbot-Baukasten ohne Code, mit Vorlagen',
      'Chatfenster mit Ihren Farben, Ihrem Wortlaut und eigenem Icon',
      'Webhooks und Anbindungen an CRM, E\u2011Mail-Marketing, Shop und Helpdesk; ob Ihr System dabei ist und ob das Einrichten etwas kostet, steht im Angebot',
      'Dashboard mit Auswertungen und Berichten',
      'Verwaltungs\u00ADportal für Teams, Projekte, Dialoge und Kanäle',
    ],
    customApi: 'Eigene API-Anbindung',
  },
  extras: {
    title: 'Ein Bearbeiter mehr, derselbe Plan.',
    lead: 'Sie müssen den Plan nicht wechseln, nur weil eine Kollegin dazukommt.',
    operator: {
      title: 'Noch ein Bearbeiter',
      text: 'Eine weitere Person übernimmt Gespräche und antwortet Ihren Kunden.',
    },
    channel: {
      title: 'Noch ein Kanal',
      text: 'Derselbe Chatbot, ein zweiter Ort: zum Beispiel ein Messenger neben dem Chat auf Ihrer Website.',
    },
    addOnsTitle: 'Erweiterungen',
    addOns:
      'Terminbuchung, Bezahlung, Newsletter und die Überwachung der Erreichbarkeit gehören zu keinem Plan. Was Sie davon brauchen, steht mit Preis in Ihrem Angebot.',
  },
  onboarding: {
    title: 'Auf Wunsch fangen wir gemeinsam an.',
    lead: 'Eine Pflichtgebühr fürs Einrichten gibt es nicht: Wer alles allein macht, zahlt nur den Plan. In der Einführung hilft ein Mensch aus unserem Team; Umfang und Preis vereinbaren wir vorher.',
    stepsLabel: 'So läuft die Einführung ab',
    steps: [
      {
        title: 'Fragen sammeln',
        text: 'Was fragen Ihre Kunden wirklich? Daraus wählen wir die ersten Themen.',
      },
      {
        title: 'Wissen einrichten',
        text: 'Ihre Antworten kommen in die Wissens\u00ADbasis. Dazu bauen wir die ersten Abläufe und das Chatfenster.',
      },
      {
        title: 'Übergabe üben',
        text: 'Ihr Team probt, wann der Chatbot übergibt und wie das Gespräch beim Menschen weitergeht.',
      },
    ],
    button: 'Einführung anfragen',
  },
  questions: {
    title: 'Was Sie vor der Unterschrift wissen sollten.',
    lead: 'Preise, Fristen, Grenzen: Was erst Ihr Angebot regelt, sagen wir dazu.',
    more: 'Ihre Frage ist nicht dabei?',
    ask: 'Frage stellen',
  },
  /** The last exchange of the page: a visitor's line and the footer's answer. */
  talk: {
    visitor: 'Welcher Plan passt zu uns?',
    team: 'Das hängt davon ab, wie viele Menschen fragen. Eine grobe Zahl genügt.',
  },
};
