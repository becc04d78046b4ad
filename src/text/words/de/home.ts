import type { ChatWords, InboxWords, TranscriptMessage } from '../pictureWords.ts';

const hero = {
  title: ['Um\u00A03\u00A0Uhr nachts gefragt,', 'mit Quelle beantwortet.'],
  lead: 'In der Demo bauen wir in 30\u00A0Minuten vor Ihren Augen einen KI-Chatbot aus drei Ihrer Fragen. Sie sehen, was er beantwortet und was er an Ihr Team übergibt. Sie brauchen keinen Code, und die Plattform steht in Deutschland.',
  demo: 'Demo buchen',
  savings: 'Rechenbeispiel ansehen',
  /** Opens the chat on this page. */
  tryIt: 'Den KI-Chat fragen',
  facts: [
    { figure: '{since}', text: 'Chatbots seit' },
    { figure: '{founded}', text: 'Gegründet' },
    { figure: '{team}', text: 'Menschen im Team' },
  ],
  clock: { figure: '03:07', text: 'Frage gestellt, Antwort da' },
};

const heroChat: ChatWords = {
  label: 'Beispielgespräch nachts um 3:07\u00A0Uhr',
  messages: [
    { from: 'assistant', text: 'Hallo! Ich bin ein KI-Assistent. Wobei kann ich helfen?' },
    { from: 'visitor', text: 'Kann ich meine Bestellung noch ändern?' },
    {
      from: 'assistant',
      text: 'Ja, solange sie nicht verpackt ist. Soll ich Ihre Änderung an das Team übergeben?',
      source: 'Hilfe › Bestellungen',
    },
  ],
  replies: ['Ja, übergeben', 'Wann wird verpackt?', 'Rückruf, bitte'],
};

const howItWorks = {
  title: 'Sie bringen das Wissen mit, den Rest bauen wir zusammen.',
  steps: [
    {
      title: 'Wissen sammeln',
      text: 'Hilfetexte, Preislisten, die Antworten aus dem Posteingang: Was Ihr Team ohnehin weiß, wird zur Wissensbasis des Assistenten.',
    },
    {
      title: 'Ablauf zusammenstecken',
      text: 'Im Baukasten reihen Sie Fragen, Verzweigungen und Übergaben aneinander. Oder Sie beginnen mit einer Vorlage für Ihren Anwendungsfall.',
    },
    {
      title: 'Chatfenster einkleiden',
      text: 'Farben, Wortlaut und ein eigenes Icon: Sie stellen ein, bis das Fenster nach Ihrem Haus aussieht.',
    },
    {
      title: 'Einschalten und mitlesen',
      text: 'Der Assistent antwortet, die Dialoge lesen Sie im Verwaltungsportal. Wo er passen musste, ergänzen Sie die Wissensbasis.',
    },
  ],
  note: 'Auf Wunsch richten wir alles mit Ihnen ein. Umfang und Preis nennen wir vorher.',
};

type Comment = { message: TranscriptMessage; comment?: string };

const communicationTalk: Comment[] = [
  {
    message: { from: 'assistant', text: 'Guten Tag, ich bin ein KI-Assistent und nehme Ersatzteile auf. Was fehlt?' },
    comment: 'Sagt vor der ersten Frage, dass eine KI antwortet.',
  },
  {
    message: {
      from: 'visitor',
      text: 'Der Beutel mit den Schrauben, beim Schreibtisch ST\u00A02040. Ich brauche sie bis Freitag!',
    },
  },
  {
    message: {
      from: 'assistant',
      text: 'Dazu gehört das Ersatzteilset\u00A0B. Ob Freitag klappt, weiß ich nicht. Soll jemand aus dem Lager übernehmen?',
      source: 'Ersatzteile › Schreibtische',
    },
    comment: 'Nennt die Quelle und verspricht nichts, was dort nicht steht.',
  },
  { message: { from: 'visitor', text: 'Ja, bitte.' } },
  {
    message: {
      from: 'team',
      text: 'Guten Tag, das Lager hier. Ich sehe schon: ST\u00A02040, Set\u00A0B. Der Beutel geht heute noch in die Post.',
    },
    comment: 'Ein Mensch übernimmt und hat den ganzen Verlauf vor sich.',
  },
];

const communication = {
  title: 'Ein Gespräch bleibt ein Gespräch, auch wenn jemand übernimmt.',
  lead: 'Der Assistent antwortet zuerst. Was einen Menschen braucht, leitet der Live-Chat nach Thema und Sprache an die Person weiter, die sich auskennt.',
  channelsTitle: 'Hier wird gesprochen:',
  channels: [
    { name: 'Web-Chat', text: 'auf Ihrer Website' },
    { name: 'Messenger', text: 'wo Ihre Kunden ohnehin schreiben' },
    { name: 'Sprachassistent', text: 'mit Spracherkennung und Sprachsteuerung' },
  ],
  talkLabel: 'Beispielgespräch mit Anmerkungen',
  talk: communicationTalk,
};

const serviceInbox: InboxWords = {
  label: 'Beispiel: Posteingang des Teams mit einem gelösten, einem übergebenen und einem laufenden Gespräch',
  listTitle: 'Posteingang',
  items: [
    { title: 'Rechnung fehlt', detail: 'Assistent · läuft' },
    { title: 'Rückruf gewünscht', detail: 'an Vertrieb übergeben', badge: 'neu' },
    { title: 'Öffnungszeiten', detail: 'Assistent · gelöst' },
  ],
  note: 'Der ganze Verlauf geht mit. Ihr Team muss nicht von vorn fragen.',
  chatTitle: 'Gespräch',
  messages: [
    { from: 'assistant', text: 'Guten Tag, ich bin ein KI-Assistent. Was suchen Sie?' },
    { from: 'visitor', text: 'Meine Rechnung. Ich habe als Gast bestellt.' },
    {
      from: 'assistant',
      text: 'Dann schickt sie Ihnen die Buchhaltung. Unter welcher E-Mail-Adresse haben Sie bestellt?',
      source: 'Hilfe › Rechnungen',
    },
    { from: 'visitor', text: 'rechnung@post.example' },
  ],
};

const marketingChat: ChatWords = {
  label: 'Beispiel: Aus einer Frage wird ein Termin',
  messages: [
    { from: 'assistant', text: 'Guten Tag, ich bin die KI des Küchenstudios. Worum geht es?' },
    { from: 'visitor', text: 'Planen Sie auch Küchen für Altbauten?' },
    { from: 'assistant', text: 'Ja, auch bei schiefen Wänden, mit Aufmaß vor Ort.', source: 'Leistungen › Aufmaß' },
    { from: 'assistant', text: 'Am Donnerstag sind 10 und 17\u00A0Uhr frei. Möchten Sie eine Zeit buchen?' },
  ],
  replies: ['10\u00A0Uhr', '17\u00A0Uhr', 'Andere Zeit'],
};

const salesInbox: InboxWords = {
  label: 'Beispiel: Artikel, über die gesprochen wird, und eine Beratung vor dem Kauf',
  listTitle: 'Im Gespräch',
  items: [
    { title: 'Wanderschuh Alm', detail: 'Größe 42 · auf Lager' },
    { title: 'Einlegesohle', detail: 'als Zubehör empfohlen' },
    { title: 'Angebot für Gruppen', detail: 'an Vertrieb übergeben', badge: 'neu' },
  ],
  note: 'Bestand und Lieferzeit kommen aus dem Shopsystem, wenn es angebunden ist.',
  chatTitle: 'Beratung',
  messages: [
    { from: 'assistant', text: 'Hallo, ich bin die KI des Schuhladens. Was suchen Sie?' },
    { from: 'visitor', text: 'Fällt der Alm klein aus? Ich trage 41,5. Der Verein braucht zwölf Paar.' },
    {
      from: 'assistant',
      text: 'Er ist eher schmal, nehmen Sie 42. Für zwölf Paar macht der Vertrieb ein Angebot. Wie erreicht er Sie?',
    },
    { from: 'visitor', text: 'verein@wandern.example' },
  ],
};

const helpdeskInbox: InboxWords = {
  label: 'Beispiel: Artikel der Wissensbasis und eine Antwort, die aus einem davon stammt',
  listTitle: 'Wissensbasis',
  items: [
    { title: 'Kennwort zurücksetzen', detail: 'passt zur Frage' },
    { title: 'Konto gesperrt', detail: 'passt teilweise' },
    { title: 'Zugang beantragen', detail: 'anderes Thema' },
  ],
  note: 'Reicht der Artikel nicht, wird daraus ein Vorgang im Helpdesk, wenn er angebunden ist.',
  chatTitle: 'Anfrage',
  messages: [
    { from: 'assistant', text: 'Hallo, ich bin die KI der IT-Hilfe. Was klemmt?' },
    { from: 'visitor', text: 'Mein Kennwort geht seit heute nicht mehr.' },
    {
      from: 'assistant',
      text: 'Nach 90\u00A0Tagen läuft es ab. Über „Kennwort vergessen“ setzen Sie ein neues.',
      source: 'IT › Kennwort zurücksetzen',
    },
    { from: 'visitor', text: 'Die Mail kommt nicht an. Bitte an die IT.' },
  ],
};

const useCases = {
  title: 'Was darf der Assistent Ihnen abnehmen?',
  label: 'Anwendungsfälle',
  tabs: {
    service: {
      title: 'Kundenservice',
      text: 'Beantwortet, was sich wiederholt. Übergibt, was einen Menschen braucht.',
      link: 'Kundenservice ansehen',
    },
    marketing: {
      title: 'Conversational Marketing',
      text: 'Nimmt Anfragen auf und fragt nach der Meinung, solange jemand auf der Seite ist. Termine bucht die Erweiterung (Preis im Angebot).',
      link: 'Conversational Marketing ansehen',
    },
    sales: {
      title: 'E-Commerce und Vertrieb',
      text: 'Berät vor dem Kauf, weist auf Passendes hin und holt den Vertrieb, wenn ein Angebot gefragt ist.',
      link: 'E-Commerce und Vertrieb ansehen',
    },
    helpdesk: {
      title: 'Helpdesk-Automati\u00ADsierung',
      text: 'Löst Standardfälle mit Ihren FAQ und übergibt den Rest, mit dem ganzen Verlauf.',
      link: 'Helpdesk-Automatisierung ansehen',
    },
  },
  pictures: { service: serviceInbox, marketing: marketingChat, sales: salesInbox, helpdesk: helpdeskInbox },
};

const claims = {
  title: 'Fünf Sätze, auf die Sie uns festlegen dürfen.',
  hosting: {
    title: 'Die Plattform steht in Deutschland.',
    text: 'Dort liegen Ihre Gespräche. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage und die passenden Stellen aus Ihrer Wissensbasis. Binden Sie einen Messenger oder ein Sprachgerät an, kommt dessen Anbieter hinzu.',
  },
  privacy: {
    title: 'Sie wissen, welche Daten wohin gehen.',
    text: 'Für jeden Datenfluss nennen wir Ihnen, wer was bekommt und wie lange. Bei einem Gespräch im Web-Chat sieht das so aus:',
    flow: [
      { name: 'Was', text: 'Fragen, Antworten und was jemand im Gespräch angibt' },
      { name: 'Wo', text: 'auf der Plattform, gehostet in Deutschland' },
      {
        name: 'Wer',
        text: 'Personen, die Sie dem Projekt zugeordnet haben, je nach Rolle; der Betreiber des Sprachmodells, wenn es die Antwort formuliert',
      },
      {
        name: 'Wie lange',
        text: 'Gespräche nach Ihrem Vertrag, Auswertungsdaten höchstens 6\u00A0Monate über das Projektende hinaus',
      },
    ],
  },
  noCode: {
    title: 'Programmieren müssen Sie nichts.',
    text: 'Eine Vorlage gibt den Anfang vor, den Rest setzen Sie aus Bausteinen zusammen.',
  },
  onboarding: {
    title: 'Beim Einrichten sind wir dabei.',
    text: 'In der persönlichen Einführung gehen wir Wissensbasis, Abläufe und Chatfenster mit Ihnen durch. Was sie kostet, steht im Angebot.',
  },
  experience: {
    title: 'Chatbots bauen wir seit {since}.',
    milestones: [
      { figure: '{since}', text: 'Wir beginnen, an Chatbots zu arbeiten.' },
      { figure: '{founded}', text: 'Wir gründen das Unternehmen.' },
      { figure: '{team}', text: 'Menschen sind wir heute.' },
    ],
  },
};

const solutions = {
  title: 'Wo drückt es gerade?',
  lead: 'Drei Lösungen, je eine für Service, Marketing und Verkauf.',
  service: {
    said: 'Wo bleibt eigentlich meine Gutschrift?',
    answer: 'Hier antwortet eine KI. Gutschriften gehen auf das Konto, mit dem Sie bezahlt haben.',
    doubt: 'Das Konto gibt es nicht mehr.',
    handover: 'Dann übergebe ich an die Buchhaltung. Ihre Frage und dieser Verlauf gehen mit.',
    title: 'Kundenservice',
    text: 'Ihr Team beantwortet jeden Tag dieselben zehn Fragen? Der Assistent übernimmt Supportanfragen und FAQ, der Live-Chat alles, was jemand entscheiden muss.',
    link: 'Lösung für den Kundenservice',
  },
  marketing: {
    said: 'Gibt es das auch für kleine Praxen?',
    title: 'Conversational Marketing',
    text: 'Erst bekommt die Frage eine Antwort. Wer dann ein Angebot möchte, hinterlässt seine Angaben.',
    link: 'Lösung für das Marketing',
  },
  sales: {
    said: 'Passt der Adapter an mein Gerät?',
    title: 'E-Commerce und Vertrieb',
    text: 'Im Shop beantwortet der Assistent Fragen zu Maß und Material. Ist ein Angebot gefragt, übernimmt der Vertrieb.',
    link: 'Lösung für den Verkauf',
  },
};

const industries = {
  title: 'In jeder Branche wird anders gefragt.',
  names: {
    retail: 'Handel',
    manufacturing: 'Industrie',
    energy: 'Energieversorger',
    insurance: 'Versicherungen',
    banking: 'Banken',
    healthcare: 'Gesundheitswesen',
    'public-sector': 'Öffentliche Verwaltung',
    tourism: 'Tourismus',
    'real-estate': 'Immobilien',
    agencies: 'Agenturen',
  },
};

const features = {
  title: 'Was die Plattform kann.',
  lead: 'Acht Funktionen stecken in jedem Plan. Erweiterungen kommen auf Wunsch und gegen Aufpreis dazu.',
  answer: {
    title: 'Antworten',
    items: [
      {
        title: 'KI-Chatbot mit Wissensbasis',
        text: 'Schlägt in Ihren Inhalten nach, nennt die Quelle und sagt, wenn er nichts findet.',
      },
      {
        title: 'FAQ-Automati\u00ADsierung',
        text: 'Häufige Fragen beantworten Sie einmal. Ab dann tut es der Assistent.',
      },
      { title: 'Live-Chat mit Weiterleitung', text: 'Komplexe Fragen landen bei der Person, die sich auskennt.' },
      { title: 'Sprache', text: 'Spracherkennung und Sprachsteuerung: fragen, ohne zu tippen.' },
    ],
  },
  manage: {
    title: 'Den Überblick behalten',
    items: [
      { title: 'Dashboard', text: 'Alle Projekte an einem Ort, mit Auswertungen und Berichten.' },
      {
        title: 'Verwaltungsportal',
        text: 'Menschen Teams und Projekten zuordnen, Dialoge ansehen, Kanäle verwalten.',
      },
    ],
  },
  shape: {
    title: 'Selbst gestalten',
    items: [
      { title: 'Chatbot-Baukasten', text: 'Abläufe ohne Code, mit Vorlagen für typische Anwendungsfälle.' },
      { title: 'Chatfenster nach Maß', text: 'Aussehen, eigenes Icon, Farben und Wortlaut.' },
      {
        title: 'Erweiterungen',
        text: 'Termine buchen, bezahlen, Newsletter abonnieren, Erreichbarkeit überwachen. Der Preis steht im Angebot.',
      },
    ],
    tryOut: 'Chatfenster ausprobieren',
  },
};

const integrations = {
  title: 'Der Assistent redet auch mit Ihren Systemen.',
  lead: 'Er kann Fragen auf mehreren Kanälen annehmen und Ergebnisse dorthin schreiben, wo Ihr Team arbeitet. Ob Ihr System schon anzubinden ist, prüfen wir vor dem Angebot.',
  channelsTitle: 'Kanäle',
  channels: ['Web-Chat', 'Messenger', 'Sprachassistent'],
  hub: 'Ihr Assistent',
  systemsTitle: 'Systeme',
  systems: [
    { name: 'CRM', text: 'Kontakt und Anliegen aus dem Gespräch' },
    { name: 'E-Mail-Marketing', text: 'Newsletter-Anmeldungen aus dem Chat' },
    { name: 'Shopsysteme', text: 'Bestellstatus, Bestand und Lieferzeit' },
    { name: 'Helpdesk', text: 'Vorgänge mit dem ganzen Verlauf' },
  ],
  directory: 'Arten von Anbindungen',
  link: 'Über eine Anbindung sprechen',
};

const savings = {
  title: 'Was bringt das in\u00A0Euro? Wir\u00A0rechnen es\u00A0vor.',
  lead: 'Gesparte Stunden mal Stundenkosten, gekürzt um einen Sicherheitsabschlag, abzüglich des Preises für den Plan. So sieht die Formel mit Beispielzahlen aus.',
  formula: [
    'Stundenkosten = Gehalt × 12 × {factor} ÷ {hours}',
    'Nutzen = Stunden für Anfragen × {rate} × Stundenkosten × {residual}',
  ],
  assumptionsTitle: 'Unsere Annahmen',
  assumptions: [
    '{minutes}\u00A0Minuten je Anfrage',
    '{rate} der Anfragen löst der Assistent (unsere Annahme, das mittlere von drei Szenarien)',
    '{factor} als Faktor für Arbeitgeberkosten',
    '{hours} produktive Stunden je Person und Jahr',
    '{residual} als Abschlag, weil freie Minuten nicht restlos Arbeitszeit werden',
    '{perPerson} Anfrage je Person und Monat',
    'langsamer Start: Das erste Jahr zählt wie {fullMonths} volle Monate',
  ],
  receipt: {
    title: 'Rechenbeispiel, keine Messung',
    inputs: '{people} Personen im Service, {requests} Anfragen im Monat, {salary} Bruttogehalt',
    hourly: 'Eine Stunde kostet',
    needed: 'Arbeit mit Anfragen',
    hours: '{value}\u00A0Stunden',
    saved: 'Davon übernimmt der Assistent',
    benefit: 'Nutzen im Monat, nach Abschlag',
    plan: 'Plan {plan}',
    net: 'Bleibt im Monat',
    yearOne: 'Bleibt im ersten Jahr, Anlaufzeit eingerechnet',
  },
  caveat:
    'Ohne Einführung, Erweiterungen und Ihre eigene Arbeitszeit. Kleine Mengen rechnen sich manchmal gar nicht, und beim Wechsel in den nächsten Plan kann die Ersparnis sinken.',
  cta: 'Mit Ihren Zahlen rechnen',
  demo: 'Demo buchen',
};

export const home = {
  hero: { ...hero, chat: heroChat },
  howItWorks,
  communication,
  useCases,
  claims,
  solutions,
  industries,
  features,
  integrations,
  savings,
};
