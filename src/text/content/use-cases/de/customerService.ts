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
    title: 'Weniger Warte\u00ADschleife, mehr Antwort.',
    lead: 'Sie sitzen am Posteingang und beantworten zum fünften Mal an diesem Tag dieselbe Frage. Diese Seite zeigt, wie Sie sie abgeben, ohne Ihre Kundschaft abzuwimmeln.',
    chat: {
      label: 'Beispiel: Eine Frage zur Rechnung geht nach zwei Antworten an einen Menschen',
      messages: [
        { from: 'visitor', text: 'Warum ist meine Rechnung höher als letzten Monat?' },
        {
          from: 'assistant',
          text: 'Beim Tarifwechsel wird der angebrochene Monat mitberechnet. Haben Sie im Oktober gewechselt?',
          source: 'Rechnung › Tarifwechsel',
        },
        { from: 'visitor', text: 'Nein, habe ich nicht.' },
        {
          from: 'assistant',
          text: 'Dann sollte das jemand prüfen. Ich übergebe an die Abrechnung, mit allem, was Sie geschrieben haben.',
        },
      ],
      replies: ['Jetzt verbinden', 'Antwort per E-Mail'],
    },
  },
  contents: 'Drei Abläufe auf dieser Seite',
  parts: [
    {
      id: 'supportanfragen',
      name: 'Supportanfragen',
      title: 'Support\u00ADanfragen: vollständig, bevor sie bei Ihnen sind',
      lead: 'Die halbe Arbeit an einer Anfrage ist das Nachfragen. Der Assistent erledigt es, während der Mensch noch vor dem Gerät steht.',
      steps: [
        {
          title: 'Fünfzig Anfragen durchlesen',
          text: 'Nehmen Sie die letzten fünfzig aus dem Posteingang und legen Sie Stapel an. Meist reichen acht Stapel für den größten Teil.',
        },
        {
          title: 'Je Stapel die fehlende Angabe notieren',
          text: 'Seriennummer, Bestelldatum, ein Foto vom Display: Diese Angaben erfragt der Assistent im Gespräch, und nur bei diesem Thema.',
        },
        {
          title: 'Dringendes erkennen lassen',
          text: 'Wörter wie Rauch, Wasser oder gesperrt führen sofort zur richtigen Nummer. Kein Ablauf darf davor stehen.',
        },
        {
          title: 'Eingang bestätigen, Zeit nennen',
          text: 'Sagen Sie, wann sich jemand meldet, und nennen Sie eine Zeit, die Sie halten. Eine ehrliche Angabe für morgen ist mehr wert als ein vages Bald.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Beispiel: vollständige Vorgänge und das Gespräch, in dem die Angaben gesammelt wurden',
          listTitle: 'Vorgänge',
          items: [
            { title: 'Pumpe meldet E4', detail: 'Seriennummer, Foto dabei', badge: 'neu' },
            { title: 'Ersatzdichtung', detail: 'Assistent · gelöst' },
            { title: 'Wasser im Keller', detail: 'Notdienst angerufen' },
          ],
          note: 'Nachfragen erledigt: Baujahr, Fehlercode und Rückrufzeit stehen im Vorgang.',
          chatTitle: 'Aufnahme',
          messages: [
            { from: 'visitor', text: 'Die Pumpe zeigt E4 und brummt.' },
            { from: 'assistant', text: 'E4 heißt: Sie läuft trocken. Bitte ausschalten. Tritt irgendwo Wasser aus?' },
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
      lead: 'Eine FAQ-Seite liest kaum jemand von oben bis unten. Als Wissensbasis beantwortet dieselbe Sammlung jede Frage einzeln, mit Quelle.',
      steps: [
        {
          title: 'Fragen so notieren, wie sie gestellt werden',
          text: '„Komme nicht rein“ statt „Problembehebung Authentifizierung“. Umschreibungen versteht der Assistent, und wer den Text pflegt, findet ihn schneller wieder.',
        },
        {
          title: 'Kurz antworten, dann vertiefen',
          text: 'Der erste Satz löst den häufigsten Fall. Ausnahmen kommen danach, mit der Bedingung vorneweg.',
        },
        {
          title: 'Nicht Gewusstes sichtbar machen',
          text: 'Findet der Assistent nichts, sagt er das und legt einen Vorgang im Helpdesk an. Diese Liste ist Ihr Redaktionsplan.',
        },
        {
          title: 'Jedem Artikel einen Menschen und ein Prüfdatum geben',
          text: 'Veraltete Antworten sind schlimmer als fehlende. Wer zuständig ist, prüft zum Termin oder löscht.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Eine Frage an den internen Helpdesk',
          messages: [
            { from: 'visitor', text: 'vpn geht im homeoffice nicht mehr' },
            {
              from: 'assistant',
              text: 'Seit dem Update am Montag muss das Zertifikat erneuert werden: Einstellungen, Zertifikate, „Erneuern“.',
              source: 'IT › Fernzugang',
            },
            { from: 'visitor', text: 'Der Knopf ist grau.' },
            {
              from: 'assistant',
              text: 'Dafür habe ich keine Anleitung. Ich lege einen Vorgang an: Gerät, Fehlerbild und unser Verlauf sind dabei.',
            },
          ],
          replies: ['Vorgang anlegen', 'Selbst weitersuchen'],
        },
      },
    },
    {
      id: 'live-chat',
      name: 'Live-Chat',
      title: 'Live-Chat: der\u00A0Mensch kommt dazu',
      lead: 'Eine Übergabe gelingt, wenn niemand von vorn beginnen muss. Dafür braucht es klare Regeln und eine Person, die wirklich da ist.',
      steps: [
        {
          title: 'Übergabepunkte festlegen',
          text: 'Auf Wunsch immer. Von selbst bei Beschwerden, Kündigungen, Gesundheit und Geld, und nach der zweiten Antwort, die nicht half.',
        },
        {
          title: 'Nach Thema, Sprache und Auslastung verteilen',
          text: 'Wer Deutsch und Technik kann, bekommt deutsche Technikfragen. Sitzt dort schon jemand in drei Gesprächen, geht das nächste weiter.',
        },
        {
          title: 'Die Zeit ohne Menschen regeln',
          text: 'Nachts heißt es nicht „Bitte warten“. Der Assistent sagt, wann wieder jemand da ist, und nimmt Anliegen und Rückrufnummer auf.',
        },
        {
          title: 'Die ersten Sätze üben',
          text: 'Wer da schreibt, was bereits klar ist, was als Nächstes geschieht. Drei Sätze reichen, und sie stehen als Baustein bereit.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Eine Mitarbeiterin übernimmt das Gespräch',
          messages: [
            { from: 'visitor', text: 'Ich möchte mit einem Menschen sprechen.' },
            { from: 'assistant', text: 'Gern. Ich verbinde Sie mit dem Team Verträge und gebe unser Gespräch mit.' },
            {
              from: 'team',
              text: 'Guten Tag, Team Verträge. Ich lese, dass Sie zum März umziehen. Den Vertrag können wir mitnehmen, ich brauche nur die neue Anschrift.',
            },
            { from: 'visitor', text: 'Das ging ja schnell, danke!' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Drei Werte zum Kundenservice',
    lead: 'Sie stehen hier der Vollständigkeit halber und sagen noch nichts über Ihr Team aus.',
  },
  limits: {
    title: 'Diese Anliegen gehören Menschen.',
    items: [
      {
        title: 'Beschwerden mit Vorgeschichte',
        text: 'Wer zum dritten Mal schreibt, will gehört werden. Der Assistent erkennt das Thema und tritt zur Seite.',
      },
      {
        title: 'Zusagen, die Geld kosten',
        text: 'Gutschriften, Verlängerungen und Ausnahmen spricht nur aus, wer sie verantworten darf.',
      },
      {
        title: 'Alles, was Angst macht',
        text: 'Bei Unfällen, Krankheit oder Trauerfällen nennt er sofort eine Nummer und stellt keine Rückfragen.',
      },
    ],
  },
};
