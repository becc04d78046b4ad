import type { IndustryText } from '../schema.ts';

export const healthcare: IndustryText = {
  meta: {
    name: 'Gesundheitswesen',
    title: 'Chatbot für Praxen: Termine und Rezepte | {brand}',
    headline: 'Montags um acht ist besetzt.',
    description:
      'Termine, Folgerezepte, Vorbereitung: Der KI-Chatbot für Praxis, Klinik und Krankenhaus nennt zuerst den Notruf; Beschwerden beurteilt Ihr Team.',
  },
  question: '„Ich brauche einen\nTermin und ein Rezept.“',
  headline: 'Montags um acht ist besetzt.',
  lead: 'Das Telefon klingelt, während jemand an der Anmeldung steht. Ein KI-Assistent auf Ihrer Website kann Wünsche nach Terminen und Folgerezepten annehmen, auch sonntags. Zuerst nennt er den Notruf; Beschwerden beurteilt Ihr Team. Was bei Einwilligung, Geheimhaltung und Nachweisen zu regeln ist, besprechen wir vor dem Angebot.',
  tasks: {
    title: 'Was der Assistent dem Empfang abnimmt.',
    assistant: [
      'Zuerst den Notruf 112 und den Bereitschaftsdienst 116\u00A0117 nennen',
      'Terminwünsche aufnehmen, den Anlass erst nach Einwilligung; buchen mit der Erweiterung Terminbuchung (Preis im Angebot), wenn Ihr Kalender passt',
      'Wünsche nach Folgerezepten aufnehmen, nach ausdrücklicher Einwilligung',
      'Vorbereitung erklären: nüchtern kommen, Überweisung, Versichertenkarte',
    ],
    people: [
      'Beschwerden einschätzen, Befunde erklären, zu Medikamenten raten',
      'Entscheiden, ob ein Rezept ausgestellt wird',
      'Alles, was jemand lieber einem Menschen erzählt',
    ],
  },
  talk: {
    title: 'Wenn zwischen Rezept und Termin ein Notfall steckt.',
    lead: 'Die 112 steht in der Begrüßung und in einer festen Antwort.',
    scene: { time: '20:30\u00A0Uhr', day: 'Sonntag', place: 'Web-Chat einer Hausarztpraxis' },
    visitor: 'Patient',
    team: 'Praxis',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Guten Abend, ich bin der KI-Assistent der Praxis. Notruf: 112. Ärztlicher Bereitschaftsdienst: 116\u00A0117. Beschwerden schreiben Sie bitte nicht hier. Geht es um einen Termin oder ein Rezept?',
        },
        comment: 'KI-Hinweis und Notruf stehen vor der ersten Eingabe.',
      },
      { message: { from: 'visitor', text: 'Ein Folgerezept, bitte.' } },
      {
        message: {
          from: 'assistant',
          text: 'Dafür brauche ich Ihren Namen, Ihr Geburtsdatum und das Medikament. Weil es etwas über Ihre Gesundheit verrät, frage ich vorher: Willigen Sie ausdrücklich darin ein, dass das Praxisteam diese drei Angaben für Ihr Rezept nutzt? Auch unsere Dienstleister für Chat und Sprachmodell verarbeiten sie. Ihr Ja können Sie jederzeit widerrufen; mehr dazu unter „Datenschutz“. Oder Sie rufen uns an.',
          source: 'Praxis › Folgerezepte',
        },
        comment: 'Zweck, Empfänger und der Weg ohne Chat stehen vor der ersten Angabe.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Ja. Ich heiße Jan Ebert, geboren am 4.\u00A0Mai 1961, und nehme Ramipril. Einen Termin brauche ich auch, mir ist seit heute so eng in der Brust.',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Enge in der Brust kann ein Notfall sein. Bitte rufen Sie jetzt die 112 an. Ich kann das nicht beurteilen.',
          source: 'Notfall › feste Antwort',
        },
        comment:
          'Diesen Satz hat das ärztliche Team freigegeben. Kein Chatbot erkennt jeden Notfall; deshalb steht die 112 schon in der Begrüßung.',
      },
      { message: { from: 'visitor', text: 'Meine Frau wählt gerade die 112.' } },
      {
        message: {
          from: 'assistant',
          text: 'Gut. Tun Sie bitte, was die Leitstelle Ihnen sagt. Rezept und Termin haben Zeit.',
          source: 'Notfall › feste Antwort',
        },
      },
      {
        message: {
          from: 'team',
          text: 'Guten Morgen, hier ist die Praxis. Wir haben gelesen, was gestern war, und rufen Sie gleich an.',
        },
        comment:
          'Montag früh. Hat der Patient das Fenster geschlossen, sieht er das nicht mehr. Angerufen wird er trotzdem, die Nummer steht in der Kartei.',
      },
    ],
  },
  connections: {
    title: 'Anfangen können Sie ohne Anbindung.',
    items: [
      {
        title: 'Terminbuchung',
        text: 'Mit dieser Erweiterung (Preis im Angebot) bucht der Assistent, sofern Ihr Praxiskalender freie Zeiten herausgibt.',
      },
      {
        title: 'Empfang',
        text: 'Ihr Team liest den Verlauf und prüft die Rezeptwünsche.',
      },
      {
        title: 'Praxisverwaltung',
        text: 'Eine Anbindung wäre später ein eigenes Vorhaben mit {enterpriseName}.',
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
        text: 'Eine Prüfliste für alle, die bei Ihnen darauf achten.',
      },
      {
        page: 'blog/limits',
        label: 'Was ein KI-Chatbot nicht kann',
        text: 'Anliegen, die bei Menschen bleiben sollten.',
      },
    ],
  },
  data: {
    title: 'Nur, was Rezept und Termin brauchen.',
    lead: 'Schon der Name eines Mittels oder der Anlass eines Termins ist eine Gesundheitsangabe. Der Ablauf bittet vorher um die ausdrückliche Einwilligung.',
    rows: [
      {
        what: 'Frage im Chat',
        why: 'für die Antwort',
        where:
          'die Plattform, gehostet in Deutschland; wenn ein Sprachmodell die Antwort formuliert, auch dessen Betreiber; Ihr Praxisteam, soweit die Rolle es erlaubt',
      },
      {
        what: 'Medikament, Anlass eines Termins',
        why: 'für die Prüfung durch die Praxis',
        where: 'wie bei der Frage, aber erst nach ausdrücklicher Einwilligung',
      },
      {
        what: 'Name und Geburtsdatum',
        why: 'damit Ihr Team Termin und Rezept zuordnet',
        where: 'wie bei der Frage',
      },
      {
        what: 'Beschwerden, falls jemand davon schreibt',
        why: 'der Ablauf fragt nicht danach; sie können den Notfallsatz auslösen',
        where: 'wie bei der Frage; klären Sie vorher Rechtsgrundlage (Art.\u00A09 DSGVO) und Löschfrist',
      },
    ],
  },
  start: {
    title: 'Was wird bei Ihnen montags gefragt?',
    lead: 'Schicken Sie uns drei dieser Fragen in eigenen Worten, ohne Namen und ohne alles, woran man jemanden erkennt: In der Demo wird daraus vor Ihren Augen ein Chatbot. Vor dem Betrieb klären Sie vier Punkte.',
    items: [
      {
        title: 'Einwilligung, Geheimhaltung, Nachweise',
        text: 'Ihre Datenschutzberatung klärt, ob statt der Einwilligung eine andere Grundlage gilt (Art.\u00A09 DSGVO) und ob Sie eine Folgenabschätzung brauchen (Art.\u00A035 DSGVO). Alle Beteiligten müssen sich zur Geheimhaltung verpflichten (§\u00A0203 StGB), auch wir und jeder, der die Gespräche für uns verarbeitet. Wo §\u00A0393 SGB\u00A0V gilt, kommen die dort verlangten Nachweise hinzu, etwa ein C5-Testat. Fragen Sie uns, was davon vorliegt; fehlt etwas, bleibt es bei Fragen ohne Gesundheitsangaben.',
      },
      { title: 'Anlässe und ihre Dauer', text: 'Etwa Impfung zehn Minuten, Vorsorge dreißig.' },
      {
        title: 'Die Notfallsätze',
        text: 'Welche Wörter zur 112 führen. Ihr ärztliches Team gibt sie frei; lassen Sie prüfen, ob der Ablauf damit zum Medizinprodukt wird.',
      },
      { title: 'Der Weg des Rezepts', text: 'Wer prüft es wann, und wie erfährt die Patientin davon?' },
    ],
    button: 'Montagsfragen schicken',
  },
};
