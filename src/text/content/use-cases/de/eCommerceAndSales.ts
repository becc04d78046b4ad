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
    title: 'Wer kaufen will, fragt vorher.',
    lead: 'Passt das, ist es da, kommt es rechtzeitig? Wer den Shop oder den Innendienst betreut, kennt diese drei Fragen. So bringen Sie dem Assistenten bei, sie zu beantworten, ohne zu raten.',
    chat: {
      label: 'Beispiel: Frage zu einem Ersatzakku kurz vor dem Kauf',
      messages: [
        { from: 'visitor', text: 'Ist der Akku mit dem alten Ladegerät kompatibel?' },
        {
          from: 'assistant',
          text: 'Mit Ladegeräten ab Serie\u00A03. Die Zahl steht bei Ihnen auf dem Typenschild unten. Was lesen Sie dort?',
          source: 'Zubehör › Akkus und Ladegeräte',
        },
        { from: 'visitor', text: 'LG-2' },
        {
          from: 'assistant',
          text: 'Dann passt er leider nicht. Soll ich Ihnen den Akku zeigen, der zur Serie\u00A02 gehört?',
        },
      ],
      replies: ['Passenden zeigen', 'Ladegerät tauschen'],
    },
  },
  contents: 'Drei Abläufe auf dieser Seite',
  parts: [
    {
      id: 'e-commerce',
      name: 'Onlineshop',
      title: 'Online\u00ADshop: Größe, Bestand, Lieferzeit',
      lead: 'Im Laden fragt man die Person am Regal. Im Shop steht dort niemand, und deshalb bleibt mancher Warenkorb liegen.',
      steps: [
        {
          title: 'Shopsystem anbinden',
          text: 'Bestand, Preis und Lieferzeit holt der Assistent bei jeder Frage frisch ab. Ein Text mit „meist auf Lager“ hat in der Wissensbasis nichts verloren.',
        },
        {
          title: 'Größen und Passformen ausformulieren',
          text: 'Schreiben Sie auf, was Ihr Team am Telefon sagt: fällt schmal aus, läuft beim Waschen ein, braucht 4\u00A0cm Luft. Solche Sätze verkaufen besser als jede Maßtabelle.',
        },
        {
          title: 'Rückgaben erklären, bevor jemand fragt',
          text: 'Frist, Weg und Kosten gehören in eine Antwort. Wer weiß, dass er zurückschicken darf, bestellt gelassener.',
        },
        {
          title: 'Mit den Gesprächen der ersten Woche nacharbeiten',
          text: 'Lesen Sie alle Fragen, bei denen der Assistent passen musste. Jede davon ist eine Lücke auf einer Produktseite.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Beratung zu einem Esstisch',
          messages: [
            { from: 'visitor', text: 'Passen da acht Leute ran?' },
            {
              from: 'assistant',
              text: 'An die Ausführung mit 220\u00A0cm ja. An 180\u00A0cm sitzen sechs bequem.',
              source: 'Tische › Modell Elm',
            },
            { from: 'visitor', text: 'Und wann wäre der große da?' },
            {
              from: 'assistant',
              text: 'Eiche geölt ist auf Lager, Lieferung in der nächsten Woche. Nussbaum wird erst gefertigt.',
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
      lead: 'Der Assistent ersetzt kein Verkaufsgespräch. Er sorgt dafür, dass Ihre Leute es nicht mit „Worum geht es denn?“ beginnen.',
      steps: [
        {
          title: 'Gemeinsam festlegen, was eine gute Anfrage ist',
          text: 'Setzen Sie sich eine Stunde mit dem Vertrieb zusammen. Menge, Zeitrahmen, Einsatzort: Was muss bekannt sein, damit ein Rückruf lohnt?',
        },
        {
          title: 'Daraus eine Verzweigung bauen',
          text: 'Privatkunden gehen in den Shop, Händler zur Partnerbetreuung, Projekte zur Fachberatung. Im Baukasten ist das ein Block mit drei Ausgängen.',
        },
        {
          title: 'Nach Gebiet und Sprache verteilen',
          text: 'Postleitzahl oder Land reichen meist aus. Ist niemand da, vereinbart der Assistent einen Rückruf und nennt ehrlich den Tag.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Beispiel: Anfragen, die nach Gebiet verteilt sind, und das Gespräch zu einer davon',
          listTitle: 'Vertrieb Süd',
          items: [
            { title: 'Hallenbeleuchtung', detail: '1.200\u00A0m² · bis Herbst', badge: 'neu' },
            { title: 'Nachbestellung', detail: 'an Innendienst gegeben' },
            { title: 'Händleranfrage', detail: 'Partnerbetreuung' },
          ],
          note: 'Was schon gesagt wurde, steht im Vorgang. Der Rückruf beginnt beim Inhalt.',
          chatTitle: 'Vorgespräch',
          messages: [
            { from: 'visitor', text: 'Wir wollen eine Halle auf LED umrüsten.' },
            { from: 'assistant', text: 'Gern. Wie groß ist sie, und wie hoch hängen die Leuchten?' },
            { from: 'visitor', text: '1.200\u00A0m², 7 Meter.' },
            { from: 'assistant', text: 'Das plant unsere Fachberatung mit Ihnen. Bis wann soll das Licht brennen?' },
          ],
        },
      },
    },
    {
      id: 'vertrieb-promotion',
      name: 'Verkaufsaktionen',
      title: 'Verkaufs\u00ADaktionen: ein\u00A0Angebot, das zur Frage passt',
      lead: 'Ein Banner sehen alle, auch die, die es nicht betrifft. Im Gespräch erwähnen Sie die Aktion dort, wo sie jemandem nützt.',
      steps: [
        {
          title: 'Bedingungen zuerst, Werbetext danach',
          text: 'Zeitraum, Artikel, Ausnahmen: Der Assistent muss jede Rückfrage zur Aktion beantworten können, sonst landet sie bei Ihnen.',
        },
        {
          title: 'An ein Thema knüpfen',
          text: 'Wer nach Winterreifen fragt, hört von der Einlagerung. Wer nach einer Rechnung fragt, hört nur von der Rechnung.',
        },
        {
          title: 'Ein Ende eintragen',
          text: 'Mit Enddatum verschwindet die Aktion von selbst aus den Antworten. Prüfen Sie am Tag danach einmal nach.',
        },
        {
          title: 'Gleich nach der Zusage bezahlen lassen',
          text: 'Mit der Bezahl-Erweiterung führt der Assistent nach der Zusage zur Zahlung. Kartennummern gehören nie in den Chat.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label: 'Baukasten mit einem Ablauf für eine Aktion: nur passende Themen führen zum Angebot',
          title: 'Aktion Einlagerung',
          status: 'bis 30.\u00A0November',
          palette: ['Thema', 'Nachricht', 'Angebot', 'Bezahlen'],
          steps: [
            { kind: 'Thema', text: 'Winterreifen' },
            { kind: 'Nachricht', text: 'Frage zuerst beantworten' },
          ],
          branches: [
            { when: 'Wechsel gebucht', kind: 'Angebot', text: 'Einlagerung' },
            { when: 'Sonst', kind: 'Ende', text: 'Kein Hinweis' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Drei Werte zu Shop und Vertrieb',
    lead: 'Wir zeigen sie ohne Deutung, solange Bedeutung und Herkunft nicht geklärt sind.',
  },
  limits: {
    title: 'Was Sie selbst entscheiden sollten',
    items: [
      {
        title: 'Preise aushandeln',
        text: 'Der Assistent nennt Listenpreise und nimmt Wünsche auf. Rabatte gibt ein Mensch, der die Marge kennt.',
      },
      {
        title: 'Kulanz gewähren',
        text: 'Ob ein Kratzer ein Mangel ist, sieht man auf einem Foto, nicht in einem Regelwerk. Solche Fälle gehen an Ihr Team.',
      },
      {
        title: 'Knappheit behaupten',
        text: '„Nur noch zwei Stück“ sagt er, wenn das Shopsystem zwei meldet. Druck ohne Grundlage bauen Sie bitte nicht ein.',
      },
    ],
  },
};
