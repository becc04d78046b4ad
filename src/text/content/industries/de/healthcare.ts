import type { IndustryText } from '../schema.ts';

export const healthcare: IndustryText = {
  meta: {
    name: 'Gesundheitswesen',
    title: 'Chatbot für Praxen: Termine und Rezepte | {brand}',
    headline: 'Montags um acht ist bei Ihnen besetzt.',
    description:
      'Termine, Folgerezepte, Vorbereitung: Der KI-Chatbot für Praxis, Klinik und Krankenhaus nennt zuerst den Notruf; Beschwerden beurteilt Ihr Team.',
  },
  headline: 'Montags um acht ist bei Ihnen besetzt.',
  lead: 'Das Telefon klingelt, während jemand vor der Theke steht. Termine, Folgerezepte, Vorbereitung: Solche Anliegen nimmt ein KI-Assistent auf Ihrer Website an, auch sonntags. Zuerst nennt er den Notruf; Beschwerden beurteilt er nicht.',
  opening: {
    question: 'Ich brauche einen Termin und ein Rezept.',
    answer:
      'Ich bin ein KI-Assistent. Im Notfall: 112, ärztliche Bereitschaft: 116\u00A0117. Sonst gern: Womit fangen wir an?',
    replies: ['Termin', 'Folgerezept'],
  },
  tasks: {
    title: 'Er kennt Ihre Sprechzeiten, nicht die Krankheit.',
    assistant: [
      'Zuerst den Notruf 112 und den Bereitschaftsdienst 116\u00A0117 nennen',
      'Termine zu Ihren Anlässen buchen (Erweiterung, Preis im Angebot)',
      'Wünsche nach Folgerezepten aufnehmen, nach Einwilligung',
      'Vorbereitung erklären: nüchtern kommen, Überweisung, Versichertenkarte',
    ],
    people: [
      'Beschwerden einschätzen, Befunde erklären, zu Medikamenten raten',
      'Entscheiden, ob ein Rezept ausgestellt wird',
      'Alles, was jemand lieber einem Menschen erzählt',
    ],
  },
  talk: {
    title: 'Ein Rezept, ein Termin und ein Satz, bei dem es ernst wird.',
    lead: 'Es beginnt mit Routine. Dann fällt ein Wort, das nicht in einen Chat gehört.',
    scene: 'Sonntag, 20:30\u00A0Uhr, Web-Chat einer Hausarztpraxis',
    visitor: 'Patient',
    team: 'Praxis',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Abend, ich bin der KI-Assistent der Praxis. Notruf: 112. Ärztlicher Bereitschaftsdienst: 116\u00A0117. Termin oder Rezept?',
        },
        comment: 'KI-Hinweis und Notruf stehen vor der ersten Eingabe.',
      },
      { message: { from: 'visitor', text: 'Ein Folgerezept, bitte.' } },
      {
        message: {
          from: 'assistant',
          text: 'Dafür brauche ich Namen, Geburtsdatum und das Mittel, eine Gesundheitsangabe. Darf unsere Chat-Plattform sie speichern und der Praxis geben?',
          source: 'Praxis › Folgerezepte',
        },
        comment:
          'Erst die Einwilligung, mit allen Empfängern: Formuliert ein Sprachmodell, gehört dessen Betreiber dazu. Wer nein sagt, ruft an.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Ja. Ich heiße Jan Ebert, geboren am 4.5.1961, und nehme Ramipril. Einen Termin brauche ich auch, mir ist seit heute so eng in der Brust.',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Enge in der Brust kann ein Notfall sein. Bitte rufen Sie jetzt die 112 an. Ich kann das nicht beurteilen.',
          source: 'Notfall › feste Antwort',
        },
        comment:
          'Ein Satz, den das ärztliche Team freigegeben hat. Kein Chatbot erkennt jeden Notfall; deshalb steht die 112 schon in der Begrüßung.',
      },
      { message: { from: 'visitor', text: 'Meine Frau ruft gerade an.' } },
      {
        message: {
          from: 'assistant',
          text: 'Gut. Bleiben Sie bitte nicht allein. Rezept und Termin haben Zeit.',
        },
      },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier ist die Praxis. Wir haben gelesen, was gestern war, und rufen Sie gleich an.',
        },
        comment: 'Montag früh. Die Nummer steht in der Kartei.',
      },
    ],
  },
  connections: {
    title: 'So wenig Verbindung wie möglich.',
    items: [
      {
        title: 'Terminbuchung',
        text: 'Als Erweiterung. Ob Ihr Praxiskalender freie Zeiten liefert, prüfen wir vor dem Angebot.',
      },
      {
        title: 'Empfang',
        text: 'Rezeptwünsche kommen mit dem Verlauf zu Ihrem Team, das sie prüft.',
      },
      {
        title: 'Praxisverwaltung',
        text: 'Anfangs ohne Anbindung; später wäre sie ein eigenes Vorhaben mit {enterpriseName}.',
      },
    ],
  },
  fit: {
    title: 'Für Ihre Praxis',
    items: [
      { page: 'products/add-ons', label: 'Erweiterungen', text: 'Die Terminbuchung im Einzelnen.' },
      {
        page: 'blog/data-protection',
        label: 'Chatbot und Datenschutz',
        text: 'Eine Prüfliste für Ihre Datenschutzbeauftragte.',
      },
      {
        page: 'blog/limits',
        label: 'Was ein KI-Chatbot nicht kann',
        text: 'Anliegen, die bei Menschen bleiben sollten.',
      },
    ],
  },
  data: {
    title: 'Gesundheitsdaten brauchen einen Grund.',
    lead: 'Schon der Name eines Mittels ist eine Gesundheitsangabe. Deshalb beginnt der Ablauf mit der Einwilligung, und nach dem Warum fragt er nicht.',
    rows: [
      {
        what: 'Name und Geburtsdatum',
        why: 'damit Ihr Team Termin und Rezept zuordnet',
        where: 'Verlauf des Gesprächs',
      },
      {
        what: 'Medikament',
        why: 'für die Prüfung durch die Praxis',
        where: 'Plattform und Ihr Team, nach Einwilligung',
      },
      {
        what: 'Frage und Angaben im Chat',
        why: 'daraus entsteht die Antwort',
        where: 'Plattform in Deutschland; bei einem Sprachmodell auch dessen Betreiber',
      },
      { what: 'Beschwerden', why: 'werden nicht abgefragt', where: 'ins Sprechzimmer' },
    ],
  },
  start: {
    title: 'Was wird bei Ihnen montags gefragt?',
    lead: 'Schicken Sie uns drei dieser Fragen: In der Demo wird daraus vor Ihren Augen ein Chatbot. Vor dem Betrieb klären Sie Einwilligung, Schweigepflicht (§\u00A0203 StGB) und Cloud-Vorgaben (§\u00A0393 SGB\u00A0V) mit Ihrer Datenschutzbeauftragten.',
    items: [
      { title: 'Anlässe und ihre Dauer', text: 'Impfung zehn Minuten, Vorsorge dreißig: Ihre Liste.' },
      {
        title: 'Die Notfallsätze',
        text: 'Welche Wörter das Gespräch beenden. Ihr ärztliches Team gibt sie frei.',
      },
      { title: 'Der Weg des Rezepts', text: 'Wer prüft, wann, und wie die Patientin davon erfährt.' },
    ],
    button: 'Drei Fragen schicken',
  },
};
