import type { TranscriptMessage } from '../pictureWords.ts';

const hero = {
  title: ['Um\u00A03\u00A0Uhr nachts gefragt,', 'mit Quelle beantwortet.'],
  lead: 'In der Demo bauen wir in 30\u00A0Minuten vor Ihren Augen einen KI-Chatbot aus drei Fragen Ihrer Kunden. Sie sehen, was er beantwortet und was er an Ihr Team übergibt.',
  demo: 'Demo buchen',
  savings: 'Rechenbeispiel ansehen',
  /** With the price of the smallest plan, the notice period, and a link to what is said about the platform. */
  facts: {
    price: { figure: 'ab\u00A0{price}', text: 'im Monat. Nur für Unternehmer, zzgl.\u00A0USt.' },
    notice: {
      figure: '{noticeWeeks}\u00A0Wochen',
      text: 'Kündigungsfrist zum Quartalsende, außer bei fester Laufzeit',
    },
    platform: { figure: 'Deutschland', text: 'Standort der Plattform' },
  },
  /** On the moon. */
  clock: '03:07',
};

const howItWorks = {
  title: 'Sie bringen das Wissen mit, gebaut wird ohne Code.',
  steps: [
    {
      title: 'Wissen sammeln',
      text: 'Hilfetexte, Preislisten, Antworten aus dem Posteingang: Was Ihr Team ohnehin weiß, wird zur Wissensbasis des Assistenten.',
    },
    {
      title: 'Ablauf bauen',
      text: 'Im Baukasten reihen Sie Fragen, Verzweigungen und Übergaben aneinander. Oder Sie beginnen mit einer Vorlage für Ihren Anwendungsfall.',
    },
    {
      title: 'Chatfenster anpassen',
      text: 'Farben, Wortlaut und ein eigenes Icon stellen Sie selbst ein, bis das Fenster zu Ihrer Website passt.',
    },
    {
      title: 'Einschalten und mitlesen',
      text: 'Der Assistent antwortet, die Dialoge lesen Sie im Verwaltungsportal. Wo er passen musste, ergänzen Sie die Wissensbasis.',
    },
  ],
  note: 'Auf Wunsch richten wir den Chatbot mit Ihnen ein. Umfang und Preis nennen wir vorher.',
};

export type NightMoment = {
  time: string;
  /** What happened at that time. */
  what: string;
  talk: { message: TranscriptMessage; comment?: string }[];
  /** What the live chat reports to the team, before the talk or after it. */
  report?: string;
  done?: string;
};

/** One conversation from night to morning. */
const night: NightMoment[] = [
  {
    time: '03:07',
    what: 'gefragt',
    talk: [
      {
        message: { from: 'assistant', text: 'Hallo, ich bin ein KI-Assistent und helfe bei Ersatzteilen. Was fehlt?' },
        comment: 'Sagt vor der ersten Frage, dass eine KI antwortet.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Die Schrauben vom Schreibtisch ST\u00A02040, bitte bis Freitag!',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Dazu gehört das Ersatzteilset\u00A0B. Ob Freitag klappt, weiß das Lager. Ich gebe den Chat weiter. Lesen Sie die Antwort hier, oder sollen wir Ihnen mailen?',
          source: 'Ersatzteile › Schreibtische',
        },
        comment: 'Nennt die Quelle und verspricht nichts, was dort nicht steht.',
      },
      { message: { from: 'visitor', text: 'Ich schaue um acht wieder rein, danke.' } },
    ],
  },
  { time: '07:58', what: 'Team kommt', report: 'Das Lager meldet sich an. Ein Gespräch wartet.', talk: [] },
  {
    time: '08:04',
    what: 'übernommen',
    talk: [
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier ist das Lager. ST\u00A02040, Set\u00A0B ist da. Nennen Sie mir die Auftragsnummer, dann geht es heute noch in die Post.',
        },
        comment: 'Ein Mensch übernimmt, hat den ganzen Verlauf vor sich und darf etwas zusagen.',
      },
    ],
  },
  {
    time: '08:06',
    what: 'gelöst',
    talk: [{ message: { from: 'visitor', text: '88214. Das ging schnell, danke!' } }],
    done: 'Gelöst, zwei Minuten nach der Übernahme',
  },
];

const communication = {
  title: 'Ein Gespräch bleibt ein Gespräch, auch wenn jemand übernimmt.',
  lead: 'Der Assistent antwortet zuerst. Was einen Menschen braucht, leitet der Live-Chat nach Thema, Sprache und Auslastung an die Person weiter, die sich auskennt.',
  talkLabel: 'Beispielgespräch von nachts bis morgens, mit Anmerkungen',
  night,
};

const useCases = {
  title: 'Was darf der Assistent Ihnen abnehmen?',
  label: 'Anwendungsfälle',
  tabs: {
    service: {
      title: 'Kundenservice',
      text: 'Er beantwortet, was sich wiederholt, und übergibt, was einen Menschen braucht.',
      link: 'Kundenservice ansehen',
    },
    marketing: {
      title: 'Conversational Marketing',
      text: 'Er beantwortet die erste Frage, nimmt Anfragen auf und vereinbart auf Wunsch gleich den Termin (Erweiterung).',
      link: 'Conversational Marketing ansehen',
    },
    sales: {
      title: 'E-Commerce und Vertrieb',
      text: 'Er berät vor dem Kauf, weist auf Passendes hin und holt den Vertrieb, wenn ein Angebot gefragt ist.',
      link: 'E-Commerce und Vertrieb ansehen',
    },
    helpdesk: {
      title: 'Helpdesk-Automati\u00ADsierung',
      text: 'Er löst Standardfälle mit Ihren FAQ und gibt den Rest samt Verlauf weiter.',
      link: 'Helpdesk-Automatisierung ansehen',
    },
  },
};

const claims = {
  title: 'Fünf Sätze, bei denen Sie nachhaken dürfen.',
  hosting: {
    title: 'Gehostet wird in Deutschland.',
    text: 'Dort liegen die Gespräche aus dem Web-Chat. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage, die passenden Stellen aus Ihrer Wissensbasis und, wo vereinbart, Auskünfte aus angebundenen Systemen. Bei Messenger und Spracheingabe kommen deren Anbieter hinzu.',
  },
  privacy: {
    title: 'Sie wissen vorher, welche Daten wohin gehen.',
    text: 'Vor der Unterschrift nennen wir Ihnen, wer welche Daten bekommt, in welchem Land er sitzt und wie lange er sie behält. Im Web-Chat sieht das so aus:',
    flow: [
      { name: 'Was', text: 'Fragen, Antworten und was jemand im Gespräch angibt' },
      { name: 'Wo', text: 'auf der Plattform, gehostet in Deutschland' },
      {
        name: 'Wer',
        text: 'Personen, die Sie dem Projekt zugeordnet haben, je nach Rolle; wir und unser Serverbetreiber; der Betreiber des Sprachmodells, wenn es die Antwort formuliert',
      },
      {
        name: 'Wie lange',
        text: 'Gespräche wie im Vertrag vereinbart, Auswertungsdaten höchstens 6\u00A0Monate über das Projektende hinaus',
      },
    ],
  },
  noCode: {
    title: 'Für den Chatbot programmieren Sie nichts.',
    text: 'Eine Vorlage gibt den Anfang vor, der Rest entsteht aus Bausteinen. Ihre Agentur oder IT setzt einmal einen kurzen Codeabschnitt ein; mehr Technik brauchen nur Anbindungen.',
  },
  onboarding: {
    title: 'Beim Einrichten sind wir auf Wunsch dabei.',
    text: 'In einer Einführung gehen wir Wissensbasis, Abläufe und Chatfenster mit Ihnen durch. Sie gehört zu keinem Plan; den Preis sehen Sie vorher im Angebot.',
  },
  experience: {
    title: 'Seit {since} geht es um Chatbots.',
    milestones: [
      { figure: '{since}', text: 'Wir beginnen, an Chatbots zu arbeiten.' },
      { figure: '{founded}', text: 'Wir gründen das Unternehmen.' },
      { figure: '{team}', text: 'Menschen sind wir heute.' },
    ],
  },
};

const solutions = {
  title: 'Wo klemmt es gerade?',
  service: {
    said: 'Und wo bleibt meine Gutschrift?',
    answer:
      'Das kann ich als KI nicht einsehen. Laut Hilfe gehen Gutschriften auf das Konto, von dem Sie bezahlt haben.',
    doubt: 'Das Konto gibt es nicht mehr.',
    handover: 'Dann hilft die Buchhaltung. Soll ich ihr dieses Gespräch übergeben?',
    title: 'Kundenservice',
    text: 'Wiederkehrendes übernimmt der Assistent, alles andere Ihr Team im Live-Chat.',
    link: 'Lösung für den Kundenservice',
  },
  marketing: {
    said: 'Gibt es das auch für kleine Praxen?',
    title: 'Conversational Marketing',
    text: 'Erst kommt die Antwort. Wer ein Angebot möchte, hinterlässt seine Adresse.',
    link: 'Lösung für das Marketing',
  },
  sales: {
    said: 'Passt der Adapter an mein Gerät?',
    title: 'E-Commerce und Vertrieb',
    text: 'Zu Maß und Material antwortet der Assistent, Angebote macht der Vertrieb.',
    link: 'Lösung für den Verkauf',
  },
};

const industries = {
  title: 'In jeder Branche wird anders gefragt.',
  lead: 'Zehn Sätze aus zehn Branchen. Wählen Sie Ihren, und das Gespräch geht weiter.',
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
  lead: 'Das alles steckt in jedem Plan, bis auf die Erweiterungen. Weitere Bearbeiter und Kanäle kosten extra; ein Sprachgerät zählt als Kanal. Was sonst etwas kosten kann, steht bei den Preisen.',
  answer: {
    title: 'Antworten',
    items: [
      {
        title: 'KI-Chatbot mit Wissensbasis',
        text: 'Er schlägt in Ihren Inhalten nach, nennt die Quelle und soll sagen, wenn er nichts findet.',
      },
      {
        title: 'FAQ-Automati\u00ADsierung',
        text: 'Häufige Fragen beantworten Sie einmal, danach übernimmt der Assistent.',
      },
      { title: 'Live-Chat mit Weiterleitung', text: 'Komplexe Fragen landen bei der Person, die sich auskennt.' },
      { title: 'Sprache', text: 'Spracherkennung und Sprachsteuerung; nicht jedes Gerät kann beides.' },
    ],
  },
  manage: {
    title: 'Den Überblick behalten',
    items: [
      {
        title: 'Dashboard',
        text: 'Alle Projekte an einem Ort, mit Auswertungen und Berichten.',
      },
      {
        title: 'Verwaltungsportal',
        text: 'Menschen auf Teams und Projekte verteilen, Dialoge lesen, Kanäle verwalten.',
      },
    ],
  },
  shape: {
    title: 'Selbst gestalten',
    items: [
      { title: 'Chatbot-Baukasten', text: 'Abläufe ohne Code, mit Vorlagen für typische Anwendungsfälle.' },
      { title: 'Chatfenster nach Maß', text: 'Icon, Farben und Wortlaut bestimmen Sie.' },
      {
        title: 'Erweiterungen',
        text: 'Terminbuchung, Bezahlung, Newsletter, Überwachung der Erreichbarkeit. Der Preis steht im Angebot.',
      },
    ],
    tryOut: 'Chatfenster ausprobieren',
  },
};

const integrations = {
  title: 'Welche Systeme sollen mitreden?',
  lead: 'Der Assistent kann Fragen auf mehreren Kanälen annehmen und Ergebnisse dorthin schreiben, wo Ihr Team arbeitet. Ob es Ihre Anbindung gibt, prüfen wir vor dem Angebot.',
  channelsTitle: 'Kanäle',
  channels: ['Web-Chat', 'Messenger', 'Sprachassistent'],
  hub: 'Ihr Assistent',
  systemsTitle: 'Systeme',
  systems: [
    { name: 'CRM', text: 'Kontakt und Anliegen aus dem Gespräch' },
    { name: 'E-Mail-Marketing', text: 'Newsletter-Anmeldungen aus dem Chat (Erweiterung)' },
    { name: 'Shopsysteme', text: 'Bestand, Lieferzeit, Bestellstand, soweit Ihr Shop sie hergibt' },
    { name: 'Helpdesk', text: 'Vorgänge mit dem ganzen Verlauf' },
  ],
  directory: 'Arten von Anbindungen',
  link: 'Über eine Anbindung sprechen',
};

const savings = {
  title: 'Was bringt das in\u00A0Euro? Wir\u00A0rechnen es\u00A0vor.',
  lead: 'Wir rechnen gesparte Stunden mal Stundenkosten, mit Sicherheitsabschlag, und ziehen den Preis des Plans ab.',
  formula: [
    'Stundenkosten = Gehalt × 12 × {factor} ÷ {hours}',
    'Nutzen = Stunden für Anfragen × {rate} × Stundenkosten × {residual}',
  ],
  assumptionsTitle: 'Unsere Annahmen',
  assumptions: [
    '{minutes}\u00A0Minuten je Anfrage, zusammen höchstens die Arbeitszeit Ihres Teams',
    '{rate} der Anfragen löst der Assistent (das mittlere von drei Szenarien)',
    '{factor} als Faktor für deutsche Arbeitgeberkosten',
    '{hours} produktive Stunden je Vollzeitkraft und Jahr',
    '{residual} als Faktor, weil freie Minuten nicht restlos Arbeitszeit werden',
    '{perPerson} Anfrage je Kunde und Monat; danach richtet sich der Plan',
    'langsamer Start: Das erste Jahr zählt wie {fullMonths} volle Monate',
  ],
  receipt: {
    title: 'Rechenbeispiel, keine Messung',
    inputs: '{people} Personen im Service, {requests} Anfragen und {salary} Bruttogehalt im Monat',
    hourly: 'Eine Stunde kostet',
    needed: 'Arbeit mit Anfragen',
    hours: '{value}\u00A0Stunden',
    saved: 'Davon übernimmt der Assistent',
    benefit: 'Nutzen nach Abschlag',
    plan: 'Plan {plan}',
    net: 'Bleibt im Monat',
    yearOne: 'Bleibt im ersten Jahr, Anlaufzeit eingerechnet',
  },
  caveat:
    'Nicht eingerechnet sind Ihre Arbeitszeit und alles, was außer dem Plan etwas kostet. Das Beispiel schöpft die Nutzergrenze seines Plans aus; im nächstgrößeren machen Sie mit denselben Zahlen Verlust. Auch bei wenigen Anfragen kann ein Plan mehr kosten, als er spart.',
  cta: 'Mit Ihren Zahlen rechnen',
  demo: 'Demo buchen',
};

export const home = {
  hero,
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
