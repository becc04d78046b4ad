import type { IndustryText } from '../schema.ts';

export const publicSector: IndustryText = {
  meta: {
    name: 'Öffentliche Verwaltung',
    title: 'Chatbot für Behörden: Anmelden leicht erklärt | {brand}',
    headline: 'Wo melde ich mich um, und was muss ich mitbringen?',
    description:
      'Wohnsitz ummelden, Unterlagen, Öffnungszeiten: Der KI-Chatbot erklärt Verwaltung in einfachen Worten, barrierearm und mit Link zur Vorschrift.',
  },
  headline: '„Was muss ich zum Ummelden mitbringen?“',
  lead: 'Die Antwort steht auf Ihrer Website, drei Ebenen tief und in Amtsdeutsch. Der Assistent sagt sie in zwei kurzen Sätzen, nennt die Stelle, aus der sie stammt, und das Amt, das gerade geöffnet hat.',
  opening: {
    question: 'Ich bin umgezogen. Muss ich mich melden?',
    answer:
      'Ja, innerhalb von zwei Wochen nach dem Einzug. Ich bin ein KI-Assistent der Stadt und sage Ihnen, was Sie brauchen.',
    source: 'Bürgerservice › Wohnsitz',
    replies: ['Unterlagen', 'Öffnungszeiten'],
  },
  tasks: {
    title: 'Auskunft ja, Bescheid nein.',
    assistant: [
      'Zuständigkeit finden: welches Amt, welches Gebäude, welcher Schalter',
      'Unterlagen und Fristen nennen, auf Wunsch in Einfacher Sprache',
      'Öffnungszeiten einschließlich Brückentagen und Schließungen',
      'Formulare verlinken und erklären, was in ein Feld gehört',
    ],
    people: [
      'Ermessen, Härtefälle und jede verbindliche Entscheidung',
      'Fragen, bei denen Akten geöffnet werden',
      'Gespräche mit Menschen, die lieber vorsprechen oder anrufen',
    ],
  },
  talk: {
    title: 'Erst amtlich, dann\u00A0klar.',
    lead: 'Ein Bürger fragt, versteht das Wort nicht und fragt noch einmal. Im zweiten Anlauf sagt der Assistent dasselbe, nur kürzer.',
    scene: 'Dienstag, 12:50\u00A0Uhr, Web-Chat im Stadtportal',
    visitor: 'Bürger',
    team: 'Bürgeramt',
    turns: [
      { message: { from: 'visitor', text: 'Was brauche ich, um mich umzumelden?' } },
      {
        message: {
          from: 'assistant',
          text: 'Ihren Ausweis und die Wohnungsgeberbestätigung. Das ist ein Formular, das Ihre Vermieterin ausfüllt.',
          source: 'Bürgerservice › Wohnsitz anmelden',
        },
        comment: 'Das Fachwort bleibt stehen, weil es auf dem Formular steht. Gleich dahinter kommt die Erklärung.',
      },
      { message: { from: 'visitor', text: 'Ich verstehe das nicht gut. Einfacher bitte.' } },
      {
        message: {
          from: 'assistant',
          text: 'Gern. Sie brauchen 2\u00A0Dinge: 1.\u00A0Ihren Ausweis. 2.\u00A0Ein Papier von Ihrem Vermieter. Darauf steht: Sie wohnen jetzt dort.',
        },
        comment: 'Kurze Sätze, Ziffern statt Zahlwörtern. Die Fassung hat das Amt vorher geprüft.',
      },
      { message: { from: 'visitor', text: 'Danke! Kann ich heute noch kommen? Ich nutze einen Rollstuhl.' } },
      {
        message: {
          from: 'assistant',
          text: 'Das Bürgeramt Nord hat heute bis 18\u00A0Uhr offen. Der Eingang ohne Stufen ist an der Hofseite.',
          source: 'Standorte › Bürgeramt Nord',
        },
        comment: 'Zugang und Öffnungszeit stammen aus demselben gepflegten Eintrag.',
      },
      { message: { from: 'visitor', text: 'Mein Vermieter unterschreibt aber nicht.' } },
      {
        message: {
          from: 'team',
          text: 'Guten Tag, Bürgeramt Nord. Kommen Sie trotzdem vorbei: Wir klären mit Ihnen, wie es ohne die Unterschrift weitergeht.',
        },
        comment: 'Ein Streit ist ein Einzelfall, und der gehört zu einer Sachbearbeiterin.',
      },
    ],
  },
  connections: {
    title: 'Verzeichnisse lesen, Register in Ruhe lassen.',
    items: [
      {
        title: 'Leistungskatalog und Website',
        text: 'sind die Quelle jeder Auskunft; Änderungen dort ändern die Antwort.',
      },
      { title: 'Terminvergabe', text: 'zeigt freie Zeiten am gewählten Standort.' },
      { title: 'Telefonzentrale', text: 'bekommt mit dem Sprachassistenten dieselben Antworten wie das Web.' },
    ],
  },
  fit: {
    title: 'Für Ihre Vorlage im Rat',
    items: [
      {
        page: 'blog/accessibility',
        label: 'Barrierefreier Chat',
        text: 'Wie man ein Chatfenster in zwanzig Minuten prüft.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Kundenservice',
        text: 'Häufige Fragen automatisieren, mit Ansprechpartner dahinter.',
      },
      { page: 'products/voice', label: 'Sprachassistent', text: 'Für alle, die lieber sprechen als tippen.' },
    ],
  },
  data: {
    title: 'Auskunft ohne Namen.',
    lead: 'Wer nach Öffnungszeiten fragt, muss nicht sagen, wer er ist. Der Assistent arbeitet ohne Verbindung zum Melderegister.',
    rows: [
      {
        what: 'Frage und Stadtteil',
        why: 'findet Leistung und Standort',
        where: 'Leistungskatalog, ohne Personenbezug',
      },
      { what: 'Gewünschte Sprache', why: 'Deutsch, Englisch, Einfache Sprache', where: 'nur für dieses Gespräch' },
      { what: 'Kontakt für einen Rückruf', why: 'freiwillig', where: 'Postfach des Amtes' },
    ],
  },
  start: {
    title: 'Zehn Leistungen statt des ganzen Katalogs.',
    lead: 'Wählen Sie aus, wonach am Schalter täglich gefragt wird. Barrierefreiheit prüfen wir von Anfang an mit.',
    items: [
      { title: 'Die meistgefragten Leistungen', text: 'Ihr Empfang kennt die Rangfolge besser als jede Auswertung.' },
      {
        title: 'Gepflegte Standortdaten',
        text: 'Zeiten, Zugänge, Schließtage, mit einer Person, die sie aktuell hält.',
      },
      { title: 'Texte in Einfacher Sprache', text: 'Sofern vorhanden. Sonst beginnen wir mit fünf wichtigen.' },
    ],
    button: 'Ihr Vorhaben besprechen',
  },
};
