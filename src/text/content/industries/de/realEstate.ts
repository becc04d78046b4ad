import type { IndustryText } from '../schema.ts';

export const realEstate: IndustryText = {
  meta: {
    name: 'Immobilien',
    title: 'Chatbot für Immobilien: Besichtigung fair planen | {brand}',
    headline: 'Zweihundert Anfragen für drei Zimmer.',
    description:
      'Der KI-Chatbot für Makler beantwortet Fragen zum Exposé, bucht mit Erweiterung Besichtigungen und erklärt Unterlagen. Wer einzieht, entscheiden Menschen.',
  },
  question: '„Ist die Wohnung in\nder Linden\u00ADstraße\nnoch zu haben?“',
  headline: 'Zweihundert Anfragen für drei Zimmer. Und alle warten.',
  lead: 'Kaum ist die Wohnung online, läuft das Postfach über. Der Assistent beantwortet Fragen zum Exposé und sagt, wann welche Unterlagen nötig sind. Besichtigungen bucht er mit der Erweiterung Terminbuchung nach Ihrer Regel, sofern Ihr Kalender dazu passt. Wer einzieht, entscheiden Menschen.',
  data: {
    title: 'Vor der Besichtigung genügen zwei Angaben.',
    lead: 'Für die Einladung fragt der Ablauf nach Name und E\u2011Mail-Adresse. Nach Einkommen fragt Ihr Team, sobald jemand wirklich mieten möchte.',
    rows: [
      {
        what: 'Frage zur Wohnung',
        why: 'für die Antwort',
        where:
          'die Plattform, gehostet in Deutschland; wenn ein Sprachmodell die Antwort formuliert, auch dessen Betreiber; Ihr Team, soweit die Rolle es erlaubt',
      },
      {
        what: 'Name und E\u2011Mail',
        why: 'für Einladung und Bestätigung',
        where: 'wie bei der Frage, außerdem der Anbieter des Kalenders',
      },
      { what: 'Einkommen, Bürgschaft', why: 'erst nach der Besichtigung', where: 'Ihr Team, außerhalb des Chats' },
      {
        what: 'Herkunft, Religion, Kinderwunsch, Gesundheit',
        why: 'für die Besichtigung unnötig; der Ablauf fragt nicht danach',
        where: 'niemand; was jemand von sich aus schreibt, geht denselben Weg wie die Frage',
      },
    ],
  },
  talk: {
    title: 'Eine Reihenfolge, die alle kennen.',
    lead: 'Wie sortiert man zweihundert Anfragen gerecht? Mit einer Regel, die vor der ersten Anfrage feststeht und die jeder erfährt.',
    scene: { time: '9:02\u00A0Uhr', day: 'Samstag', place: 'Web-Chat auf der Objektseite' },
    visitor: 'Interessentin',
    team: 'Maklerin',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Morgen, ich bin der KI-Assistent des Maklerbüros. Was möchten Sie wissen?',
        },
      },
      { message: { from: 'visitor', text: 'Gibt es für die Besichtigung heute noch einen Platz?' } },
      {
        message: {
          from: 'assistant',
          text: 'Um 11:20\u00A0Uhr ist einer frei; vergeben wird nach Eingang. Zum Buchen brauche ich Namen und E\u2011Mail-Adresse. Beides geht mit diesem Verlauf an die Maklerin; wer es für uns verarbeitet, steht unter „Datenschutz“. Oder buchen Sie telefonisch.',
          source: 'Lindenstraße\u00A014 › Ablauf',
        },
        comment: 'Erst die Regel und wer die Angaben bekommt, dann die Angaben selbst.',
      },
      { message: { from: 'visitor', text: 'Lenz, jo.lenz@post.example. Muss ich Gehaltsnachweise mitbringen?' } },
      {
        message: {
          from: 'assistant',
          text: 'Nein, Nachweise brauchen Sie erst, wenn Sie mieten möchten. Ihr Platz um 11:20\u00A0Uhr ist gebucht, die Bestätigung kommt per E\u2011Mail.',
          source: 'Hilfe › Unterlagen',
        },
        comment: 'Er verlangt nur, was jetzt nötig ist.',
      },
      { message: { from: 'visitor', text: 'Ich habe zwei Kinder. Verschlechtert das meine Chancen?' } },
      {
        message: {
          from: 'assistant',
          text: 'Bei der Besichtigung zählt nur die Reihenfolge. Über die Wohnung entscheiden Menschen, für alle nach denselben Regeln.',
          source: 'Lindenstraße\u00A014 › Ablauf',
        },
        comment: 'Im Verlauf steht die Angabe trotzdem: Legen Sie fest, wann sie gelöscht wird.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Gut zu wissen. Gibt es einen Stellplatz?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Dazu steht im Exposé nichts. Ich hole die Maklerin dazu, sie sieht dann unser Gespräch.',
        },
        comment: 'Er kündigt an, dass jetzt ein Mensch schreibt.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Tag, hier ist die Maklerin. Ja, und er ist noch nicht vergeben. Ich zeige ihn Ihnen nachher.',
        },
        comment: 'Was nicht im Exposé steht, beantwortet die Maklerin.',
      },
    ],
  },
  tasks: {
    title: 'Der Assistent vergibt Termine, keine Wohnungen.',
    assistant: [
      'Fragen zum Exposé beantworten: Nebenkosten, Etage, Bezugstermin',
      'Besichtigungen buchen (Erweiterung, Preis im Angebot)',
      'Erklären, welche Unterlagen wann gebraucht werden',
      'Allen dieselbe Regel nennen',
    ],
    people: [
      'Die Entscheidung, wer einzieht',
      'Unterlagen prüfen, Preise verhandeln, Verträge schließen',
      'Allen absagen, die leer ausgehen',
      'Die Wohnung zeigen',
    ],
  },
  start: {
    title: 'Ihr nächstes Inserat ist die Probe.',
    lead: 'Schicken Sie uns drei Fragen, die bei jedem Inserat kommen: In der Demo bauen wir damit einen Chatbot, und Sie sehen dabei zu. Was Sie für den Start brauchen, steht darunter.',
    items: [
      { title: 'Die Reihenfolge', text: 'Eingang oder Los: Die Regel gehört ins Exposé.' },
      {
        title: 'Die Checkliste',
        text: 'Sie nennt, wann welche Nachweise nötig sind; Ihre Rechtsberatung prüft sie auf AGG und Datenschutz.',
      },
      {
        title: 'Termine und Plätze',
        text: 'Wie viele gleichzeitig besichtigen und wer einen Ausweichtermin bekommt.',
      },
    ],
    button: 'Objektfragen schicken',
  },
  connections: {
    title: 'Vom Maklerprogramm zum Portal.',
    items: [
      {
        title: 'Maklersoftware',
        text: 'Ob sie als CRM gilt und was sie liefern und aufnehmen kann, prüfen wir vor dem Angebot. Gilt sie nicht als CRM, brauchen Sie die eigene API-Anbindung aus dem Plan {enterpriseName}.',
      },
      {
        title: 'Terminbuchung',
        text: 'Als Erweiterung, Preis im Angebot; auch Ihren Kalender prüfen wir dafür.',
      },
      {
        title: 'Immobilienportale',
        text: 'Über einen Link in Ihrer Antwort kommen Interessenten zum Chat.',
      },
    ],
  },
  fit: {
    title: 'Sehen Sie sich um',
    items: [
      { page: 'products/add-ons', label: 'Erweiterungen', text: 'Die Terminbuchung und was Sie dafür mitbringen.' },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational Marketing',
        text: 'Anfragen aufnehmen und gleich an die richtige Person geben.',
      },
    ],
  },
};
