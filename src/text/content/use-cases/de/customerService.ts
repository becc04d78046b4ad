import type { UseCase } from '../schema.ts';

export const customerService: UseCase = {
  meta: {
    name: 'Kundenservice',
    title: 'Kundenservice mit Chatbot einrichten | {brand}',
    headline: 'Routine lösen, Kniffliges weitergeben.',
    description:
      'Supportanfragen aufnehmen, FAQ und Helpdesk automatisieren, in den Live-Chat übergeben: der Ablauf für Service-Teams in klaren Schritten.',
  },
  hero: {
    question: '„Warum ist meine Rechnung höher als letzten Monat?“',
    title: 'Zum fünften Mal dieselbe Frage? Geben Sie sie ab.',
    lead: 'Sie sitzen am Posteingang und schreiben dieselbe Antwort wie heute Morgen. Diese drei Abläufe nehmen Ihnen Routine ab und holen Sie dazu, wenn es knifflig wird. Aus drei Fragen, die ständig kommen, bauen wir in der Demo einen Chatbot, und Sie sehen zu.',
    chat: {
      label: 'Beispiel: Eine Frage zur Rechnung geht nach zwei Antworten an einen Menschen',
      messages: [
        { from: 'assistant', text: 'Guten Tag, hier antwortet ein KI-Assistent. Worum geht es?' },
        { from: 'visitor', text: 'Warum ist meine Rechnung höher als letzten Monat?' },
        {
          from: 'assistant',
          text: 'Nach einem Tarifwechsel wird der angebrochene Monat mitberechnet. Haben Sie im Oktober gewechselt?',
          source: 'Rechnung › Tarifwechsel',
        },
        { from: 'visitor', text: 'Nein, habe ich nicht.' },
        {
          from: 'assistant',
          text: 'Dann sollte die Abrechnung das prüfen. Wie soll sie Ihnen antworten? Ich gebe ihr mit, was Sie geschrieben haben.',
        },
      ],
      replies: ['Jetzt verbinden', 'Antwort per E\u2011Mail'],
    },
  },
  contents: 'Drei Abläufe auf dieser Seite',
  parts: [
    {
      id: 'supportanfragen',
      name: 'Supportanfragen',
      title: 'Support\u00ADanfragen: vollständig, bevor sie bei Ihnen sind',
      lead: 'Nachfragen kostet Zeit. Der Assistent erfragt, was fehlt, solange jemand noch vor dem Gerät steht.',
      steps: [
        {
          title: 'Fünfzig Anfragen durchlesen',
          text: 'Sortieren Sie die letzten fünfzig nach Themen. Beginnen Sie mit drei großen Stapeln, in denen fast immer dieselbe Angabe fehlt.',
        },
        {
          title: 'Je Stapel die fehlende Angabe notieren',
          text: 'Seriennummer, Baujahr, Fehlercode: Diese Angaben erfragt der Assistent im Gespräch, und nur bei diesem Thema.',
        },
        {
          title: 'Dringendes zuerst abzweigen',
          text: 'Bei Gasgeruch sagt der Ablauf zuerst: keine Schalter, kein Feuer, Fenster öffnen, hinausgehen und von draußen die 112 anrufen. Bei Rauch: hinaus, Türen zu, 112. Bei Wasser im Keller nennt er Ihren Notdienst. Ein Chat ersetzt keinen Notruf.',
        },
        {
          title: 'Eingang bestätigen, Zeit nennen',
          text: 'Nennen Sie eine Zeit, die Sie einhalten. „Morgen bis 12\u00A0Uhr“ ist mehr wert als „bald“.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Beispiel: vollständige Vorgänge und das Gespräch, in dem die Angaben gesammelt wurden',
          listTitle: 'Vorgänge',
          items: [
            { title: 'Pumpe meldet E4', detail: 'Fehlercode, Seriennummer', badge: 'neu', state: 'person' },
            { title: 'Ersatzdichtung', detail: 'Assistent · gelöst' },
            { title: 'Wasser im Keller', detail: 'an den Notdienst verwiesen', state: 'team' },
          ],
          note: 'Fehlercode und Seriennummer sind schon erfragt und stehen im Vorgang.',
          chatTitle: 'Aufnahme',
          messages: [
            { from: 'assistant', text: 'Hier antwortet ein KI-Assistent. Was ist mit dem Gerät?' },
            { from: 'visitor', text: 'Die Pumpe zeigt E4 und brummt.' },
            {
              from: 'assistant',
              text: 'E4 heißt: Die Pumpe läuft trocken. Bitte ausschalten. Tritt irgendwo Wasser aus?',
              source: 'Pumpen › Fehlercodes',
            },
            { from: 'visitor', text: 'Nein, alles trocken.' },
            { from: 'assistant', text: 'Gut. Welche Seriennummer steht auf der Rückseite?' },
          ],
        },
      },
    },
    {
      id: 'helpdesk-and-faq-automation',
      name: 'Helpdesk und FAQ',
      title: 'Helpdesk und FAQ: einmal\u00A0schreiben, oft antworten',
      lead: 'Eine FAQ-Seite liest kaum jemand von oben bis unten. Als Wissensbasis beantwortet dieselbe Sammlung einzelne Fragen, jeweils mit Quelle.',
      steps: [
        {
          title: 'Fragen so notieren, wie sie gestellt werden',
          text: '„Komme nicht rein“ statt „Problembehebung Authentifizierung“: Dann findet der Assistent den passenden Text.',
        },
        {
          title: 'Kurz antworten, dann vertiefen',
          text: 'Der erste Satz löst den häufigsten Fall. Jede Ausnahme danach beginnt mit ihrer Bedingung.',
        },
        {
          title: 'Lücken sichtbar machen',
          text: 'Findet der Assistent nichts, soll er das sagen und anbieten, die Frage weiterzugeben. Lesen Sie diese Dialoge jede Woche im Verwaltungsportal: Daraus wird Ihr Redaktionsplan.',
        },
        {
          title: 'Je Artikel eine Person und ein Prüfdatum festlegen',
          text: 'Diese Person prüft den Artikel zum Termin oder löscht ihn, damit niemand eine veraltete Antwort bekommt.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Eine Frage an den internen Helpdesk',
          messages: [
            { from: 'assistant', text: 'Hallo, hier ist der KI-Assistent der IT.' },
            { from: 'visitor', text: 'vpn geht im homeoffice nicht mehr' },
            {
              from: 'assistant',
              text: 'Seit dem Update am Montag muss das Zertifikat erneuert werden: Einstellungen, Zertifikate, „Erneuern“.',
              source: 'IT › Fernzugang',
            },
            { from: 'visitor', text: 'Der Knopf ist grau.' },
            {
              from: 'assistant',
              text: 'Dafür habe ich keine Anleitung. Die IT kann helfen, sie liest dann unseren Verlauf. Welches Gerät nutzen Sie?',
            },
          ],
          replies: ['Dienstlaptop', 'Anderes Gerät'],
        },
      },
    },
    {
      id: 'live-chat',
      name: 'Live-Chat',
      title: 'Live-Chat: der\u00A0Mensch kommt dazu',
      lead: 'Wer übernimmt, sieht den ganzen Verlauf. Wann Ihr Team übernimmt, legen Sie fest.',
      steps: [
        {
          title: 'Übergabepunkte festlegen',
          text: 'Der Assistent soll übergeben, wenn jemand darum bittet, wenn er nichts findet und bei Beschwerden oder Streit um Geld. Fragt jemand nach der Kündigung, verlinkt er den Kündigungsweg. Eine eindeutige Kündigung gibt er mit Datum an Ihr Team weiter.',
        },
        {
          title: 'Nach Thema, Sprache und Auslastung verteilen',
          text: 'Englische Technikfragen bekommt, wer Englisch schreibt und die Technik kennt. Führt diese Person schon drei Gespräche, bekommt jemand anders das nächste.',
        },
        {
          title: 'Die Zeit ohne Menschen regeln',
          text: 'Legen Sie einen Weg für Nacht und Wochenende an: Der Assistent nennt Ihre Zeiten aus der Wissensbasis und sagt, wer antwortet und wer die Angaben erhält. Dann fragt er nach Anliegen und E\u2011Mail-Adresse. Ob er Ihren Dienstzeiten von selbst folgen kann, klären wir vorab.',
        },
        {
          title: 'Die ersten Sätze üben',
          text: 'Wer da schreibt, was schon klar ist, was als Nächstes geschieht: Drei Sätze reichen. Hängen Sie sie neben den Bildschirm.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Eine Mitarbeiterin übernimmt das Gespräch',
          messages: [
            {
              from: 'assistant',
              text: 'Guten Tag, hier antwortet ein KI-Assistent. Wer Ihre Angaben verarbeitet, lesen Sie unter „Datenschutz“.',
            },
            { from: 'visitor', text: 'ziehe im märz um, kann ich da mit jemandem sprechen?' },
            { from: 'assistant', text: 'Gern. Ich verbinde Sie mit dem Team Verträge und gebe unser Gespräch weiter.' },
            {
              from: 'team',
              text: 'Guten Tag, hier ist das Team Verträge. Zu Ihrem Umzug im März: Wie lautet die neue Postleitzahl? Davon hängt ab, ob der Vertrag mitgeht.',
            },
            { from: 'visitor', text: '34117' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Messen Sie selbst, vier Wochen lang',
    lead: 'Wie viele Gespräche gingen an Ihr Team, und wie oft kam dasselbe Anliegen ein zweites Mal? Das sagt Ihnen mehr als diese drei Werte: Was sie messen und woher sie stammen, ist noch offen. Planen Sie bitte nicht damit.',
  },
  limits: {
    title: 'Das gehört in die Hände von Menschen.',
    items: [
      {
        title: 'Beschwerden mit Vorgeschichte',
        text: 'Wer sich schon einmal beschwert hat, will gehört werden. Erwähnt das jemand, soll der Ablauf gleich übergeben.',
      },
      {
        title: 'Änderungen am Konto',
        text: 'Bevor sich Anschrift oder Zahlungsweg ändern, prüft Ihr Team, wer da schreibt.',
      },
      {
        title: 'Krankheit und Trauer',
        text: 'Schreibt jemand von schwerer Krankheit oder einem Todesfall, soll der Assistent einen Satz Anteilnahme sagen und ohne Rückfrage den Weg zum Menschen zeigen. Lesen Sie anfangs mit, ob er das erkennt.',
      },
    ],
  },
};
