import type { ProductText } from '../schema.ts';

export const voice: ProductText = {
  meta: {
    name: 'Sprachassistent',
    title: 'Sprachassistent: erkennen und steuern | {brand}',
    headline: 'Gesagt, verstanden, bestätigt.',
    description:
      'Spracherkennung und Sprachsteuerung für Ihren Chatbot: was gesagt, was verstanden und was vor dem Ausführen bestätigt wird. Mit Beispielen und Grenzen.',
  },
  hero: {
    title: 'Sprechen statt tippen. Mit Rückfrage.',
    lead: 'Spracherkennung macht aus Gesagtem Text, Sprachsteuerung macht daraus eine Handlung. Dazwischen fragt der Assistent nach, ob er richtig gehört hat.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Beispielgespräch mit Sprache: Eine Zahl wird verstanden, wiederholt und erst nach dem Ja eingetragen',
      messages: [
        { from: 'assistant', text: 'Hallo, hier spricht ein KI-Assistent. Möchten Sie einen Zählerstand melden?' },
        { from: 'visitor', text: 'Ja. Vierzehn\u00ADtausend\u00ADzwei\u00ADhundert\u00ADdreißig.' },
        { from: 'assistant', text: 'Ich habe verstanden: 1\u20114\u20112\u20110\u20113. Stimmt das?' },
        { from: 'visitor', text: 'Nein, dreißig am Ende. Drei, null.' },
        { from: 'assistant', text: 'Dann 1\u20114\u20112\u20113\u20110. Soll ich diesen Stand eintragen?' },
        { from: 'visitor', text: 'Ja, bitte.' },
      ],
    },
  },
  how: {
    title: 'Drei Schritte, und der letzte zählt am meisten.',
    lead: 'Wer tippt, sieht seinen Fehler. Wer spricht, sieht ihn nicht. Darum besteht jede Sprachsteuerung aus drei Teilen.',
    steps: [
      {
        title: 'Hören',
        text: 'Die Spracherkennung schreibt mit, was gesagt wurde. Das Mikrofon ist nur an, solange jemand es eingeschaltet hat.',
      },
      {
        title: 'Deuten',
        text: 'Aus dem Satz wird eine Absicht, etwa „Termin verschieben“, und die Angaben, die dazu fehlen oder schon genannt sind.',
      },
      {
        title: 'Bestätigen',
        text: 'Bevor etwas ausgeführt wird, wiederholt der Assistent die wichtigen Angaben. Erst ein klares Ja löst die Handlung aus.',
      },
    ],
  },
  details: {
    title: 'Was gesagt wird, was ankommt, was wiederholt wird.',
    lead: 'Vier Sätze aus vier Gesprächen. Sie zeigen, warum die Wiederholung nicht lästig ist, sondern nötig.',
    entries: [
      {
        title: '„Verschieben Sie auf Dienstag.“',
        text: 'Welcher Dienstag? Ein Datum schafft Klarheit.',
        facts: [
          { name: 'Verstanden', text: 'Termin verschieben, Tag: Dienstag' },
          { name: 'Bestätigt', text: '„Dienstag, der 8. Dezember, um zehn Uhr. Richtig?“' },
        ],
      },
      {
        title: '„Meine Nummer ist zwo, null, vier, vier, acht.“',
        text: 'Ziffern werden einzeln wiederholt, nie als große Zahl.',
        facts: [
          { name: 'Verstanden', text: 'Kundennummer 20448' },
          { name: 'Bestätigt', text: '„Zwei, null, vier, vier, acht?“' },
        ],
      },
      {
        title: '„Spielen Sie die Öffnungszeiten vor.“',
        text: 'Eine Auskunft ändert nichts. Hier wäre eine Rückfrage nur im Weg.',
        facts: [
          { name: 'Verstanden', text: 'Öffnungszeiten nennen' },
          { name: 'Bestätigt', text: 'nichts, die Antwort kommt sofort' },
        ],
      },
      {
        title: '„Das hat doch keinen Sinn.“',
        text: 'Ärger ist kein Befehl. Ein Mensch hört besser zu.',
        facts: [
          { name: 'Verstanden', text: 'keine Absicht, aber Unmut' },
          { name: 'Bestätigt', text: '„Soll ich Sie mit jemandem verbinden?“' },
        ],
      },
    ],
  },
  limits: {
    title: 'Wo Sprache an Grenzen stößt.',
    lead: 'Manches tippt sich besser. Das sagen wir Ihnen vorher.',
    items: [
      'Lärm, starke Dialekte und Eigennamen führen zu Fehlern. Die Wiederholung fängt viele davon ab, nicht alle.',
      'Kennwörter, PINs und Kartendaten gehören nicht in ein gesprochenes Gespräch.',
      'Er erkennt niemanden an der Stimme und soll das auch nicht.',
      'Läuft das Gespräch über ein Sprachgerät, verarbeitet auch dessen Anbieter, was gesagt wird.',
    ],
  },
  plans: {
    title: 'Sprache ist ein Kanal wie andere.',
    text: 'Spracherkennung und Sprachsteuerung stehen in allen Plänen bereit. Ein Sprachassistent neben dem Web-Chat zählt als eigener Kanal.',
  },
  questions: {
    title: 'Laut gefragt.',
    items: [
      {
        question: 'Ersetzt das unsere Telefonanlage?',
        answer:
          'Nein. Der Sprachassistent ist ein Kanal Ihres Chatbots. Ob und wie er sich mit Ihrer Telefonie verbinden lässt, klären wir am einzelnen Fall.',
      },
      {
        question: 'Muss ich für Sprache alles neu schreiben?',
        answer:
          'Die Inhalte bleiben. Gesprochene Antworten sollten aber kürzer sein: zwei Sätze statt zwei Absätze, und Links ersetzt ein Satz wie „Ich schicke es Ihnen“.',
      },
      {
        question: 'Können Besucher zwischen Sprechen und Tippen wechseln?',
        answer:
          'Im Web-Chat ja. Sprache ist dort ein Angebot, kein Zwang: Wer im Zug sitzt, tippt weiter und verliert nichts.',
      },
    ],
  },
  related: {
    title: 'Dazu gehört',
    product: { title: 'KI-Chatbot', text: 'Woher der Sprachassistent seine Antworten nimmt.' },
    useCase: { title: 'Supportanfragen', text: 'Routine am Gerät lösen, Schwieriges weitergeben.' },
  },
  next: {
    title: 'Welchen Satz soll er zuerst verstehen?',
    text: 'Nennen Sie uns die Handlung, die Ihre Kunden am liebsten sprechen würden. Wir prüfen mit Ihnen, ob sie sich dafür eignet.',
    button: 'Ersten Satz schreiben',
  },
};
