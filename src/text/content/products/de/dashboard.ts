import type { ProductText } from '../schema.ts';

export const dashboard: ProductText = {
  meta: {
    name: 'Dashboard',
    title: 'Dashboard und Verwaltungsportal | {brand}',
    headline: 'Sehen, was gefragt wird und wer antwortet.',
    description:
      'Auswertungen und Berichte zu Ihren Gesprächen, dazu das Verwaltungsportal für Teams, Projekte, Rollen, Dialoge und Kanäle. Mit Beispiel und Grenzen.',
  },
  hero: {
    title: 'Hier\u00A0sehen\u00A0Sie, was gefragt wird und wer antwortet.',
    lead: 'Das Dashboard zeigt in Auswertungen und Berichten, welche Themen häufig sind und wie oft Ihr Team übernimmt. Im Verwaltungs\u00ADportal lesen Sie Dialoge, legen fest, wer zu welchem Team und Projekt gehört, und verwalten Kanäle.',
  },
  picture: { kind: 'screen', screen: 'dashboard' },
  how: {
    title: 'Zwanzig Minuten am Montag.',
    lead: 'Ein Vorschlag für die Person, die den Chatbot bei Ihnen betreut.',
    steps: [
      {
        title: 'Auswertung öffnen',
        text: 'Ist etwas anders als in der Woche davor? Eine Spitze hat meist einen Anlass, den jemand im Haus kennt.',
      },
      {
        title: 'Drei Dialoge lesen',
        text: 'Am besten solche, die Ihr Team übernommen hat. Hätte der Assistent antworten können, fehlt in der Wissensbasis ein Text.',
      },
      {
        title: 'Eine Lücke schließen',
        text: 'Schreiben Sie einen Absatz je Woche. Das ist leichter durchzuhalten als ein großer Frühjahrsputz.',
      },
      {
        title: 'Bericht weitergeben',
        text: 'Ihre Leitung bekommt den Bericht und zwei Sätze von Ihnen dazu.',
      },
    ],
  },
  details: {
    title: 'Das Verwaltungs\u00ADportal.',
    lead: 'Hier regeln Sie, wer woran arbeitet.',
    entries: [
      {
        title: 'Team',
        text: 'Sie ordnen Kolleginnen und Kollegen einem Team zu, im Beispiel oben Lager, Buchhaltung, Vertrieb oder Service. Wechselt jemand die Aufgabe, ändern Sie die Zuordnung.',
      },
      {
        title: 'Projekte',
        text: 'Ein Projekt ist ein Chatbot. Das Dashboard zeigt alle Projekte Ihres Vertrags, und Rollen regeln, wer welches sieht.',
      },
      {
        title: 'Rollen',
        text: 'Die Rolle bestimmt, was jemand im zugeordneten Projekt tun darf. Welche Sie brauchen, legen Sie fest; in der persönlichen Einführung (Preis im Angebot) beraten wir Sie dazu.',
      },
      {
        title: 'Dialoge',
        text: 'Sie lesen nach, was gefragt wurde und was der Assistent oder Ihr Team geantwortet hat.',
      },
      {
        title: 'Kanäle',
        text: 'Web-Chat, Messenger, Sprachassistent: Sie verwalten, wo Ihr Chatbot zu erreichen ist.',
      },
    ],
  },
  limits: {
    title: 'Was Zahlen nicht verraten.',
    lead: 'Lesen Sie neben den Zahlen auch Dialoge.',
    items: [
      'Ob ein beendetes Gespräch geholfen hat, zeigt erst der Dialog.',
      'Das Dashboard ersetzt keine Webanalyse: Was vor dem Gespräch auf der Seite geschah, steht darin nicht.',
      'Uhrzeiten wie im Bild oben zeigt Ihr Bericht nur, wenn Ihr Angebot sie nennt.',
      'Wie groß Ihr Plan sein muss, richtet sich nach den aktiven Nutzern. Ob Ihr Bericht ihre Zahl zeigt oder wie Sie sie sonst nachprüfen, schreiben wir auf Wunsch ins Angebot. Bezweifeln Sie die Zahl, müssen wir sie nachweisen.',
    ],
  },
  plans: {
    title: 'In jedem Plan dasselbe Dashboard.',
    text: 'Auswertungen, Berichte und Portal gehören zu jedem Plan. Hier unterscheiden sich die Pläne nur in der Zahl der Bearbeiter und Projekte; weitere Projekte stehen mit Preis im Angebot.',
  },
  questions: {
    title: 'Was Leitung und Betriebsrat wissen wollen.',
    items: [
      {
        question: 'Wer kann Gespräche mitlesen?',
        answer:
          'In Ihrem Haus nur Menschen, die Sie dem Projekt zugeordnet haben und deren Rolle das erlaubt. Halten Sie den Kreis klein: In Dialogen steht oft Persönliches. Wer sie außerhalb erhält, steht in den häufigen Fragen unter „Wer darf mitlesen?“.',
      },
      {
        question: 'Lassen sich zwei Abteilungen trennen?',
        answer:
          'Sie ordnen Teams zu und leiten Gespräche nach Thema weiter. Soll keine die Dialoge der anderen sehen, planen wir das mit Ihnen: über Rollen oder ein zweites Projekt. Enthält Ihr Plan nur eines, nennt das Angebot den Preis des zweiten.',
      },
      {
        question: 'Lässt sich damit die Leistung Einzelner messen?',
        answer:
          'Rückschlüsse sind möglich, denn in den Dialogen steht, was Ihr Team schreibt. Deshalb bestimmt der Betriebs- oder Personalrat in der Regel mit (im Betrieb: §\u00A087 Abs.\u00A01 Nr.\u00A06 BetrVG); beziehen Sie ihn früh ein. Ob und wo eine Auswertung einzelne Personen zeigt, sehen Sie gemeinsam im Rundgang. Auswertungsdaten löschen wir spätestens 6\u00A0Monate nach dem Ende des Projekts, nach einem Anbieterwechsel schon mit dem Ende der Frist zum Abrufen Ihrer Daten (mindestens 30\u00A0Tage).',
      },
    ],
  },
  related: {
    title: 'Das hängt damit zusammen',
    product: { title: 'Live-Chat', text: 'Nach welchen Regeln Gespräche zu Ihrem Team kommen.' },
    useCase: { title: 'Kundenfeedback', text: 'Nach Meinungen fragen und aus den Antworten lernen.' },
  },
  next: {
    title: 'Sehen Sie das Dashboard im Rundgang.',
    text: 'In der Demo entsteht ein Chatbot, im Rundgang sehen Sie Auswertung und Portal. Schreiben Sie uns, wer bei Ihnen was sehen soll und welche Zahlen Sie brauchen; wir schlagen einen Termin vor.',
    button: 'Rundgang anfragen',
  },
};
