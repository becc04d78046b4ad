import type { IndustryText } from '../schema.ts';

export const insurance: IndustryText = {
  meta: {
    name: 'Versicherungen',
    title: 'Chatbot für Versicherungen: Schaden melden | {brand}',
    headline: 'Nachts um zwei steht der Keller unter Wasser.',
    description:
      'Die erste Schadenmeldung kommt nachts: Der KI-Chatbot sammelt Fakten, rät zur Sicherheit, verspricht nichts und übergibt an Ihre Schadenabteilung.',
  },
  headline: 'Nachts um zwei steht der Keller unter Wasser.',
  lead: 'Wer einen Schaden meldet, ist aufgeregt und braucht jemanden, der ruhig fragt. Der Assistent sammelt die Fakten. Ob und was gezahlt wird, sagt er nie: Das entscheidet Ihre Schadenabteilung.',
  opening: {
    question: 'Bei mir läuft Wasser in den Keller, was muss ich tun?',
    answer:
      'Steht Wasser an Steckdosen? Dann gehen Sie bitte nicht hinein. Ich bin ein KI-Assistent und nehme alles auf.',
    source: 'Soforthilfe › Wasser',
    replies: ['Schaden melden', 'Notdienst-Nummer'],
  },
  talk: {
    title: 'Fakten sammeln, nichts versprechen, übergeben.',
    lead: 'Diese Meldung dauert wenige Minuten. Am Morgen liegt sie vollständig auf dem Tisch der Schadenabteilung, mit Fotos und Uhrzeit.',
    scene: 'Donnerstag, 2:10\u00A0Uhr, Web-Chat',
    visitor: 'Versicherter',
    team: 'Schadenabteilung',
    turns: [
      { message: { from: 'visitor', text: 'Das Wasser ist aus, aber der Boden ist nass und die Waschmaschine auch.' } },
      {
        message: {
          from: 'assistant',
          text: 'Gut, dass Sie abgedreht haben. Seit wann läuft es, und woher kam das Wasser?',
        },
        comment: 'Eine Frage nach der anderen, in der Reihenfolge der Schadenanzeige.',
      },
      { message: { from: 'visitor', text: 'Seit ungefähr Mitternacht, aus dem Schlauch. Zahlen Sie das?' } },
      {
        message: {
          from: 'assistant',
          text: 'Das kann und darf ich nicht sagen. Eine Sachbearbeiterin prüft es, sobald die Meldung vollständig ist. Haben Sie Fotos?',
          source: 'Ablauf › Schadenmeldung Hausrat',
        },
        comment: 'Keine Andeutung zur Deckung, auch keine tröstende.',
      },
      { message: { from: 'visitor', text: 'Drei Stück. Soll ich die Maschine wegwerfen?' } },
      {
        message: {
          from: 'assistant',
          text: 'Bitte heben Sie alles Beschädigte auf, bis sich jemand gemeldet hat. Ich habe Zeit, Ursache und drei Fotos notiert.',
          source: 'Ratgeber › Nach dem Schaden',
        },
        comment: 'Der Rat steht im Merkblatt des Versicherers. Der Assistent erfindet keinen eigenen.',
      },
      { message: { from: 'visitor', text: 'Gut. Rufen Sie mich bitte nach acht an.' } },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen. Ihre Meldung ist vollständig, ich habe alle Fotos. Passt ein Gutachter morgen Vormittag?',
        },
        comment: 'Der Anruf beginnt mit dem nächsten Schritt statt mit der ersten Frage.',
      },
    ],
  },
  tasks: {
    title: 'Aufnehmen darf der Assistent. Regulieren nicht.',
    assistant: [
      'Zu Sicherheit und Notdienst raten, so wie Ihr Merkblatt es vorgibt',
      'Ort, Zeit, Hergang und Fotos in fester Reihenfolge abfragen',
      'Sagen, welche Unterlagen noch fehlen und wie man sie nachreicht',
      'Bescheinigungen und Adressänderungen annehmen',
    ],
    people: [
      'Jede Aussage zu Deckung, Höhe und Schuld',
      'Personenschäden: sofort weiter, ohne Fragebogen',
      'Beratung zu neuen Verträgen, wo das Gesetz sie verlangt',
    ],
  },
  data: {
    title: 'Sensible Angaben, schmaler Weg.',
    lead: 'Eine Schadenmeldung kann Gesundheit, Nachbarn oder Einbrecher betreffen. Deshalb fragt der Assistent nach dem Hergang und nicht nach mehr, als Ihr Formular vorsieht.',
    rows: [
      { what: 'Versicherungsnummer', why: 'ordnet die Meldung zu', where: 'Bestandssystem, nur Abgleich' },
      { what: 'Hergang und Zeitpunkt', why: 'Kern der Anzeige', where: 'Schadensystem' },
      { what: 'Fotos', why: 'Beleg für die Prüfung', where: 'Schadenakte' },
      { what: 'Angaben zu Verletzungen', why: 'lösen die Übergabe aus', where: 'direkt an einen Menschen' },
    ],
  },
  connections: {
    title: 'Ein Anschluss an die Akte, keiner an die Kasse.',
    items: [
      {
        title: 'Schadensystem',
        text: 'erhält die fertige Meldung als neuen Vorgang. Auszahlungen kann der Chat nicht auslösen.',
      },
      { title: 'CRM', text: 'kennt die zuständige Vermittlerin und gibt ihr Bescheid.' },
      { title: 'Terminbuchung', text: 'schlägt Zeiten für Rückruf oder Besichtigung vor.' },
    ],
  },
  fit: {
    title: 'So geht es weiter',
    items: [
      { page: 'products/live-chat', label: 'Live-Chat', text: 'Übergabe nach Sparte und Dringlichkeit.' },
      {
        page: 'examples/customer-service',
        label: 'Beispieldialoge',
        text: 'Sechs Gespräche aus dem Service, von Anfang bis Ende.',
      },
      { page: 'products/add-ons', label: 'Erweiterungen', text: 'Rückrufe und Besichtigungen als Termin.' },
    ],
  },
  start: {
    title: 'Drei Papiere, dann eine Probe\u00ADnacht.',
    lead: 'Beginnen Sie mit einer Sparte, zum Beispiel Hausrat. Wir spielen erfundene Schäden durch, bevor der erste echte kommt.',
    items: [
      { title: 'Ihr Schadenformular', text: 'Die Pflichtfelder werden zu Fragen, in Ihrer Reihenfolge.' },
      {
        title: 'Merkblätter zur Soforthilfe',
        text: 'Von der Rechtsabteilung freigegeben; andere Ratschläge gibt der Assistent nicht.',
      },
      {
        title: 'Die Liste der Tabuwörter',
        text: 'Sätze, die nie fallen dürfen, von „übernehmen wir“ bis „sind Sie versichert“.',
      },
    ],
    button: 'Schadenablauf besprechen',
  },
};
