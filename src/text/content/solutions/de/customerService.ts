import type { SolutionText } from '../schema.ts';

export const customerService: SolutionText = {
  meta: {
    name: 'Kundenservice',
    title: 'Kundenservice mit KI: Team, Aufwand, Risiken | {brand}',
    headline: 'Ihr Team kann mehr als Standardantworten.',
    description:
      'Für Serviceleitungen: was sich in der Woche Ihres Teams ändert, wer was entscheidet, was Sie messen und was vor dem ersten Gespräch feststehen muss.',
  },
  hero: {
    title: 'Ihr Team kann mehr als Standard\u00ADantworten.',
    lead: 'Sie leiten den Service und möchten, dass niemand lange wartet und Ihre Leute gern bleiben. Der KI-Assistent beantwortet die Fragen, die jeden Tag wiederkommen, und übergibt Ihrem Team samt Verlauf, was einen Menschen braucht.',
    meeting: {
      label: 'Beispiel: aus der Montagsrunde eines Serviceteams',
      said: [
        { who: 'Leitung', text: 'Vor Weihnachten fehlen uns wieder zwei Leute.' },
        { who: 'Team', text: 'Uns fehlen Vormittage, an denen niemand nach dem Lieferdatum fragt.' },
        { who: 'Leitung', text: 'Dann klären wir als Erstes, ob sich unser Shop anbinden lässt.' },
      ],
    },
  },
  change: {
    title: 'Dieselben fünf Tage, anders gefüllt.',
    lead: 'Eine erfundene Woche am Posteingang: Es wird genauso viel gefragt wie vorher, aber Ihre Leute haben anderes auf dem Tisch. Das setzt voraus, dass Ihre Kunden im Chat fragen, denn E\u2011Mails beantwortet der Assistent nicht. Liefertermine nennt er nur, wenn Ihr Shop angebunden ist; ob das geht, prüfen wir vor dem Angebot. Sonst erklärt er den Weg im Kundenkonto.',
    picture: {
      kind: 'week',
      words: {
        label:
          'Gedachter Wochenplan eines Serviceteams, vorher und nachher: Wiederholungen weichen Einzelfällen und der Pflege der Texte',
        kinds: { repeat: 'Wiederholung', case: 'Einzelfall', care: 'Pflege und Austausch' },
        days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
        before: {
          title: 'Bisher',
          days: [
            [
              { kind: 'repeat', text: 'Stapel vom Wochenende' },
              { kind: 'repeat', text: 'Lieferdatum' },
              { kind: 'case', text: 'Reklamation' },
            ],
            [
              { kind: 'repeat', text: 'Lieferdatum' },
              { kind: 'repeat', text: 'Rechnungskopie' },
              { kind: 'repeat', text: 'Kennwort' },
            ],
            [
              { kind: 'repeat', text: 'Öffnungszeiten' },
              { kind: 'case', text: 'Technikfall' },
              { kind: 'repeat', text: 'Lieferdatum' },
            ],
            [
              { kind: 'repeat', text: 'Rechnungskopie' },
              { kind: 'repeat', text: 'Rückgabefrist' },
              { kind: 'case', text: 'Kündigung' },
            ],
            [
              { kind: 'repeat', text: 'Lieferdatum' },
              { kind: 'repeat', text: 'Kennwort' },
              { kind: 'case', text: 'Liegengebliebenes' },
            ],
          ],
        },
        after: {
          title: 'Künftig',
          days: [
            [
              { kind: 'care', text: 'Übergaben sichten' },
              { kind: 'case', text: 'Reklamationen' },
              { kind: 'case', text: 'Lieferschaden' },
            ],
            [
              { kind: 'case', text: 'Technikfälle' },
              { kind: 'case', text: 'Strittige Rechnung' },
              { kind: 'care', text: 'Einarbeitung' },
            ],
            [
              { kind: 'care', text: 'Zwei Artikel prüfen' },
              { kind: 'case', text: 'Reklamationen' },
              { kind: 'case', text: 'Kündigungen' },
            ],
            [
              { kind: 'repeat', text: 'Neue Frage ohne Text' },
              { kind: 'care', text: 'Text dazu schreiben' },
              { kind: 'case', text: 'Technikfälle' },
            ],
            [
              { kind: 'case', text: 'Offenes abschließen' },
              { kind: 'case', text: 'Kulanzfälle' },
              { kind: 'care', text: 'Runde: Was fehlte?' },
            ],
          ],
        },
      },
    },
  },
  roles: {
    title: 'Wer macht es, wer\u00A0entscheidet, wer redet mit?',
    lead: 'In kleinen Häusern stecken oft drei dieser Rollen in einer Person. Das geht gut, solange keine unbesetzt bleibt.',
    tasks: [
      {
        title: 'Themen für den Assistenten auswählen',
        does: 'Teamleitung',
        decides: 'Serviceleitung',
        asked: 'alle, die am Posteingang sitzen',
      },
      {
        title: 'Antworten schreiben und aktuell halten',
        does: 'zwei aus dem Team, mit fester Zeit dafür',
        decides: 'Teamleitung',
        asked: 'die Fachabteilung, aus der die Antwort stammt',
      },
      {
        title: 'Übergebene Gespräche annehmen',
        does: 'wer laut Dienstplan dran ist',
        decides: 'niemand im Einzelfall, die Regel gilt',
        asked: 'die Schichtplanung',
      },
      {
        title: 'Kulanz und Beschwerden regeln',
        does: 'Teamleitung, schriftlich',
        decides: 'Serviceleitung',
        asked: 'Vertrieb und Rechtsberatung',
      },
      {
        title: 'Helpdesk anbinden',
        does: 'IT',
        decides: 'Serviceleitung',
        asked: 'Datenschutz',
      },
      {
        title: 'Beschäftigte informieren und beteiligen',
        does: 'Serviceleitung',
        decides:
          'Geschäftsführung oder Behördenleitung; in der Regel bestimmt der Betriebsrat mit (§\u00A087 Abs.\u00A01 Nr.\u00A06 BetrVG), in Behörden der Personalrat',
        asked: 'Datenschutz',
      },
    ],
  },
  path: {
    title: 'Vom Beschluss zum Alltag in vier Etappen.',
    lead: 'Stehen die Anfragen im Postfach, ist das Zählen an einem Vormittag getan, wie im Fünf-Tage-Plan unseres Blogs. Kommen sie telefonisch, führen Sie zwei Wochen lang eine Strichliste. Danach bestimmen Ihre Texte das Tempo. Jede Etappe endet mit etwas, das Sie nachprüfen können.',
    stages: [
      {
        title: 'Zählen',
        text: 'Machen Sie für jedes Anliegen einen Strich beim passenden Thema, ob aus dem Postfach oder vom Telefon. Mehr brauchen Sie für den Anfang nicht.',
        takes: 'eine Strichliste und jemanden, der sie auswertet',
        done: 'Sie Ihre zehn häufigsten Fragen kennen und wissen, welche davon immer gleich beantwortet werden',
      },
      {
        title: 'Freistellen und schreiben',
        text: 'Zwei Leute bekommen feste Vormittage ohne Posteingang. Nebenher schreibt niemand eine Wissensbasis.',
        takes: 'Zeit im Dienstplan und kurze Wege zur Freigabe',
        done: 'zu jeder der zehn Fragen eine freigegebene Antwort mit einem Namen darunter steht',
      },
      {
        title: 'Im Haus proben',
        text: 'Das Team spielt Kundschaft und darf den Assistenten hereinlegen. Danach kommt er auf eine einzelne Seite, noch nicht auf alle.',
        takes: 'einen Nachmittag mit allen und ein Protokoll der Fehler',
        done: 'niemand, der um einen Menschen bittet, sein Anliegen noch einmal schildern muss',
      },
      {
        title: 'Zur Gewohnheit machen',
        text: 'Aus dem Projekt wird ein fester Termin mit kleiner Tagesordnung: Was fehlte, was war falsch, wer ändert es?',
        takes:
          'jede Woche eine halbe Stunde, auch in der Urlaubszeit; wer es allein macht, braucht mindestens zwanzig Minuten',
        done: 'der Termin auch ohne Sie stattfindet',
      },
    ],
  },
  measures: {
    title: 'Fünf Werte, auf die Sie achten sollten.',
    lead: 'Vergleichen Sie sich mit Ihrem eigenen Vormonat. Fremde Durchschnitte sagen wenig über Ihr Haus.',
    rows: [
      {
        what: 'Anteil der Übergaben',
        tells: 'wo Texte fehlen und wo Menschen nötig sind',
        where: 'Auswertung im Dashboard',
        trap: 'Weniger ist nicht immer besser: Beschwerden sollen übergeben werden.',
      },
      {
        what: 'Wartezeit nach der Übergabe',
        tells: 'ob die Besetzung zum Aufkommen passt',
        where: 'Ihr Helpdesk, wenn Übergaben dort als Vorgang ankommen',
        trap: 'Im Mittelwert verschwindet, wer bis zum Abend gewartet hat.',
      },
      {
        what: 'Dasselbe Anliegen ein zweites Mal',
        tells: 'ob die erste Lösung gehalten hat',
        where: 'Helpdesk oder CRM',
        trap: 'Manche fragen kein zweites Mal und gehen.',
      },
      {
        what: 'Fragen ohne Antwort',
        tells: 'was als Nächstes zu schreiben ist',
        where: 'Dialoge im Verwaltungsportal',
        trap: 'Ein einzelner seltsamer Satz ist noch kein Thema.',
      },
      {
        what: 'Stimmung in der Runde',
        tells: 'ob die Entlastung ankommt',
        where: 'im Gespräch, nicht im System',
        trap: 'Manches hören Sie nur unter vier Augen.',
      },
    ],
  },
  decisions: {
    title: 'Das sollte feststehen, bevor jemand etwas baut.',
    items: [
      {
        title: 'Was darf der Assistent zusagen?',
        text: 'Führen Sie drei Listen: darf er, darf er nach Rückfrage, darf er nie. Für den Anfang steht alles, was Geld kostet, in der dritten.',
      },
      {
        title: 'Wann ist bei uns jemand da?',
        text: 'Nennen Sie Zeiten, die Sie auch im August einhalten, denn an ihnen werden Sie gemessen.',
      },
      {
        title: 'Was wird aus der gewonnenen Zeit?',
        text: 'Schnellere Antworten, bessere Texte, weniger Überstunden? Sagen Sie es dem Team, bevor dort das Rätselraten beginnt.',
      },
      {
        title: 'Wer darf Gespräche lesen?',
        text: 'Gespräche enthalten Persönliches. Legen Sie getrennt fest, wer sie lesen, wer antworten und wer Kanäle verwalten darf. Sprechen Sie früh mit der oder dem Datenschutzbeauftragten, auch über den Betreiber eines Sprachmodells, das Antworten formuliert. Vor dem Freischalten gehören der KI-Hinweis in die Begrüßung und der Chat in Ihre Datenschutzhinweise.',
      },
    ],
  },
  risks: {
    title: 'So scheitert es, und so merken Sie es früh.',
    items: [
      {
        title: 'Der Assistent wird zur Mauer',
        sign: 'Die erste Nachricht vieler Menschen lautet „Mitarbeiter“.',
        answer: 'Den Weg zum Team von Anfang an zeigen, nicht erst nach drei Versuchen.',
      },
      {
        title: 'Die Texte veralten',
        sign: 'Nach der Übergabe stellt das Team richtig, was vorher falsch gesagt wurde.',
        answer: 'Eine Person darf Falsches noch am selben Tag berichtigen. Die Teamleitung sieht es sich danach an.',
      },
      {
        title: 'Es bleibt nur das Schwere',
        sign: 'In der Runde erzählt niemand mehr von einem gelungenen Gespräch.',
        answer: 'Harte Fälle reihum verteilen und leichte Aufgaben bewusst im Dienstplan lassen.',
      },
    ],
  },
  next: {
    title: 'Schicken Sie uns Ihre Strichliste.',
    text: 'Ihre zehn häufigsten Fragen genügen, auch aus dem Gedächtnis. Wir antworten per E\u2011Mail und gehen mit Ihnen durch, welche ein Assistent beantworten sollte. Drei davon werden in der Demo vor Ihren Augen zum Chatbot.',
    button: 'Strichliste schicken',
  },
  onward: {
    title: 'Zum Weiterlesen und Weiterreichen',
    useCase: 'Für die Menschen am Posteingang: drei Abläufe, Schritt für Schritt.',
    examples: 'Sechs Gespräche mit Anmerkungen, gut für die nächste Teamrunde.',
    products: [
      { page: 'products/live-chat', text: 'Nach welchen Regeln Übergaben verteilt werden.' },
      { page: 'products/ai-chatbot', text: 'Woher die Antworten kommen.' },
      { page: 'products/dashboard', text: 'Was Sie sehen, und wer es sehen darf.' },
    ],
    industries: [
      { page: 'industries/energy', text: 'Wenn im Januar alle nach dem Abschlag fragen.' },
      { page: 'industries/insurance', text: 'Wenn nachts ein Schaden gemeldet wird.' },
      { page: 'industries/public-sector', text: 'Wenn Auskünfte für alle verständlich sein müssen.' },
    ],
  },
};
