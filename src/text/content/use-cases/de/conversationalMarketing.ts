import type { UseCase } from '../schema.ts';

export const conversationalMarketing: UseCase = {
  meta: {
    name: 'Conversational Marketing',
    title: 'Conversational Marketing Schritt für Schritt | {brand}',
    headline: 'Erst antworten, dann fragen.',
    description:
      'Leads gewinnen, Kundschaft begleiten, Termine buchen, Feedback einholen: vier Abläufe für den Chat, Schritt für Schritt eingerichtet.',
  },
  hero: {
    title: 'Erst antworten, dann um die Adresse bitten.',
    lead: 'Sie betreuen Website und Kampagnen und möchten, dass aus Besuchen Gespräche werden. Hier richten Sie vier Abläufe ein, die damit anfangen, dass jemand eine Antwort bekommt.',
    chat: {
      label: 'Beispiel: Eine Besucherin fragt nach einer Solaranlage und bittet um ein Angebot',
      messages: [
        { from: 'assistant', text: 'Guten Tag, hier antwortet eine KI. Was möchten Sie über Solaranlagen wissen?' },
        { from: 'visitor', text: 'Lohnt sich das auf einem Garagendach?' },
        {
          from: 'assistant',
          text: 'Ab etwa 20\u00A0m² freier Fläche planen wir auch Garagen. Wie groß ist Ihr Dach ungefähr?',
          source: 'Beratung › Kleine Dächer',
        },
        { from: 'visitor', text: '6 mal 4 Meter, Süden.' },
      ],
      replies: ['Angebot bekommen', 'Erst rechnen', 'Noch eine Frage'],
    },
  },
  contents: 'Vier Abläufe auf dieser Seite',
  parts: [
    {
      id: 'leadgenerierung',
      name: 'Leadgenerierung',
      title: 'Lead\u00ADgenerierung: Kontaktdaten gegen echten Nutzen',
      lead: 'Niemand hinterlässt gern eine Adresse für „weitere Informationen“. Für ein Angebot, eine Checkliste oder einen Rückruf zur passenden Zeit schon.',
      steps: [
        {
          title: 'Die drei häufigsten Fragen vor einer Anfrage sammeln',
          text: 'Fragen Sie den Vertrieb, was am Telefon immer zuerst kommt. Diese Antworten gehören in die Wissensbasis, bevor Sie ein einziges Feld anlegen.',
        },
        {
          title: 'Einen Anlass wählen, nicht jede Seite',
          text: 'Öffnen Sie das Gespräch dort, wo jemand vergleicht: auf der Leistungsseite oder bei den Preisen. Auf der Stellenseite stört es nur.',
        },
        {
          title: 'Nur fragen, was der nächste Schritt braucht',
          text: 'Im Baukasten reihen Sie zwei bis vier Fragen aneinander. Für ein Angebot brauchen Sie Fläche und Ort, das Geburtsdatum brauchen Sie nicht.',
        },
        {
          title: 'Ins CRM übergeben und Zuständige benennen',
          text: 'Der Kontakt kommt mit dem ganzen Gespräch an. Legen Sie fest, wer ihn morgens zuerst öffnet, sonst war die schnelle Antwort umsonst.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Beispiel: Anfragen aus dem Chat und das Gespräch, aus dem eine davon stammt',
          listTitle: 'Neue Anfragen',
          items: [
            { title: 'Garage, 24 m², Süd', detail: 'Angebot gewünscht', badge: 'neu' },
            { title: 'Reihenhaus', detail: 'Rückruf ab 18\u00A0Uhr' },
            { title: 'Mietwohnung', detail: 'nur informiert, kein Kontakt' },
          ],
          note: 'Wer nichts hinterlassen möchte, bekommt trotzdem seine Antwort.',
          chatTitle: 'Gespräch dazu',
          messages: [
            { from: 'visitor', text: 'Was kostet so etwas?' },
            {
              from: 'assistant',
              text: 'Für Ihr Dach rechnet das ein Mensch aus. Wohin dürfen wir das Angebot schicken?',
            },
            { from: 'visitor', text: 'Per Mail, bitte nicht anrufen.' },
            { from: 'assistant', text: 'Vermerkt: nur per E-Mail.' },
          ],
        },
      },
    },
    {
      id: 'customer-engagement',
      name: 'Kundenbindung',
      title: 'Kunden\u00ADbindung: nach\u00A0dem\u00A0Kauf weiterreden',
      lead: 'Die meisten Fragen kommen erst, wenn das Paket ausgepackt ist. Wer dann im Gespräch bleibt, muss später nicht um Aufmerksamkeit werben.',
      steps: [
        {
          title: 'Den Moment nach dem Kauf aufschreiben',
          text: 'Erste Nutzung, erste Wartung, Verlängerung: Notieren Sie für jedes Produkt, wann jemand vermutlich eine Frage hat.',
        },
        {
          title: 'Zu jedem Moment einen Text, der hilft',
          text: 'Eine Pflegeanleitung oder ein kurzer Trick ist willkommen. Ein Rabatt ohne Anlass ist Werbung und braucht eine Einwilligung.',
        },
        {
          title: 'Den Newsletter im Gespräch anbieten',
          text: 'Mit der Newsletter-Erweiterung trägt der Assistent Interessierte ein, wenn sie zustimmen. Die Bestätigung läuft danach per E-Mail.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Nach dem Kauf einer Espressomaschine',
          messages: [
            { from: 'visitor', text: 'Die Maschine zeigt seit heute ein Tropfensymbol.' },
            {
              from: 'assistant',
              text: 'Das ist die Erinnerung ans Entkalken, kein Fehler. Ich führe Sie in sechs Schritten durch.',
              source: 'Pflege › Entkalken',
            },
            { from: 'visitor', text: 'Wie oft muss ich das machen?' },
            { from: 'assistant', text: 'Das hängt von der Wasserhärte ab. Möchten Sie eine Erinnerung per E-Mail?' },
          ],
          replies: ['Ja, erinnern', 'Nein danke'],
        },
      },
    },
    {
      id: 'terminbuchung',
      name: 'Terminbuchung',
      title: 'Termin\u00ADbuchung: vom\u00A0Wunsch zur festen Zeit',
      lead: 'Drei E-Mails hin und her für eine halbe Stunde Gespräch: Das lässt sich mit der Terminerweiterung in einem Dialog erledigen.',
      steps: [
        {
          title: 'Terminarten trennen',
          text: 'Erstgespräch, Aufmaß und Wartung dauern verschieden lang und gehören zu verschiedenen Menschen. Legen Sie jede Art einzeln an.',
        },
        {
          title: 'Kalender verbinden und Puffer setzen',
          text: 'Der Assistent zeigt nur Zeiten, die wirklich frei sind. Planen Sie Anfahrt und Nachbereitung als Puffer ein.',
        },
        {
          title: 'Zwei bis drei Zeiten vorschlagen statt eines Kalenderblatts',
          text: 'Auf dem Telefon ist eine kurze Auswahl schneller getippt. Wer keine davon mag, nennt seine eigene Wunschzeit.',
        },
        {
          title: 'Absagen genauso leicht machen',
          text: 'In der Bestätigung steht, wie man verschiebt. Eine Absage am Vorabend ist besser als ein leerer Stuhl.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Beispiel: Ein Termin zum Aufmaß wird verschoben',
          messages: [
            { from: 'visitor', text: 'Ich muss Dienstag leider absagen.' },
            {
              from: 'assistant',
              text: 'Kein Problem. Ihr Aufmaß am Dienstag um 9\u00A0Uhr ist abgesagt. Soll ich eine neue Zeit suchen?',
            },
            { from: 'visitor', text: 'Ja, lieber nachmittags.' },
            { from: 'assistant', text: 'Mittwoch 15\u00A0Uhr oder Freitag 14:30\u00A0Uhr sind noch frei.' },
          ],
          replies: ['Mittwoch 15\u00A0Uhr', 'Freitag 14:30\u00A0Uhr', 'Andere Woche'],
        },
      },
    },
    {
      id: 'kundenfeedback',
      name: 'Kundenfeedback',
      title: 'Kunden\u00ADfeedback: eine\u00A0Frage, die jemand lesen wird',
      lead: 'Ein Fragebogen mit zwanzig Feldern misst vor allem Geduld. Eine einzige Frage im richtigen Augenblick bringt Sätze, mit denen Sie etwas anfangen können.',
      steps: [
        {
          title: 'Den Zeitpunkt ans Erlebnis binden',
          text: 'Fragen Sie am Ende eines gelösten Gesprächs oder nach der Lieferung. Ein Fenster mitten im Lesen fragt nach einem Erlebnis, das noch keines war.',
        },
        {
          title: 'Eine Skala, dann ein freier Satz',
          text: 'Zuerst ein Klick, danach die Frage nach dem Grund. Wer keinen nennen will, ist mit einem Klick fertig.',
        },
        {
          title: 'Ärger sofort an einen Menschen geben',
          text: 'Legen Sie eine Verzweigung an: Wer unzufrieden ist, bekommt das Angebot, mit dem Team zu sprechen, bevor das Gespräch endet.',
        },
        {
          title: 'Einmal im Monat lesen und antworten',
          text: 'Im Dashboard sehen Sie, welche Themen wiederkehren. Ändern Sie eines davon und sagen Sie es Ihrer Kundschaft.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label:
            'Baukasten mit einem Ablauf für Rückmeldungen: Nach der Bewertung verzweigt er sich in Dank und Übergabe',
          title: 'Rückmeldung',
          status: 'Entwurf',
          palette: ['Nachricht', 'Skala', 'Freitext', 'Übergabe'],
          steps: [
            { kind: 'Anlass', text: 'Gespräch gelöst' },
            { kind: 'Skala', text: 'Hat Ihnen das geholfen?' },
          ],
          branches: [
            { when: 'Ja', kind: 'Freitext', text: 'Was war gut?' },
            { when: 'Nein', kind: 'Übergabe', text: 'Team Service' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Drei Werte zum Conversational Marketing',
    lead: 'Bis feststeht, was sie messen und woher sie stammen, gründen Sie bitte keine Entscheidung darauf.',
  },
  limits: {
    title: 'Hier hilft ein Chat nicht.',
    items: [
      {
        title: 'Wenn niemand nachfasst',
        text: 'Ein Assistent, der Anfragen sammelt, die drei Tage liegen bleiben, verschlechtert Ihren Ruf. Klären Sie erst die Zuständigkeit.',
      },
      {
        title: 'Wenn kaum jemand kommt',
        text: 'Auf einer Seite mit wenigen Besuchen am Tag ist eine gut sichtbare Telefonnummer die bessere Wahl.',
      },
      {
        title: 'Wenn die Einwilligung fehlt',
        text: 'Eine Adresse für ein Angebot ist keine Adresse für Werbung. Der Assistent fragt beides getrennt.',
      },
    ],
  },
};
