import type { ProductText } from '../schema.ts';

export const liveChat: ProductText = {
  meta: {
    name: 'Live-Chat',
    title: 'Live-Chat mit Übergabe und Weiterleitung | {brand}',
    headline: 'Der richtige Mensch, mit dem ganzen Verlauf.',
    description:
      'Live-Chat leitet Gespräche nach Thema, Sprache und Auslastung an Ihr Team, mit dem ganzen Verlauf. Ablauf, Regeln und Grenzen.',
  },
  hero: {
    title: 'Wenn es ein Mensch sein soll, dann der richtige.',
    lead: 'Der Live-Chat gibt Gespräche nach Thema, Sprache und Auslastung an Ihr Team weiter, mit dem ganzen Verlauf. So fängt Ihr Kunde nicht von vorn an.',
  },
  picture: { kind: 'screen', screen: 'inbox' },
  how: {
    title: 'Vier Schritte zwischen Frage und Antwort.',
    lead: 'Ihre Kunden müssen nichts zweimal erzählen.',
    steps: [
      {
        title: 'Der Anlass',
        text: 'Der Chatbot findet keine Antwort, ein Thema ist für Menschen reserviert, oder jemand schreibt: „Ich möchte mit einem Menschen sprechen.“',
      },
      {
        title: 'Die Weiterleitung',
        text: 'Ihre Regeln bestimmen, welches Team das Gespräch bekommt und wie sich die Arbeit verteilt.',
      },
      {
        title: 'Die Übernahme',
        text: 'Wer übernimmt, hat den Verlauf vor sich, liest ihn und schreibt erst dann.',
      },
      {
        title: 'Der Abschluss',
        text: 'Das Anliegen ist geklärt, oder Ihr Team meldet sich später. Den Dialog finden Sie im Verwaltungsportal.',
      },
    ],
  },
  details: {
    title: 'Nach diesen Regeln wird verteilt.',
    lead: 'Drei Merkmale entscheiden. Für die Nacht planen Sie einen eigenen Weg.',
    entries: [
      {
        title: 'Thema',
        text: 'Die Rechnung geht zur Buchhaltung, die Störung zur Technik.',
        facts: [
          { name: 'Sie bestimmen', text: 'welches Team welche Themen bekommt' },
          { name: 'Vorher klären', text: 'welche Themen immer zu Menschen gehören' },
        ],
      },
      {
        title: 'Sprache',
        text: 'Englisch soll bei jemandem ankommen, der gern Englisch schreibt.',
        facts: [
          { name: 'Sie bestimmen', text: 'wer welche Sprachen betreut' },
          { name: 'Vorher klären', text: 'welche Sprachen Ihre Wissensbasis abdeckt' },
        ],
      },
      {
        title: 'Auslastung',
        text: 'Die eine führt fünf Gespräche, der andere keines: Das soll die Weiterleitung verhindern.',
        facts: [
          { name: 'Sie bestimmen', text: 'wer zum Team gehört und Gespräche übernimmt' },
          {
            name: 'Vorher klären',
            text: 'wie viele gleichzeitig zumutbar sind und, mit Betriebs- oder Personalrat, was dabei erfasst wird',
          },
        ],
      },
      {
        title: 'Niemand da',
        text: 'Übernimmt niemand, nimmt der Assistent auf, was Ihr Team später braucht.',
        facts: [
          {
            name: 'Im Ablauf',
            text: 'sagt er, wozu er fragt und wer die Angaben bekommt; dann fragt er nach Anliegen und Kontakt',
          },
          { name: 'Danach', text: 'liest Ihr Team das Gespräch und meldet sich' },
        ],
      },
    ],
  },
  limits: {
    title: 'Was der Live-Chat nicht löst.',
    lead: 'Die Software verteilt die Gespräche. Führen muss sie Ihr Team.',
    items: [
      'Der Live-Chat ersetzt keine Besetzung. Ist niemand im Dienst, bleibt es bei einer Nachricht.',
      'Er sagt keine Wartezeit zu. Soll er Ihren Dienstzeiten von selbst folgen, klären wir das vor dem Angebot.',
      'Die Zahl der Bearbeiter ist je Plan begrenzt; weitere buchen Sie einzeln dazu.',
      'Er prüft keine Identität. Das muss Ihr Team tun, bevor es um Konto oder Vertrag geht.',
    ],
  },
  plans: {
    title: 'Wie viele dürfen antworten?',
    text: 'Übergabe und Weiterleitung gehören zu allen Plänen. Die Pläne unterscheiden sich in der Zahl der Bearbeiter, also der Menschen, die Gespräche übernehmen.',
  },
  questions: {
    title: 'Fragen aus dem Alltag.',
    items: [
      {
        question: 'Was sieht die Person, die ein Gespräch übernimmt?',
        answer:
          'Den ganzen Verlauf: die Fragen, die Antworten des Assistenten und alles, was im Ablauf schon angegeben wurde.',
      },
      {
        question: 'Sieht der Kunde, dass jetzt ein Mensch schreibt?',
        answer:
          'Ja, wenn Sie es im Ablauf ankündigen, etwa: „Ich gebe an unsere Technik weiter. Sobald dort jemand übernimmt, schreibt Ihnen ein Mensch.“ Wer übernimmt, nennt am besten zuerst die eigene Abteilung.',
      },
      {
        question: 'Lohnt sich Live-Chat für ein Team aus zwei Personen?',
        answer:
          'Ja, wenn sich viele Fragen wiederholen: Der Assistent beantwortet die bekannten, Sie beide übernehmen die übrigen. Solange Ihnen die aktiven Nutzer von {essentialName} reichen, ist dieser Plan mit einem zweiten Bearbeiter günstiger als {professionalName}; was beides kostet, steht auf der Preisseite.',
      },
    ],
  },
  related: {
    title: 'Was hier anschließt',
    product: { title: 'Dashboard', text: 'Auswertungen und Berichte; im Portal daneben liest Ihr Team Dialoge nach.' },
    useCase: { title: 'Live-Chat im Kundenservice', text: 'So richten Sie Übergaben im Team ein.' },
  },
  next: {
    title: 'Wer beantwortet bei Ihnen was?',
    text: 'Eine grobe Liste aus Themen, Sprachen und Teams genügt. Wir antworten mit einem Vorschlag für Ihre ersten Regeln.',
    button: 'Vorschlag für Ihre Regeln anfordern',
  },
};
