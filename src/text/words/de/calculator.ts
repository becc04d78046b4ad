import type { ConversationLine } from '../conversationLine.ts';

/** The page texts around the savings calculator's fields and result (the calculator's texts: text/words/de/roi.ts). */
export const calculator = {
  figures: 'Ihre drei Zahlen',
  example:
    'Noch stehen hier Beispielwerte. Setzen Sie Ihre ein: Gerechnet wird sofort, und verschickt wird nichts ohne Sie.',
  units: {
    team: 'in Vollzeit, aufgerundet',
    requests: 'die an den Chatbot gehen',
    salary: 'auf ganze Euro gerundet',
    rate: 'in Prozent',
    minutes: 'Lesen, Nachsehen, Antworten',
    factor: 'mal Bruttogehalt',
    perperson: 'im Durchschnitt',
  },
  assumptions: 'Unsere Annahmen',
  assumptionsNote: 'Annahmen von {brand}, keine Messwerte. Wo Sie es besser wissen, gilt Ihre Zahl.',
  assumptionsBrief:
    '{rate} gelöst, {minutes}\u00A0Minuten je Anfrage. Welcher Plan reicht, hängt an den Anfragen je Kunde:\u00A0{perperson}.',
  slider: '{label}, Regler',
  steps: { less: '{label}: weniger', more: '{label}: mehr' },
  calculate: 'Ergebnis berechnen',
  result: 'Das Ergebnis',
  net: 'Löst der Assistent {rate} der Anfragen, bleiben Ihnen im Monat',
  benefit: 'Löst der Assistent {rate} der Anfragen, ist das im Monat wert',
  facts: { yearOne: 'im ersten Jahr', payback: 'eingespielt', plan: 'Plan' },
  columns: { share: 'Anteil gelöst', net: 'bleibt im Monat', benefit: 'wert im Monat', payback: 'eingespielt' },
  bar: {
    net: 'Es bleiben im Monat',
    benefit: 'Wert im Monat',
    outdated: 'Eine Angabe passt noch nicht',
    after: 'nach Abzug des Plans {plan}',
    formula: 'Formel ansehen',
    pdf: 'Ergebnis als PDF',
  },
  allLines: 'Alle Zeilen der Rechnung',
  lastComplete: 'Eine Angabe passt noch nicht. Das Ergebnis gilt für Ihre letzten vollständigen Angaben.',
  incomplete: 'Sobald alle Angaben passen, steht hier das Ergebnis.',
  scenarios: 'Drei Szenarien nebeneinander',
  onRequest:
    'Über {users} aktiven Nutzern im Monat ist der Preis auf Anfrage. Bis er vereinbart ist, zeigen wir Stunden und Nutzen, aber nicht, was übrig bleibt.',
  boundary:
    'Den Plan bestimmen hier allein die aktiven Nutzer. Deshalb können mehr Anfragen das Ergebnis verschlechtern: Über der Grenze rechnen wir mit dem nächsten, teureren. Eine eigene API-Anbindung, etwa an eine Warenwirtschaft, enthält nur {enterpriseName}; brauchen Sie eine, rechnen Sie mit dessen Preis. Nicht eingerechnet sind Einführung, Erweiterungen, weitere Bearbeiter, Kanäle, Projekte und KI-Konten und, falls Ihr Angebot dafür einen Preis nennt, das Einrichten von Anbindungen, Support, Sprachmodell und zusätzliche aktive Nutzer. Können Sie die Umsatzsteuer nicht als Vorsteuer abziehen, kommt auch sie hinzu.',
  chart: {
    title: 'Was in zwei Jahren zusammenkommt',
    lead: 'Nutzen minus Planpreis, Monat für Monat addiert, ab dem ersten Kunden im Chat. Das erste halbe Jahr läuft langsam an.',
    said: 'Liniendiagramm über {months}\u00A0Monate. Am Ende stehen: {ends}.',
    paid: 'eingespielt',
    month: 'Monat',
    asTable: 'Dieselben Zahlen als Tabelle',
    caption: 'Stand nach so vielen Monaten',
    months: '{month}\u00A0Monate',
  },
  print: 'Ergebnis drucken',
  share: 'Die Adresse dieser Seite enthält Ihre Zahlen. Wer sie öffnet, sieht dasselbe Ergebnis.',
  send: {
    title: 'Zum Weiterreichen: das Ergebnis als PDF',
    lead: 'Sie bekommen das Ergebnis mit Formel und Annahmen per E\u2011Mail. Das Formular fragt nach Name, Unternehmen und Adresse; zum Ansehen genügen Ihre drei Zahlen.',
    submit: 'Ergebnis zusenden',
    privacy:
      'Wir senden Ihnen die Rechnung, und unser Vertrieb bekommt sie ebenfalls, um Ihre Fragen dazu zu beantworten. Ihre Angaben löschen wir auf Wunsch, soweit dem kein Gesetz entgegensteht. Mehr in der {link}.',
    privacyLink: 'Datenschutzrichtlinie',
  },
  talk: {
    title: 'Lieber gemeinsam rechnen?',
    text: 'In der Demo gehen wir Ihre Zahlen mit Ihnen durch, auch die unbequemen.',
    demo: 'Demo buchen',
  },
  thanks: {
    title: 'Ihr Ergebnis ist unterwegs.',
    lead: 'Es kommt als PDF an die Adresse, die Sie angegeben haben, meist innerhalb weniger Minuten.',
    next: 'Und jetzt?',
    lines: [
      { from: 'visitor', text: 'Wer sieht meine Zahlen?' },
      { from: 'us', text: 'Sie und unser Vertrieb, der dasselbe PDF bekommt, um Ihre Fragen zu beantworten.' },
      { from: 'visitor', text: 'Steht mein Name auf dem Blatt?' },
      { from: 'us', text: 'Nein, weder Ihr Name noch Ihr Unternehmen. So können Sie es weiterreichen.' },
      { from: 'visitor', text: 'Und wenn die Annahmen nicht stimmen?' },
      { from: 'us', text: 'Dann ändern Sie sie im Rechner und lassen sich das neue Ergebnis schicken.' },
    ] satisfies ConversationLine[],
    home: 'Zurück zum Rechner',
    pricing: 'Pläne vergleichen',
    ways: 'Darüber sprechen',
  },
};
