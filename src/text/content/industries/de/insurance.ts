import type { IndustryText } from '../schema.ts';

export const insurance: IndustryText = {
  meta: {
    name: 'Versicherungen',
    title: 'Chatbot für Versicherungen: Schaden melden | {brand}',
    headline: 'Nachts um zwei steht der Keller unter Wasser.',
    description:
      'Die erste Schadenmeldung kommt nachts: Der KI-Chatbot fragt ruhig nach, soll nichts zur Deckung sagen und übergibt den Verlauf an Ihre Schadenabteilung.',
  },
  question: '„Bei mir läuft\nWasser in den Keller.\nWas muss ich tun?“',
  headline: 'Solche Fragen kommen nachts um zwei.',
  lead: 'Wer einen Schaden meldet, braucht jemanden, der ruhig das Richtige fragt. Das tut der Assistent, auch nachts, und übergibt Ihrer Schadenabteilung den ganzen Verlauf. Ob und wie viel gezahlt wird, entscheiden dort Menschen.',
  talk: {
    title: 'Die Meldung steht, bevor das Büro öffnet.',
    lead: 'Am Morgen liest die Schadenabteilung den Verlauf und ruft an.',
    scene: { time: '2:10\u00A0Uhr', day: 'Donnerstag', place: 'Web-Chat' },
    visitor: 'Versicherter',
    team: 'Schadenabteilung',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Hallo, ich bin der KI-Assistent der Schadenaufnahme. Ist jemand verletzt oder in Gefahr, wählen Sie bitte zuerst die 112. Was ist passiert?',
        },
        comment: 'Der Notruf steht vor der ersten Frage.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Niemand verletzt. Waschmaschine ausgelaufen, Hahn ist zu, Keller nass. Zahlen Sie das?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Gut, dass der Hahn zu ist. Gehen Sie bitte erst in den Keller, wenn der Strom dort abgeschaltet ist, und retten Sie dann, was noch trocken ist. Ob gezahlt wird, prüft ein Mensch. Für die Meldung brauche ich Uhrzeit, Ursache, Name, Vertragsnummer und Telefon. Ihre Angaben gehen an unsere Schadenabteilung; wer sie für uns verarbeitet, steht unter „Datenschutz“. Oder rufen Sie ab 8\u00A0Uhr an.',
          source: 'Merkblatt › Wasserschaden',
        },
        comment: 'Zur Deckung sagt er nichts, auch nicht zwischen den Zeilen.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Gegen Mitternacht, der Schlauch. Reuter, HR\u00A00041, 0171\u00A03920041, bitte nach acht. Soll ich die Maschine wegwerfen?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Danke, das ist notiert. Um 8\u00A0Uhr liegt Ihre Meldung der Schadenabteilung vor, mit Ihrem Wunsch nach einem Rückruf. Die Maschine bitte noch nicht wegwerfen: Heben Sie Beschädigtes auf und fotografieren Sie es. Wohin mit den Bildern, sagt man Ihnen am Telefon.',
          source: 'Merkblatt › Nach dem Schaden',
        },
        comment: 'So steht es im Merkblatt, das die Rechtsabteilung freigegeben hat.',
      },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier ist die Schadenabteilung. Ihre Meldung habe ich gelesen. Passt eine Besichtigung morgen um 10\u00A0Uhr?',
        },
        comment: 'Das ist kein Chat mehr, sondern der Anruf kurz nach acht. Der Versicherte muss nichts wiederholen.',
      },
    ],
  },
  tasks: {
    title: 'Der Assistent nimmt auf, Ihre Abteilung reguliert.',
    assistant: [
      'Sagen, was zuerst zu tun ist und welcher Notdienst hilft, nach Ihrem Merkblatt',
      'Ort, Zeit und Hergang nach Ihrem Formular abfragen',
      'Sagen, welche Unterlagen gebraucht werden',
      'Anfragen nach Bescheinigungen aufnehmen',
    ],
    people: [
      'Jede Aussage zu Deckung, Höhe und Schuld',
      'Alle Fragen zu Personenschäden',
      'Beratung zu neuen Verträgen',
    ],
  },
  data: {
    title: 'Wer die Schadenmeldung liest.',
    lead: 'Eine Meldung kann auch Nachbarn oder Verletzte betreffen. Nach Verletzungen fragt nur Ihr Team. Schreibt jemand von sich aus davon, lesen es alle, die die Meldung erhalten. Klären Sie vorher die Rechtsgrundlage (Art.\u00A09 DSGVO). Private Kranken-, Unfall- und Lebensversicherer bindet außerdem die Schweigepflicht (§\u00A0203 StGB).',
    rows: [
      {
        what: 'Hergang, Name, Rückruf',
        why: 'um den Schaden aufzunehmen und zurückzurufen',
        where:
          'die Plattform, gehostet in Deutschland; wenn ein Sprachmodell Antworten formuliert, auch dessen Betreiber; Ihre Schadenabteilung',
      },
      { what: 'Fotos und Belege', why: 'für die Prüfung', where: 'die Stelle, die Ihre Schadenabteilung nennt' },
      {
        what: 'Angaben zu Verletzungen',
        why: 'um gleich an Ihr Team zu übergeben',
        where: 'wie der Hergang; der Assistent fragt nicht nach',
      },
    ],
  },
  connections: {
    title: 'Wohin die Meldung weitergeht.',
    items: [
      { title: 'Helpdesk', text: 'Die Meldung kann als Vorgang ankommen, samt Verlauf.' },
      {
        title: 'Schadensystem',
        text: 'Über eine eigene API-Anbindung im Plan {enterpriseName}. Zahlungen gehören nicht dazu.',
      },
      {
        title: 'Terminbuchung',
        text: 'Für Besichtigungen (Erweiterung, Preis im Angebot). Ob Ihr Kalender passt, prüfen wir vorher.',
      },
    ],
  },
  fit: {
    title: 'So geht es weiter',
    items: [
      { page: 'products/live-chat', label: 'Live-Chat', text: 'Übergabe nach Thema, etwa an Kfz oder Hausrat.' },
      {
        page: 'examples/customer-service',
        label: 'Beispieldialoge',
        text: 'Sechs Gespräche aus dem Service.',
      },
    ],
  },
  start: {
    title: 'Vier Unterlagen, dann eine Test\u00ADnacht.',
    lead: 'Schildern Sie uns den Ablauf einer Sparte, etwa Hausrat. In der Demo wird aus drei Fragen ohne Namen und Schadennummern ein Chatbot, und Sie sehen zu. Mit einem Plan oder einem vereinbarten Zugang spielen Sie vor dem Freischalten erfundene Schäden durch, gern nachts um zwei.',
    items: [
      { title: 'Ihr Schadenformular', text: 'Die Pflichtfelder werden zu Fragen, in Ihrer Reihenfolge.' },
      {
        title: 'Merkblätter zur Soforthilfe',
        text: 'Nur, was Ihre Rechtsabteilung freigegeben hat.',
      },
      {
        title: 'Die Liste der Tabusätze',
        text: 'Von „übernehmen wir“ bis „sind Sie versichert“: Daran prüfen Sie jede Antwort.',
      },
      {
        title: 'Die Fragen Ihrer Prüfer',
        text: 'Wir antworten schriftlich, etwa zu Ausgliederung (§\u00A032 VAG), DORA und Sprachmodell.',
      },
    ],
    button: 'Schadenablauf schildern',
  },
};
