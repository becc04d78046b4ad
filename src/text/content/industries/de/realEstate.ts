import type { IndustryText } from '../schema.ts';

export const realEstate: IndustryText = {
  meta: {
    name: 'Immobilien',
    title: 'Chatbot für Immobilien: Besichtigung fair planen | {brand}',
    headline: 'Zweihundert Anfragen für drei Zimmer.',
    description:
      'Besichtigungstermine, Checkliste der Unterlagen und eine faire Reihenfolge: Der KI-Chatbot beantwortet jede Anfrage, auswählen tun Menschen.',
  },
  headline: 'Zweihundert Anfragen für drei Zimmer. Und alle warten.',
  lead: 'Kaum ist die Wohnung online, läuft das Postfach über. Der Assistent antwortet jeder und jedem, vergibt Termine in der Reihenfolge des Eingangs und prüft, ob die Unterlagen vollständig sind.',
  opening: {
    question: 'Ist die Wohnung in der Lindenstraße noch zu haben?',
    answer: 'Ja. Ich bin ein KI-Assistent. Für Donnerstag und Samstag sind noch Besichtigungen frei.',
    source: 'Objekt 112 › Termine',
    replies: ['Donnerstag', 'Samstag', 'Unterlagen'],
  },
  data: {
    title: 'Nur die Unterlagen, die jetzt dran sind.',
    lead: 'Vor der Besichtigung genügt ein Name. Einkommensnachweise fragt der Assistent nicht ab, solange nicht ernsthaft über den Vertrag gesprochen wird.',
    rows: [
      { what: 'Name und E-Mail', why: 'Einladung und Bestätigung', where: 'Ihre Maklersoftware' },
      { what: 'Wunschtermin', why: 'Zeitfenster mit begrenzten Plätzen', where: 'Kalender des Objekts' },
      {
        what: 'Einkommen, Bürgschaft',
        why: 'erst nach der Besichtigung',
        where: 'geschützter Upload bei Ihnen, nicht im Chat',
      },
      { what: 'Herkunft, Familie, Gesundheit', why: 'wird nie gefragt', where: 'spielt keine Rolle' },
    ],
  },
  talk: {
    title: 'Eine Absage, die niemanden ratlos lässt.',
    lead: 'Wie sortiert man zweihundert Anfragen gerecht? Indem die Regel feststeht, bevor die erste eingeht, und jeder sie erfährt.',
    scene: 'Samstag, 9:02\u00A0Uhr, Web-Chat auf der Objektseite',
    visitor: 'Interessentin',
    team: 'Maklerin',
    turns: [
      { message: { from: 'visitor', text: 'Guten Morgen, gibt es für Samstag noch einen Platz?' } },
      {
        message: {
          from: 'assistant',
          text: 'Um 11:20\u00A0Uhr ist einer frei. Vergeben wird nach Eingang der Anfrage, das gilt für alle.',
          source: 'Objekt 112 › Ablauf',
        },
        comment: 'Die Regel wird genannt, ehe jemand danach fragt.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Den nehme ich, mein Name steht im Feld unten. Muss ich Gehaltsnachweise mitbringen?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Nein, zur Besichtigung nur sich selbst. Die Checkliste für später schicke ich Ihnen gleich mit.',
          source: 'Hilfe › Unterlagen',
        },
        comment: 'Verlangt nichts, wofür es noch keinen Anlass gibt.',
      },
      { message: { from: 'visitor', text: 'Ich habe zwei Kinder. Verschlechtert das meine Chancen?' } },
      {
        message: {
          from: 'assistant',
          text: 'Danach sortiere ich nicht, und ich notiere es auch nicht. Wer die Wohnung bekommt, entscheidet kein Programm.',
        },
        comment: 'Persönliches, das keine Rolle spielen darf, kommt gar nicht erst in die Akte.',
      },
      { message: { from: 'visitor', text: 'Gut zu wissen. Gibt es einen Stellplatz?' } },
      {
        message: {
          from: 'team',
          text: 'Guten Tag, hier ist die Maklerin. Der Stellplatz ist noch nicht vergeben. Ich zeige ihn Ihnen am Samstag.',
        },
        comment: 'Was nicht im Exposé steht, beantwortet die Kollegin, die das Haus kennt.',
      },
    ],
  },
  tasks: {
    title: 'Ordnen ja, auswählen nein.',
    assistant: [
      'Fragen zum Exposé beantworten: Nebenkosten, Etage, Bezugstermin',
      'Besichtigungen in Zeitfenster legen und Absagen nachbesetzen',
      'Die Checkliste der Unterlagen erklären und auf Lücken hinweisen',
      'Allen Bescheid geben, wenn die Wohnung vergeben ist',
    ],
    people: [
      'Die Entscheidung, wer einziehen darf',
      'Preisverhandlungen und Verträge',
      'Besichtigungen selbst: Schlüssel, Blick, Gefühl',
    ],
  },
  start: {
    title: 'Ihr nächstes Inserat ist die Probe.',
    lead: 'Ein einziges Objekt reicht, um den Ablauf zu erleben. Legen Sie vorher drei Dinge fest.',
    items: [
      { title: 'Die Reihenfolge', text: 'Eingang oder Los: Hauptsache, die Regel steht im Exposé.' },
      { title: 'Die Checkliste', text: 'Welche Nachweise, zu welchem Zeitpunkt, auf welchem Weg.' },
      { title: 'Termine und Plätze', text: 'Wie viele Menschen gleichzeitig durch die Wohnung können.' },
    ],
    button: 'Nächstes Objekt vorbereiten',
  },
  connections: {
    title: 'Exposé, Kalender, Postfach.',
    items: [
      { title: 'Maklersoftware', text: 'liefert die Objektdaten und sammelt die Interessenten.' },
      { title: 'Terminbuchung', text: 'hält die Zeitfenster frei von Doppelbelegungen.' },
      { title: 'Immobilienportale', text: 'leiten Anfragen per Nachricht an den Assistenten weiter.' },
    ],
  },
  fit: {
    title: 'Rundgang',
    items: [
      { page: 'products/add-ons', label: 'Erweiterungen', text: 'Terminbuchung für Einzel- und Sammelbesichtigungen.' },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational Marketing',
        text: 'Anfragen aufnehmen, ohne dass eine liegen bleibt.',
      },
    ],
  },
};
