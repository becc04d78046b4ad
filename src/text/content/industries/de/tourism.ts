import type { IndustryText } from '../schema.ts';

export const tourism: IndustryText = {
  meta: {
    name: 'Tourismus',
    title: 'Chatbot für Hotels und Gastgeber: Gästefragen | {brand}',
    headline: 'Wir stehen vor der Tür. Wie kommen wir rein?',
    description:
      'Anreise, Schlüssel, Frühstück: Der KI-Chatbot beantwortet Gästefragen auf Deutsch und Englisch im Web-Chat, auch wenn die Rezeption geschlossen hat.',
  },
  headline: '„Wir stehen vor der Tür. Wie kommen wir rein?“',
  lead: 'Gäste fragen, wenn an der Rezeption eine Schlange steht oder schon das Licht aus ist. Der Assistent antwortet aus Ihrer Gästemappe, auf Deutsch und Englisch. Sonderfälle übergibt er Ihrem Team.',
  opening: {
    question: 'Check-in war bis 20\u00A0Uhr, wir sind im Stau. Und nun?',
    answer: 'Ich bin der KI-Assistent des Hauses. Keine Eile: Ich erkläre Ihnen den Schlüsseltresor.',
    source: 'Haus › Späte Anreise',
    replies: ['Zum Tresor', 'Rezeption fragen'],
  },
  talk: {
    title: 'Zwei Gäste, zwei Sprachen, ein Verlauf.',
    lead: 'Vom Beifahrersitz kommt die erste Frage, von der Rückbank die zweite. Die Rezeption liest beides in einem Gespräch.',
    scene: 'Freitag, 20:45\u00A0Uhr, Web-Chat eines Hotels am See',
    visitor: 'Gast',
    team: 'Rezeption',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Abend, ich bin der KI-Assistent des Hotels. Geht es um Anreise, Frühstück oder Parken?',
        },
        comment: 'KI-Hinweis, bevor der Gast etwas schreibt.',
      },
      { message: { from: 'visitor', text: 'Anreise. Wir kommen erst gegen elf, wie kommen wir ins Haus?' } },
      {
        message: {
          from: 'assistant',
          text: 'Der Schlüsseltresor hängt links neben der Tür. Den Code schickt die Rezeption, sobald sie Ihre Buchung geprüft hat. Auf welchen Namen?',
          source: 'Haus › Späte Anreise',
        },
        comment: 'Nennt den Weg, aber keinen Code: Im Chat weiß niemand, wer schreibt.',
      },
      { message: { from: 'visitor', text: 'Sommer.' } },
      {
        message: {
          from: 'assistant',
          text: 'Sommer, gegen 23\u00A0Uhr: Das gebe ich weiter. Noch etwas?',
        },
      },
      {
        message: { from: 'visitor', text: 'Hi from the back seat! Is there a gluten-free breakfast?', lang: 'en' },
        comment:
          'Die Mitreisende fragt nach glutenfreiem Frühstück. Antworten hat das Hotel in beiden Sprachen hinterlegt.',
      },
      {
        message: {
          from: 'assistant',
          text: 'There is a gluten-free corner. If you have to avoid gluten, the kitchen should answer. May I pass that on?',
          lang: 'en',
          source: 'Küche › Allergene',
        },
        comment: 'Hier genügt keine allgemeine Auskunft. Vor der Gesundheitsangabe bittet er um Einwilligung.',
      },
      { message: { from: 'visitor', text: 'Yes please. I’m coeliac.', lang: 'en' } },
      {
        message: {
          from: 'team',
          text: 'Reception here, good evening. Your code has gone out by text. The kitchen will prepare your breakfast separately.',
          lang: 'en',
        },
        comment: 'Der Nachtdienst hat Buchung und Küche gefragt und den Code verschickt.',
      },
    ],
  },
  tasks: {
    title: 'Damit an der Theke Zeit für den Gast bleibt.',
    assistant: [
      'Anreise, Parken, WLAN und Frühstückszeiten erklären',
      'Ausflüge und Fahrpläne aus Ihrer eigenen Sammlung empfehlen',
      'Späte Ankunft aufnehmen und der Rezeption übergeben',
      'Bei Fragen nach freien Zimmern zur Buchungsseite führen',
    ],
    people: [
      'Codes und Buchungen: alles, wofür man wissen muss, wer fragt',
      'Allergien, Pflegebedarf, Barrierefreiheit eines bestimmten Zimmers',
      'Beschwerden: Da hilft ein Gesicht',
    ],
  },
  data: {
    title: 'Gäste reisen mit leichtem Gepäck, ihre Daten auch.',
    lead: 'Für die meisten Auskünfte braucht es keinen Namen. Ausweis- und Kartendaten haben im Chat nichts zu suchen.',
    rows: [
      { what: 'Name und Ankunftszeit', why: 'findet die Buchung', where: 'Ihr Team' },
      {
        what: 'Frage des Gastes',
        why: 'daraus entsteht die Antwort',
        where: 'Plattform in Deutschland; Betreiber des Sprachmodells, falls eines antwortet',
      },
      { what: 'Allergie', why: 'für die Küche', where: 'Ihr Team, nach Einwilligung' },
      { what: 'Nachricht im Messenger', why: 'falls Sie diesen Kanal wählen', where: 'zusätzlich an dessen Anbieter' },
    ],
  },
  connections: {
    title: 'Von der Gästemappe bis zum Messenger.',
    items: [
      {
        title: 'Buchungssoftware',
        text: 'Ob sie sich anbinden lässt, prüfen wir vor dem Angebot.',
      },
      { title: 'Messenger', text: 'Für Gäste unterwegs, als eigener Kanal.' },
      {
        title: 'Sprachassistent',
        text: 'Noch ein Kanal. Anrufe nimmt weiterhin die Rezeption an.',
      },
      {
        title: 'Newsletter',
        text: 'Als Erweiterung. In den Verteiler kommt nur, wer den Link in der Bestätigungsmail anklickt.',
      },
    ],
  },
  fit: {
    title: 'Reiseroute',
    items: [
      { page: 'products/voice', label: 'Sprachassistent', text: 'Wie er wiederholt, was er verstanden hat.' },
      {
        page: 'products/web-chat',
        label: 'Web-Chat',
        text: 'Das Fenster in den Farben Ihres Hauses, dazu der Messenger.',
      },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational Marketing',
        text: 'Anfragen aufnehmen, Rückmeldungen einholen.',
      },
    ],
  },
  start: {
    title: 'Ihre Gästemappe ist die halbe Arbeit.',
    lead: 'Was im Ordner auf dem Zimmer liegt, kommt in die Wissensbasis. Schicken Sie uns drei Fragen Ihrer Gäste: In der Demo sehen Sie zu, wie daraus ein Chatbot wird.',
    items: [
      { title: 'Die Gästemappe', text: 'Noch aktuell? Je Sprache brauchen Sie eine eigene Fassung.' },
      { title: 'Fragen eines Wochenendes', text: 'Lassen Sie die Rezeption eine Strichliste führen.' },
      { title: 'Eine Nachtnummer', text: 'Wen Gäste anrufen, wenn der Tresor klemmt.' },
    ],
    button: 'Gästefragen schicken',
  },
};
