import type { IndustryText } from '../schema.ts';

export const manufacturing: IndustryText = {
  meta: {
    name: 'Industrie',
    title: 'Chatbot für die Industrie: Teile, Datenblätter | {brand}',
    headline: '„Welche Dichtung gehört zu Pumpe 4711?“',
    description:
      'Ersatzteile nach Nummer, Datenblätter und Händlerfragen in mehreren Sprachen: ein KI-Chatbot, der Ihre Stücklisten kennt und bei Technik übergibt.',
  },
  headline: 'Die Anlage steht, und niemand weiß die Teile\u00ADnummer.',
  lead: 'Ihre Kundschaft sind Händler, Monteurinnen und Instandhalter. Sie brauchen das richtige Teil, das aktuelle Datenblatt und eine Antwort in ihrer Sprache, auch während der Spätschicht.',
  opening: {
    question: 'Welche Dichtung gehört zur Pumpe KP\u00A040, Baujahr 2018?',
    answer: 'Für KP\u00A040 ab 2016 passt der Dichtsatz DS\u00A0417. Soll ich das Datenblatt öffnen?',
    source: 'Stückliste › KP\u00A040',
    replies: ['Datenblatt', 'Lieferzeit'],
  },
  tasks: {
    title: 'Nummern nachschlagen ist Maschinen\u00ADarbeit. Technik freigeben nicht.',
    assistant: [
      'Ersatzteile über Typenschild, Baujahr oder alte Nummer finden',
      'Die gültige Fassung von Datenblatt und Betriebsanleitung herausgeben',
      'Deutsch, Englisch und Französisch auf derselben Leitung beantworten',
      'Händleranfragen vorsortieren: Gebiet, Maschine, Dringlichkeit',
    ],
    people: [
      'Aussagen zu Sicherheit, Druck und Temperatur außerhalb der Dokumentation',
      'Preise, Rabatte und Liefertermine, die verhandelt werden',
      'Reklamationen, bei denen jemand die Maschine sehen muss',
    ],
  },
  talk: {
    title: 'Französisch gefragt, deutsch geantwortet.',
    lead: 'Auf derselben Leitung fragt morgen jemand auf Englisch. Die Teilenummer bleibt in jeder Sprache gleich, und wer zuständig ist, auch.',
    scene: 'Mittwoch, 19:15\u00A0Uhr, Händlerportal',
    visitor: 'Händler',
    team: 'Technik',
    turns: [
      {
        message: {
          from: 'visitor',
          text: 'Bonsoir. Mon client a une KP\u00A040 qui fuit. Quel joint\u00A0?',
          lang: 'fr',
        },
        comment: 'Der Assistent erkennt die Sprache an der ersten Zeile.',
      },
      {
        message: {
          from: 'assistant',
          text: 'Bonsoir, je suis un assistant IA. Quelle année figure sur la plaque\u00A0?',
          lang: 'fr',
        },
      },
      { message: { from: 'visitor', text: '2018. Et le fluide est à 95\u00A0degrés.', lang: 'fr' } },
      {
        message: {
          from: 'assistant',
          text: 'Le kit DS\u00A0417 convient à cette année. Il est prévu jusqu’à 90\u00A0degrés\u00A0: je demande à la technique.',
          lang: 'fr',
          source: 'Datenblatt › DS\u00A0417, Stand 3',
        },
        comment: 'Das Datenblatt endet bei 90\u00A0Grad. Darüber rät der Assistent nicht, er fragt nach.',
      },
      {
        message: {
          from: 'team',
          text: 'Bei 95\u00A0Grad nehmen Sie DS\u00A0418 mit dem anderen Werkstoff. Ich trage das im Datenblatt nach.',
        },
        comment: 'Die Technik antwortet auf Deutsch. Der Assistent gibt die Nummer in der Sprache des Händlers weiter.',
      },
      {
        message: { from: 'assistant', text: 'DS\u00A0418, donc. Voulez-vous une offre pour ce kit\u00A0?', lang: 'fr' },
      },
      {
        message: { from: 'visitor', text: 'Oui, deux pièces. Merci\u00A0!', lang: 'fr' },
        comment: 'Die Anfrage geht mit Kundennummer an den Vertrieb für sein Gebiet.',
      },
    ],
  },
  connections: {
    title: 'Stücklisten hinein, Anfragen hinaus.',
    items: [
      {
        title: 'Produktdaten und Stücklisten',
        text: 'werden gelesen, wenn eine Typenbezeichnung fällt; geändert werden sie nie.',
      },
      {
        title: 'Ablage für technische Dokumente',
        text: 'liefert die freigegebene Fassung, ältere Stände bleiben außen vor.',
      },
      { title: 'CRM', text: 'ordnet den Händler seinem Gebiet und seiner Ansprechpartnerin zu.' },
      { title: 'Eigene Schnittstelle', text: 'für Bestände aus der Warenwirtschaft, etwa im Plan {enterpriseName}.' },
    ],
  },
  fit: {
    title: 'Für Ihr Vorhaben',
    items: [
      {
        page: 'products/ai-chatbot',
        label: 'KI-Chatbot',
        text: 'Antworten mit Quelle, damit die Werkstatt nachlesen kann.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Kundenservice',
        text: 'Vom ersten Ersatzteil bis zur Übergabe an die Technik.',
      },
    ],
  },
  data: {
    title: 'Geschäftsdaten, wenig Persönliches.',
    lead: 'Hier geht es um Maschinen, nicht um Menschen. Schützenswert ist trotzdem vieles: Bezugswege, Preise, Zeichnungen. Was nur Händler sehen dürfen, steht hinter Ihrer Anmeldung.',
    rows: [
      { what: 'Typ und Baujahr', why: 'bestimmt Stückliste und Teil', where: 'an Ihre Produktdaten' },
      { what: 'Händlernummer', why: 'Gebiet und Konditionen', where: 'an Ihr CRM' },
      { what: 'Foto vom Typenschild', why: 'wenn die Nummer nicht lesbar ist', where: 'an den Vorgang der Technik' },
    ],
  },
  start: {
    title: 'Eine Baureihe genügt für den Anfang.',
    lead: 'Nehmen Sie die Maschine, zu der am meisten gefragt wird. An ihr sieht man schnell, ob Nummern und Dokumente zusammenpassen.',
    items: [
      { title: 'Stückliste und Datenblätter', text: 'Einer Baureihe, in der Fassung, die heute gilt.' },
      {
        title: 'Alte und neue Nummern',
        text: 'Eine Liste der abgelösten Teile: Danach wird am häufigsten vergeblich gesucht.',
      },
      { title: 'Wer wofür zuständig ist', text: 'Gebiete, Sprachen, Schichtzeiten der Technik.' },
    ],
    button: 'Baureihe besprechen',
  },
};
