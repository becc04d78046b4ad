import type { IndustryText } from '../schema.ts';

export const healthcare: IndustryText = {
  meta: {
    name: 'Gesundheitswesen',
    title: 'Chatbot für Praxen: Termine und Rezepte | {brand}',
    headline: 'Bei uns ist montags bis zehn besetzt.',
    description:
      'Termine, Folgerezepte und Vorbereitung: Der KI-Chatbot nennt zuerst den Notruf, stellt keine Diagnosen und entlastet das Telefon Ihrer Praxis.',
  },
  headline: 'Montags um acht ist bei Ihnen immer besetzt.',
  lead: 'Am Empfang klingelt das Telefon, während jemand vor der Theke steht. Der Assistent übernimmt Termine und Folgerezepte. Beschwerden beurteilt er nicht, und vor allem anderen nennt er den Notruf.',
  opening: {
    question: 'Ich brauche einen Termin und mein Blutdruckmittel.',
    answer:
      'Im Notfall wählen Sie bitte die 112. Ich bin ein KI-Assistent für Termine und Rezepte. Womit fangen wir an?',
    replies: ['Termin', 'Folgerezept'],
  },
  tasks: {
    title: 'Der Kalender ja, die Krankheit nein.',
    assistant: [
      'Termine nach Anlass vergeben, verlegen und absagen',
      'Bestellungen von Folgerezepten aufnehmen, damit die Praxis sie prüft',
      'Vorbereitung erklären: nüchtern kommen, Überweisung, Versichertenkarte',
      'Vertretung und Bereitschaftsdienst außerhalb der Sprechzeiten nennen',
    ],
    people: [
      'Beschwerden einschätzen, Befunde erklären, zu Medikamenten raten',
      'Entscheiden, ob ein Rezept ausgestellt wird',
      'Alles, was jemand lieber einem Menschen erzählt',
    ],
  },
  talk: {
    title: 'Ein Rezept, ein Termin und ein Satz, bei dem es ernst wird.',
    lead: 'Das Gespräch beginnt mit Routine. Dann fällt ein Wort, das nicht in einen Chat gehört, und der Assistent bricht die Routine ab.',
    scene: 'Sonntag, 20:30\u00A0Uhr, Web-Chat einer Hausarztpraxis',
    visitor: 'Patient',
    team: 'Praxis',
    turns: [
      { message: { from: 'visitor', text: 'Ich möchte mein Ramipril nachbestellen.' } },
      {
        message: {
          from: 'assistant',
          text: 'Ich gebe die Bestellung an die Praxis weiter; eine Ärztin prüft sie. Waren Sie dieses Quartal schon bei uns?',
          source: 'Praxis › Folgerezepte',
        },
        comment: 'Bestellen heißt nicht bewilligen, und das sagt er gleich dazu.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Ja, im Oktober. Einen Termin brauche ich auch, mir ist seit heute so eng in der Brust.',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Enge in der Brust kann ein Notfall sein. Bitte rufen Sie jetzt die 112 an. Ich kann das nicht beurteilen.',
          source: 'Notfall › feste Antwort',
        },
        comment: 'Kein Nachfragen, keine Einordnung. Diese Antwort ist fest hinterlegt und geht vor.',
      },
      { message: { from: 'visitor', text: 'Meine Frau ruft gerade an.' } },
      {
        message: {
          from: 'assistant',
          text: 'Gut. Bleiben Sie bitte nicht allein. Um das Rezept kümmert sich die Praxis, daran müssen Sie jetzt nicht denken.',
        },
        comment: 'Der Terminwunsch wird nicht weiterverfolgt.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier die Praxis. Wir haben gelesen, was gestern war. Bitte rufen Sie an, wenn Sie können.',
        },
        comment: 'Das Team sieht den Abbruch morgens als ersten Eintrag im Posteingang.',
      },
    ],
  },
  connections: {
    title: 'So wenig Verbindung wie möglich.',
    items: [
      { title: 'Terminkalender der Praxis', text: 'zeigt freie Zeiten je Anlass; Namen anderer bleiben verborgen.' },
      { title: 'Posteingang des Empfangs', text: 'sammelt Rezeptwünsche zur Prüfung.' },
      { title: 'Telefonassistent', text: 'nimmt außerhalb der Sprechzeiten Anrufe an und nennt zuerst den Notruf.' },
    ],
  },
  fit: {
    title: 'Dazu lesen Praxen',
    items: [
      { page: 'products/add-ons', label: 'Erweiterungen', text: 'Die Terminbuchung im Einzelnen.' },
      { page: 'products/voice', label: 'Sprachassistent', text: 'Was gesagt, verstanden und bestätigt wird.' },
      {
        page: 'blog/limits',
        label: 'Was ein KI-Chatbot nicht kann',
        text: 'Anliegen, die bei Menschen bleiben sollten.',
      },
    ],
  },
  data: {
    title: 'Gesundheitsdaten brauchen einen Grund.',
    lead: 'Schon der Name eines Mittels ist eine Gesundheitsangabe. Darum holt der Assistent vor der Bestellung die Einwilligung ein und fragt nicht nach dem Warum.',
    rows: [
      { what: 'Name und Geburtsdatum', why: 'ordnet Termin und Rezept zu', where: 'Ihre Praxisverwaltung' },
      { what: 'Medikament', why: 'für die Prüfung durch die Praxis', where: 'Posteingang, nach Einwilligung' },
      { what: 'Anlass des Termins', why: 'bestimmt die Dauer, als Auswahl statt als Freitext', where: 'Kalender' },
      { what: 'Beschwerden', why: 'werden nicht abgefragt', where: 'ins Sprechzimmer' },
    ],
  },
  start: {
    title: 'Eine Sprechstunde ohne Klingeln vorbereiten.',
    lead: 'Gesundheitsdaten verlangen Sorgfalt vor dem Start. Planen Sie dafür ein Gespräch mit Ihrer Datenschutzbeauftragten ein.',
    items: [
      { title: 'Anlässe und ihre Dauer', text: 'Impfung zehn Minuten, Vorsorge dreißig: Ihre Liste, Ihre Zeiten.' },
      {
        title: 'Die festen Notfallsätze',
        text: 'Wörter, bei denen jedes Gespräch endet. Ihr ärztliches Team gibt sie frei.',
      },
      { title: 'Der Weg des Rezepts', text: 'Wer prüft, wann, und wie die Patientin davon erfährt.' },
    ],
    button: 'Praxisalltag besprechen',
  },
};
