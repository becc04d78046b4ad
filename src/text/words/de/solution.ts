import type { InboxWords } from '../pictureWords.ts';

const inbox: InboxWords = {
  label: 'Beispiel: Posteingang am Montagmorgen. Zwei Fragen sind gelöst, eine wartet auf einen Menschen.',
  listTitle: 'Montag, 8:05\u00A0Uhr',
  items: [
    { title: 'Öffnungszeiten', detail: 'Sonntag, 21:40\u00A0Uhr', badge: 'gelöst' },
    { title: 'Garantie', detail: 'Sonntag, 22:15\u00A0Uhr', badge: 'gelöst' },
    { title: 'Doppelte Abbuchung', detail: 'Montag, 6:52\u00A0Uhr', badge: 'für Sie', state: 'person' },
  ],
  note: 'Zwei Gespräche sind fertig, eines braucht Sie.',
  chatTitle: 'Doppelte Abbuchung',
  messages: [
    { from: 'assistant', text: 'Guten Morgen, hier antwortet ein KI-Assistent.' },
    { from: 'visitor', text: 'Sie haben mir zweimal dasselbe abgebucht!' },
    {
      from: 'assistant',
      text: 'Das muss ein Mensch prüfen; ab 8\u00A0Uhr ist die Buchhaltung hier im Chat. Nennen Sie mir dafür nur das Datum, keine Kontonummer.',
    },
    { from: 'visitor', text: 'Beide Male am 2.\u00A0November.' },
  ],
};

export const solution = {
  hero: {
    title: 'Am\u00A0Montag zuerst das, was\u00A0nur Sie\u00A0können.',
    lead: 'Der KI-Assistent von {brand} nimmt Fragen auch nachts an, beantwortet die bekannten aus Ihrer Wissensbasis und gibt samt Verlauf weiter, was Ihr Team entscheiden muss. Programmieren müssen Sie dafür nicht.',
    cta: 'Ihren Fall schildern',
    jumps: { label: 'Zu den Themen', goals: 'Drei Ziele', features: 'Alle Funktionen', savings: 'Ersparnis rechnen' },
    inbox,
  },
  goals: {
    title: 'Drei Ziele, ein Werkzeug.',
    templates: 'Mit einer fertigen Vorlage anfangen',
    lead: 'Fangen Sie dort an, wo gerade die meiste Zeit verloren geht.',
    items: {
      service: {
        title: 'Kundenservice',
        text: 'Ihr Team kommt vor lauter Wiederholungen nicht zu den schwierigen Fällen. Der Assistent nimmt die Standardfragen an, der Live-Chat die Ausnahmen. Beginnen Sie mit Fragen, die oft kommen und meist dieselbe Antwort haben.',
        link: 'Zum Kundenservice',
      },
      marketing: {
        title: 'Conversational Marketing',
        text: 'Ihre Website wird besucht, aber kaum jemand meldet sich? Im Chat kommt zuerst die passende Antwort und dann erst die Bitte um Kontaktdaten oder einen Termin.',
        link: 'Zum Marketing',
      },
      commerce: {
        title: 'E-Commerce und Vertrieb',
        text: 'Zwischen Warenkorb und Kauf liegt manchmal nur eine offene Frage. Der Assistent klärt Größe, Zubehör und Rückgabe und übergibt dem Vertrieb Anfragen, in denen Menge und Termin schon stehen.',
        link: 'Zu Handel und Vertrieb',
      },
    },
  },
  change: {
    title: 'Was sich für wen ändert.',
    before: 'Bisher',
    after: 'Mit dem Assistenten',
    rows: [
      {
        who: 'Kunden',
        before: 'warten bis zur nächsten Öffnungszeit',
        after: 'bekommen auch abends eine Antwort mit Quelle oder erfahren, wer übernimmt',
      },
      {
        who: 'Serviceteam',
        before: 'beantwortet täglich dasselbe',
        after: 'bearbeitet Ausnahmen und kennt den ganzen Verlauf',
      },
      {
        who: 'Fachabteilung',
        before: 'erfährt von Lücken durch Beschwerden',
        after: 'sieht in den Dialogen, welcher Text fehlt',
      },
      {
        who: 'IT',
        before: 'wird für jede Textänderung gerufen',
        after: 'bindet den Chat einmal ein und nennt uns Ihre Systeme',
      },
    ],
  },
  savings: {
    title: 'Rechnet es sich? So rechnen wir.',
    lead: 'Jede Stunde, die der Assistent übernimmt, ist etwas wert, aber nicht ihren vollen Lohn. Deshalb setzen wir sie mit einem Abschlag an und ziehen dann den Preis des Plans ab. Nicht abgezogen sind Ihre eigene Arbeit und alles, was neben dem Plan etwas kosten kann; die Liste steht unter dem Ergebnis.',
    formulaTitle: 'Die Formel',
    formula: [
      'Stundenkosten = Monatsgehalt × 12 × {factor} ÷\u00A0{hoursPerYear}',
      'Arbeit im Monat = Anfragen × {minutes}\u00A0Minuten, höchstens die Zeit Ihres Teams',
      'Nutzen = Arbeit × Anteil des Assistenten × Stundenkosten × {residual}',
      'Es bleibt = Nutzen − Preis des kleinsten Plans, der reicht',
      'Erstes Jahr = Nutzen × {fullMonths} − 12 × Planpreis, weil es langsam anläuft',
      'Eingespielt = erster Monat, in dem der bisherige Nutzen alle bisherigen Planpreise deckt; gerechnet bis zum {months}.\u00A0Monat',
      'Kostendeckend = Planpreis ÷ (Arbeit × Stundenkosten × {residual}); über {reachable} gilt als nicht erreichbar',
    ],
    assumptionsTitle: 'Was wir annehmen, nicht messen',
    assumptions: [
      'Anteil, den der Assistent löst: {careful} (vorsichtig), {realistic} (mittel) oder {ambitious} (ehrgeizig).',
      'Eine Anfrage dauert {minutes}\u00A0Minuten. Stoppen Sie die Zeit bei zwanzig eigenen.',
      'Arbeitgeber in Deutschland zahlen rund das {factor}-Fache des Bruttogehalts.',
      'Eine Vollzeitkraft arbeitet {hoursPerYear}\u00A0Stunden im Jahr produktiv.',
      'Eine frei gewordene Stunde zählen wir nur mit {residual}.',
      'Die ersten sechs Monate bringen {ramp} des vollen Nutzens, gezählt ab dem ersten Kunden im Chat. Zahlen Sie den Plan schon beim Aufbau, ziehen Sie dessen Preis für diese Zeit noch ab.',
      'Wer in einem Kalendermonat mindestens einmal mit dem Chatbot schreibt oder spricht, ist ein aktiver Nutzer; wir rechnen mit {perPerson}\u00A0Anfrage je Nutzer.',
    ],
    example: {
      caption: 'Beispiel: {people} Personen, {requests} Anfragen im Monat, {salary} Bruttogehalt im Monat',
      columns: {
        row: 'Je Monat, wenn nichts anderes dasteht',
        careful: 'Vorsichtig',
        realistic: 'Mittel',
        ambitious: 'Ehrgeizig',
      },
      rate: 'Löst der Assistent',
      hours: 'Übernommene Stunden',
      benefit: 'Nutzen nach Abschlag',
      plan: 'Plan {plan}',
      net: 'Es bleibt',
      yearOne: 'Es bleibt im ersten Jahr',
    },
    caveat:
      'Vorsichtig gerechnet bleibt im Monat fast nichts übrig, und das erste Jahr endet wegen der Anlaufzeit mit einem Minus. Bei solchen Mengen entscheidet, ob der Assistent noch anderes leistet, etwa Erreichbarkeit am Abend.',
    ctaText: 'Nennen Sie uns Teamgröße, Anfragen und Durchschnittsgehalt, und wir rechnen Ihren Fall gemeinsam durch.',
    cta: 'Fall durchrechnen lassen',
  },
  closing: {
    visitor: 'Wir wissen noch nicht, womit wir anfangen.',
    team: 'Schreiben Sie uns von Ihrem letzten Montag.',
  },
};
