import type { ProductText } from '../schema.ts';

export const liveChat: ProductText = {
  meta: {
    name: 'Live-Chat',
    title: 'Live-Chat mit Übergabe und Weiterleitung | {brand}',
    headline: 'Der richtige Mensch, mit dem ganzen Verlauf.',
    description:
      'Live-Chat mit Weiterleitung nach Thema, Sprache und Auslastung. Der ganze Verlauf geht mit, niemand fragt zweimal. Ablauf, Regeln und Grenzen.',
  },
  hero: {
    title: 'Wenn es ein Mensch sein soll, dann der richtige.',
    lead: 'Der Live-Chat verteilt Gespräche nach Thema, Sprache und Auslastung. Wer übernimmt, liest zuerst, was schon gesagt wurde.',
  },
  picture: {
    kind: 'inbox',
    words: {
      label:
        'Beispiel: drei wartende Gespräche, nach Thema verteilt, und eine Übergabe vom Assistenten an eine Technikerin',
      listTitle: 'Warten auf Antwort',
      items: [
        { title: 'Heizung pfeift', detail: 'Technik · Deutsch', badge: 'Ihnen' },
        { title: 'Wrong invoice', detail: 'Buchhaltung · Englisch', lang: 'en' },
        { title: 'Neuer Vertrag', detail: 'Vertrieb · Deutsch' },
      ],
      note: 'Zuerst das Thema, dann die Sprache, dann: Wer hat gerade Luft?',
      chatTitle: 'Heizung pfeift',
      messages: [
        { from: 'visitor', text: 'Der Kessel pfeift, sobald er anspringt.' },
        { from: 'assistant', text: 'Das prüft besser ein Mensch. Welches Baujahr steht auf dem Typenschild?' },
        { from: 'visitor', text: '2014, Modell T\u00A018.' },
        {
          from: 'team',
          text: 'Hier ist die Technik. Beim T\u00A018 ist das oft die Pumpe. Schalten Sie ihn bitte kurz aus.',
        },
      ],
    },
  },
  how: {
    title: 'Vier Handgriffe zwischen Frage und Antwort.',
    lead: 'Eine Übergabe gelingt, wenn niemand sie bemerkt: kein neues Formular, kein „Worum geht es?“.',
    steps: [
      {
        title: 'Der Anlass',
        text: 'Der Chatbot weiß nicht weiter, ein Thema ist für Menschen reserviert, oder jemand schreibt einfach: „Ich möchte mit einem Menschen sprechen.“',
      },
      {
        title: 'Die Weiterleitung',
        text: 'Ihre Regeln bestimmen das Team. Innerhalb des Teams geht das Gespräch an eine Person, die noch Platz hat.',
      },
      {
        title: 'Die Übernahme',
        text: 'Der Bearbeiter sieht Verlauf, Sprache und die Seite, auf der die Frage entstand. Erst dann schreibt er.',
      },
      {
        title: 'Der Abschluss',
        text: 'Ist alles geklärt, geht das Gespräch zurück an den Assistenten oder wird beendet. Beides bleibt im Dialog nachlesbar.',
      },
    ],
  },
  details: {
    title: 'Nach diesen Regeln wird verteilt.',
    lead: 'Sie legen die Reihenfolge einmal fest. Drei Merkmale entscheiden, und für den Fall, dass niemand da ist, gibt es einen vierten Weg.',
    entries: [
      {
        title: 'Thema',
        text: 'Rechnung zur Buchhaltung, Störung zur Technik.',
        facts: [
          { name: 'Erkannt an', text: 'der Frage selbst oder an der Auswahl im Ablauf' },
          { name: 'Sie bestimmen', text: 'welches Team welche Themen bekommt' },
        ],
      },
      {
        title: 'Sprache',
        text: 'Englisch soll bei jemandem ankommen, der gern Englisch schreibt.',
        facts: [
          { name: 'Erkannt an', text: 'der Sprache, in der geschrieben wird' },
          { name: 'Sie bestimmen', text: 'wer welche Sprachen betreut' },
        ],
      },
      {
        title: 'Auslastung',
        text: 'Fünf Gespräche bei einer, keines beim anderen: Das ist keine Verteilung.',
        facts: [
          { name: 'Erkannt an', text: 'der Zahl offener Gespräche je Person' },
          { name: 'Sie bestimmen', text: 'wie viele gleichzeitig zumutbar sind' },
        ],
      },
      {
        title: 'Niemand da',
        text: 'Nachts um zwei verspricht der Assistent keinen Menschen.',
        facts: [
          { name: 'Stattdessen', text: 'nimmt er Anliegen und Rückweg auf' },
          { name: 'Am Morgen', text: 'liegt das Gespräch vollständig beim zuständigen Team' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was auch der beste Live-Chat nicht löst.',
    lead: 'Software kann Gespräche verteilen. Führen müssen Sie Menschen.',
    items: [
      'Er ersetzt keine Besetzung. Ohne Leute im Dienst gibt es eine Nachricht, aber kein Gespräch.',
      'Er sagt keine Wartezeit auf die Minute zu.',
      'Die Zahl der Bearbeiter ist je Plan begrenzt; weitere buchen Sie einzeln dazu.',
      'Er prüft keine Identität. Bevor es um Kontodaten geht, braucht es einen eigenen Schritt dafür.',
    ],
  },
  plans: {
    title: 'Wie viele dürfen antworten?',
    text: 'Übergabe und Weiterleitung gehören zu allen Plänen. Verschieden ist die Zahl der Bearbeiter, also der Personen, die Gespräche übernehmen.',
  },
  questions: {
    title: 'Fragen aus dem Alltag.',
    items: [
      {
        question: 'Kann ein Bearbeiter ein Gespräch weiterreichen?',
        answer:
          'Ja. Der Verlauf geht vollständig mit, damit die nächste Person an der Stelle einsteigt, an der die vorige aufgehört hat.',
      },
      {
        question: 'Sieht der Kunde, dass jetzt ein Mensch schreibt?',
        answer:
          'Ja. Der Wechsel wird im Gespräch angesagt. Es soll nie unklar sein, ob eine KI oder ein Mensch antwortet.',
      },
      {
        question: 'Lohnt sich Live-Chat für ein Team aus zwei Personen?',
        answer:
          'Oft gerade dann. Der Assistent fängt Routine ab, und zu zweit bleibt Zeit für die wenigen Fälle, die Aufmerksamkeit verlangen.',
      },
    ],
  },
  related: {
    title: 'Was hier anschließt',
    product: { title: 'Dashboard', text: 'Wo Sie sehen, welche Themen bei Menschen landen.' },
    useCase: { title: 'Live-Chat im Kundenservice', text: 'So richten Sie Übergaben im Team ein.' },
  },
  next: {
    title: 'Zeichnen Sie uns Ihre Zuständigkeiten auf.',
    text: 'Wer beantwortet heute was? Aus dieser Liste entwerfen wir mit Ihnen die ersten Regeln für die Weiterleitung.',
    button: 'Regeln besprechen',
  },
};
