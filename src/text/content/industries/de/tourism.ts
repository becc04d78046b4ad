import type { IndustryText } from '../schema.ts';

export const tourism: IndustryText = {
  meta: {
    name: 'Tourismus',
    title: 'Chatbot für Tourismus: Gästefragen zur Anreise | {brand}',
    headline: 'Wir stehen vor der Tür. Wie kommen wir rein?',
    description:
      'Anreise, Schlüssel, Frühstück: Der KI-Chatbot beantwortet Gästefragen auf Deutsch und Englisch, im Chat und am Telefon, auch nach Rezeptionsschluss.',
  },
  headline: '„Wir stehen vor der Tür. Wie kommen wir rein?“',
  lead: 'Gäste fragen dann, wenn an der Rezeption Schlange steht oder schon Licht aus ist. Der Assistent antwortet auf Deutsch und Englisch, im Chat und als Stimme am Telefon.',
  opening: {
    question: 'Check-in war bis 20\u00A0Uhr, wir sind im Stau. Und nun?',
    answer: 'Kein Grund zur Eile. Ich bin der KI-Assistent des Hauses und erkläre Ihnen den Schlüsseltresor.',
    source: 'Haus › Späte Anreise',
    replies: ['Zum Tresor', 'Rezeption anrufen'],
  },
  talk: {
    title: 'Zwei Gäste, zwei Sprachen, ein Posteingang.',
    lead: 'Der Anruf kommt über den Telefonassistenten, die zweite Frage tippt die Reisebegleitung. Für die Rezeption ist es ein einziges Gespräch.',
    scene: 'Freitag, 20:45\u00A0Uhr, Telefonassistent und Web-Chat',
    visitor: 'Gast',
    team: 'Rezeption',
    turns: [
      {
        message: { from: 'visitor', text: 'Hallo, Buchung drei eins acht. Wir kommen erst gegen elf.' },
        comment: 'Gesprochen: Der Anruf läuft über den Telefonassistenten.',
      },
      {
        message: {
          from: 'assistant',
          text: 'Guten Abend, hier spricht der KI-Assistent. Anreise gegen 23\u00A0Uhr, Buchung drei eins acht. Stimmt das?',
        },
        comment:
          'Stellt sich als KI vor und wiederholt, was er verstanden hat. Bei Zahlen und Zeiten verhört man sich leicht.',
      },
      { message: { from: 'visitor', text: 'Ja, genau.' } },
      {
        message: {
          from: 'assistant',
          text: 'Der Tresor hängt links neben der Tür. Den Code schickt Ihnen die Rezeption auf die Nummer aus Ihrer Buchung.',
        },
        comment: 'Spricht keinen Code aus: Am Telefon weiß niemand, wer zuhört.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Hi, same car, booking 318. Is breakfast OK for coeliacs?',
          lang: 'en',
        },
        comment: 'Die Mitreisende schreibt Englisch; der Assistent wechselt mit.',
      },
      {
        message: {
          from: 'assistant',
          text: 'There is a gluten-free corner. For a strict diet I’ll ask the kitchen, to be on the safe side.',
          lang: 'en',
          source: 'Küche › Allergene',
        },
        comment: 'Bei Allergien genügt ihm die allgemeine Auskunft nicht.',
      },
      {
        message: {
          from: 'team',
          text: 'Good evening, reception here. The kitchen prepares your breakfast separately, and the code is on its way by text.',
          lang: 'en',
        },
        comment:
          'Die Nachtschicht beantwortet Anruf und Chat in einem Fenster, auf Englisch, weil zuletzt so gefragt wurde.',
      },
    ],
  },
  tasks: {
    title: 'Damit an der Theke Zeit für den Gast bleibt.',
    assistant: [
      'Anreise, Parken, Schlüssel, WLAN und Frühstückszeiten',
      'Ausflüge und Fahrpläne aus Ihrer eigenen Sammlung empfehlen',
      'Späte Ankunft notieren und dem Haus melden',
      'Anfragen nach freien Zimmern zur Buchungsseite führen',
    ],
    people: [
      'Allergien, Pflegebedarf, Barrierefreiheit eines bestimmten Zimmers',
      'Beschwerden: Da hilft ein Gesicht',
      'Gruppen, Hochzeiten und alles mit eigenem Preis',
    ],
  },
  data: {
    title: 'Gäste reisen mit leichtem Gepäck, ihre Daten auch.',
    lead: 'Für die meisten Auskünfte braucht es keinen Namen. Ausweisdaten und Kreditkarten bleiben in Ihrem Buchungssystem.',
    rows: [
      { what: 'Buchungsnummer und Anreisetag', why: 'findet die Buchung', where: 'Hotelsoftware, als Abfrage' },
      {
        what: 'Aufgezeichnete Sprache',
        why: 'wird in Text verwandelt, um sie zu verstehen',
        where: 'Umfang und Dauer legen Sie fest',
      },
      { what: 'Allergie', why: 'nur zur Weitergabe an die Küche', where: 'ein Vorgang, der Küche zugewiesen' },
    ],
  },
  connections: {
    title: 'Von der Buchung bis zur Telefonanlage.',
    items: [
      { title: 'Hotel- oder Buchungssoftware', text: 'bestätigt, dass ein Gast erwartet wird.' },
      { title: 'Telefonie', text: 'leitet nach Dienstschluss auf den Sprachassistenten um.' },
      { title: 'Messenger', text: 'hält Kontakt mit Gästen, die unterwegs sind.' },
      { title: 'Newsletter', text: 'lädt Stammgäste ein, sofern sie sich dafür angemeldet haben.' },
    ],
  },
  fit: {
    title: 'Reiseroute',
    items: [
      { page: 'products/voice', label: 'Sprachassistent', text: 'Wie aus einem Anruf ein Vorgang wird.' },
      {
        page: 'products/web-chat',
        label: 'Web-Chat',
        text: 'Das Fenster in den Farben Ihres Hauses, dazu der Messenger.',
      },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational Marketing',
        text: 'Aus Fragen werden Buchungen und Rückmeldungen.',
      },
    ],
  },
  start: {
    title: 'Ihre Gästemappe ist die halbe Arbeit.',
    lead: 'Was im Ordner auf dem Zimmer liegt, versteht der Assistent sofort. Prüfen Sie nur, ob es noch stimmt.',
    items: [
      { title: 'Die Gästemappe', text: 'In beiden Sprachen oder in einer; die zweite richten wir gemeinsam ein.' },
      { title: 'Fragen eines Wochenendes', text: 'Lassen Sie die Rezeption eine Strichliste führen.' },
      { title: 'Eine Nachtnummer', text: 'Wen der Assistent erreicht, wenn wirklich jemand vor der Tür steht.' },
    ],
    button: 'Über Ihr Haus sprechen',
  },
};
