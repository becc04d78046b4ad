import type { UseCase } from '../schema.ts';

export const eCommerceAndSales: UseCase = {
  meta: {
    name: 'E-Commerce und Vertrieb',
    title: 'Chatbot für Shop und Vertrieb einrichten | {brand}',
    headline: 'Beraten, bevor der Warenkorb verwaist.',
    description:
      'Beratung im Onlineshop, vorsortierte Anfragen für den Vertrieb, Aktionen im Gespräch: drei Abläufe mit Schritten, Beispielen und Grenzen.',
  },
  hero: {
    question: '„Passt der Ersatz\u00ADakku zu meinem alten Lade\u00ADgerät?“',
    title: 'Passt das? Ist es da? Kommt es rechtzeitig?',
    lead: 'Wer den Shop oder den Innendienst betreut, kennt diese drei Fragen. Hier sehen Sie, woraus der Assistent die Antwort nimmt und wann er lieber keine gibt. Mit Ihren drei häufigsten Fragen beginnt die Demo: Wir bauen daraus vor Ihren Augen einen Chatbot.',
    chat: {
      label: 'Beispiel: Frage zu einem Ersatzakku kurz vor dem Kauf',
      messages: [
        { from: 'assistant', text: 'Guten Tag, hier berät ein KI-Assistent. Was suchen Sie?' },
        { from: 'visitor', text: 'Passt der Ersatzakku zu meinem alten Ladegerät?' },
        {
          from: 'assistant',
          text: 'Er passt zu Ladegeräten ab Serie\u00A03. Die Serie steht auf dem Typenschild an der Unterseite. Was lesen Sie dort?',
          source: 'Zubehör › Akkus und Ladegeräte',
        },
        { from: 'visitor', text: 'LG-2' },
        {
          from: 'assistant',
          text: 'Dann passt er leider nicht. Möchten Sie den Akku sehen, der zur Serie\u00A02 gehört?',
        },
      ],
      replies: ['Passenden zeigen', 'Mit jemandem sprechen'],
    },
  },
  contents: 'Drei Abläufe auf dieser Seite',
  parts: [
    {
      id: 'e-commerce',
      name: 'Onlineshop',
      title: 'Online\u00ADshop: Größe, Bestand, Lieferzeit',
      lead: 'Im Laden fragt man jemanden am Regal. Im Onlineshop soll der Assistent antworten, damit eine Bestellung nicht an einer offenen Frage scheitert.',
      steps: [
        {
          title: 'Shopsystem anbinden',
          text: 'Bestand, Preis und Lieferzeit sollen aus dem Shopsystem kommen. Welche Anbindung für Ihres fertig ist, prüfen wir vor dem Angebot. Bis dahin soll der Assistent keinen Bestand nennen.',
        },
        {
          title: 'Größen und Passformen ausformulieren',
          text: 'Schreiben Sie auf, was Ihr Team dazu sagt: fällt schmal aus, läuft beim Waschen ein, braucht 4\u00A0cm Luft.',
        },
        {
          title: 'Rückgaben erklären, bevor jemand fragt',
          text: 'Beginnen Sie mit dem gesetzlichen Widerrufsrecht der Verbraucher: der Frist (in der Regel 14\u00A0Tage), den Ausnahmen und dem Weg über „Vertrag widerrufen“ (§\u00A0356a\u00A0BGB). Danach kommt, was Sie freiwillig anbieten.',
        },
        {
          title: 'Nach der ersten Woche nacharbeiten',
          text: 'Lesen Sie alle Dialoge, in denen der Assistent passen musste. Oft steckt eine Lücke auf einer Produktseite dahinter.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Beratung zu einem Esstisch',
          messages: [
            { from: 'assistant', text: 'Hallo, ich bin ein KI-Assistent und kenne unsere Tische.' },
            { from: 'visitor', text: 'Passen an den Elm acht Leute?' },
            {
              from: 'assistant',
              text: 'An den mit 220\u00A0cm ja. An dem mit 180\u00A0cm sitzen sechs bequem.',
              source: 'Tische › Modell Elm',
            },
            { from: 'visitor', text: 'Und wann wäre der große da?' },
            {
              from: 'assistant',
              text: 'Eiche geölt ist laut Shop auf Lager, Lieferzeit fünf bis sieben Werktage. Nussbaum wird erst gefertigt.',
            },
          ],
          replies: ['Eiche ansehen', 'Muster bestellen', 'Mit jemandem sprechen'],
        },
      },
    },
    {
      id: 'vertriebsunterstuetzung',
      name: 'Vertriebsunterstützung',
      title: 'Vertriebs\u00ADunter\u00ADstützung: vorbereitet ins Gespräch',
      lead: 'Das Verkaufsgespräch führen Ihre Leute. Mit den Angaben aus dem Chat müssen sie es nicht mit „Worum geht es denn?“ beginnen.',
      steps: [
        {
          title: 'Gemeinsam festlegen, was eine gute Anfrage ist',
          text: 'Menge, Zeitrahmen, Einsatzort: Klären Sie in einer Stunde mit dem Vertrieb, was er für ein Angebot wissen muss.',
        },
        {
          title: 'Daraus eine Verzweigung bauen',
          text: 'Privatkunden gehen in den Shop, Händler zur Partnerbetreuung, Projekte zur Fachberatung. Im Baukasten ist das eine Auswahl, und jede Antwort führt auf ihren eigenen Weg.',
        },
        {
          title: 'Nach Thema und Sprache verteilen',
          text: 'Der Live-Chat verteilt nach Thema, Sprache und Auslastung, nach Gebiet nur, wenn Ihr Angebot das nennt. Für die Zeit ohne Team legen Sie einen eigenen Weg an: Der Assistent nimmt die Angaben auf und nennt die Antwortzeit, die Sie hinterlegt haben.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Beispiel: Anfragen, die nach Thema verteilt sind, und das Gespräch zu einer davon',
          listTitle: 'Vertrieb Licht',
          items: [
            { title: 'Hallenbeleuchtung', detail: '1.200\u00A0m² · bis Herbst', badge: 'neu', state: 'person' },
            { title: 'Nachbestellung', detail: 'an Innendienst gegeben', state: 'team' },
            { title: 'Händleranfrage', detail: 'Partnerbetreuung', state: 'team' },
          ],
          note: 'Was schon gesagt wurde, steht im Verlauf. Die Fachberatung kann gleich planen.',
          chatTitle: 'Vorgespräch',
          messages: [
            { from: 'assistant', text: 'Guten Tag, ich bin ein KI-Assistent. Was planen Sie?' },
            { from: 'visitor', text: 'Wir wollen eine Halle auf LED umrüsten.' },
            { from: 'assistant', text: 'Gern. Wie groß ist sie, und wie hoch hängen die Leuchten?' },
            { from: 'visitor', text: '1.200\u00A0m², 7\u00A0Meter.' },
            {
              from: 'assistant',
              text: 'Das plant unsere Fachberatung mit Ihnen. Bis wann soll das neue Licht hängen?',
            },
            { from: 'visitor', text: 'Bis Herbst.' },
          ],
        },
      },
    },
    {
      id: 'vertrieb-promotion',
      name: 'Verkaufsaktionen',
      title: 'Verkaufs\u00ADaktionen: ein\u00A0Angebot, das zur Frage passt',
      lead: 'Ein Banner sehen alle. Im Gespräch kommt die Aktion dort vor, wo sie jemandem nützt.',
      steps: [
        {
          title: 'Bedingungen zuerst, Werbetext danach',
          text: 'Zeitraum, Artikel, Ausnahmen: Der Assistent muss jede Rückfrage zur Aktion beantworten können, sonst landet sie bei Ihnen.',
        },
        {
          title: 'An ein Thema knüpfen',
          text: 'Wer nach Winterreifen fragt, hört von der Einlagerung. Wer nach einer Rechnung fragt, hört von der Rechnung.',
        },
        {
          title: 'Das Ende in den Kalender schreiben',
          text: 'Notieren Sie, wer die Aktion am letzten Tag aus Ablauf und Wissensbasis nimmt. Fragen Sie den Assistenten am Morgen danach selbst.',
        },
        {
          title: 'Zur Zahlung führen',
          text: 'Bestellt wird im Shop, mit Gesamtpreis, Widerrufsrecht und dem Knopf „zahlungspflichtig bestellen“. Soll der Chat einen Betrag nennen und zur Zahlung führen, brauchen Sie die Erweiterung Bezahlung (Preis im Angebot). Kartennummern gehören nicht in den Chat.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label: 'Baukasten mit einem Ablauf für eine Aktion: nur passende Themen führen zum Angebot',
          title: 'Aktion Einlagerung',
          status: 'Beispiel',
          steps: [
            { kind: 'Auslöser', text: 'Winterreifen' },
            { kind: 'Wissensbasis', text: 'Frage zuerst beantworten' },
          ],
          branches: [
            { when: 'Will wechseln', kind: 'Nachricht', text: 'Einlagerung' },
            { when: 'Sonst', kind: 'Nachricht', text: 'Nur die Antwort' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Drei Werte, noch ohne Bezeichnung',
    lead: 'Was jeder misst, bei wem und in welchem Zeitraum, ist noch offen. Aussagekräftiger sind Zahlen aus Ihrem eigenen Shop: Wie viele Menschen fragen vor dem Bestellen etwas, und wie viele davon bestellen danach?',
  },
  limits: {
    title: 'Was Sie selbst festlegen und verantworten',
    items: [
      {
        title: 'Kulanz gewähren',
        text: 'Bei einem Mangel gelten die gesetzlichen Rechte; jeden Fall prüft Ihr Team, nicht der Assistent. Kulanz ist, was Sie zusätzlich geben.',
      },
      {
        title: 'Knappheit nennen',
        text: '„Nur noch zwei Stück“ darf nur dastehen, wenn der Bestand im Shop es hergibt. Erfundene Knappheit ist irreführend (§\u00A05\u00A0UWG).',
      },
      {
        title: 'Vom Kauf abraten',
        text: 'Passt etwas nicht, soll der Assistent das sagen dürfen. In welchen Fällen, bestimmen Sie; in der Demo probieren wir einen davon aus.',
      },
    ],
  },
};
