import type { ProductText } from '../schema.ts';

export const dashboard: ProductText = {
  meta: {
    name: 'Dashboard',
    title: 'Dashboard und Verwaltungsportal | {brand}',
    headline: 'Was gefragt\u00A0wird. Wer\u00A0antwortet.',
    description:
      'Auswertungen und Berichte zu allen Gesprächen, dazu das Verwaltungsportal für Team, Projekte, Rollen, Dialoge und Kanäle. Mit Grenzen und Beispiel.',
  },
  hero: {
    title: 'Was gefragt\u00A0wird. Wer\u00A0antwortet.',
    lead: 'Das Dashboard zeigt, worüber gesprochen wird. Im Verwaltungs\u00ADportal bestimmen Sie, wer daran arbeitet und über welche Kanäle.',
  },
  picture: {
    kind: 'dashboard',
    words: {
      label:
        'Bild des Dashboards mit erfundenen Beispielwerten: eine Woche eines Projekts für Bürgerfragen, die vier häufigsten Themen und zwei zugeordnete Teams.',
      project: 'Projekt Bürgerservice',
      sample: 'Beispielwerte',
      chartTitle: 'Gespräche der Woche',
      assistant: 'vom Assistenten beendet',
      team: 'übergeben',
      days: [
        { name: 'Mo', assistant: 64, team: 31 },
        { name: 'Di', assistant: 51, team: 18 },
        { name: 'Mi', assistant: 47, team: 15 },
        { name: 'Do', assistant: 58, team: 26 },
        { name: 'Fr', assistant: 36, team: 9 },
        { name: 'Sa', assistant: 22, team: 0 },
        { name: 'So', assistant: 19, team: 0 },
      ],
      topicsTitle: 'Häufige Themen',
      topics: [
        { name: 'Ausweis', share: 1 },
        { name: 'Ummelden', share: 0.81 },
        { name: 'Öffnungszeit', share: 0.6 },
        { name: 'Parken', share: 0.22 },
      ],
      teamsTitle: 'Arbeiten hier',
      teams: [
        { name: 'Bürgerbüro', role: 'beantwortet Übergaben' },
        { name: 'Redaktion', role: 'pflegt die Texte' },
      ],
    },
  },
  how: {
    title: 'Zwanzig Minuten am Montag.',
    lead: 'Ein Dashboard nützt nur, wenn jemand hineinsieht. Dieser kleine Rundgang kostet wenig und zeigt viel.',
    steps: [
      {
        title: 'Themen überfliegen',
        text: 'Was wurde häufiger gefragt als in der Woche davor? Eine Spitze hat meist einen Anlass, den jemand kennt.',
      },
      {
        title: 'Übergaben lesen',
        text: 'Drei übergebene Gespräche genügen. Hätte der Assistent eines davon selbst beenden können, fehlt ein Text.',
      },
      {
        title: 'Eine Lücke schließen',
        text: 'Genau eine. Ein neuer Absatz pro Woche macht im Jahr mehr aus als ein großer Frühjahrsputz.',
      },
      {
        title: 'Bericht weitergeben',
        text: 'Wer nicht täglich mitliest, bekommt die Zusammenfassung: Gespräche, Themen, Anteil der Übergaben.',
      },
    ],
  },
  details: {
    title: 'Das Verwaltungs\u00ADportal.',
    lead: 'Fünf Bereiche regeln, wer was sehen und ändern darf.',
    entries: [
      {
        title: 'Team',
        text: 'Laden Sie Kolleginnen und Kollegen ein und fassen Sie sie zu Teams zusammen. Wer geht, verliert den Zugang, seine Gespräche bleiben.',
      },
      {
        title: 'Projekte',
        text: 'Ein Projekt ist ein Chatbot mit allem, was dazugehört. Menschen und Teams werden ihm zugeordnet und sehen nur dieses.',
      },
      {
        title: 'Rollen',
        text: 'Die Rolle entscheidet, was jemand im zugeordneten Projekt tun darf. Welche Rollen Ihr Team braucht, legen wir beim Einrichten mit Ihnen fest.',
      },
      {
        title: 'Dialoge',
        text: 'Jedes Gespräch lässt sich im Verlauf nachlesen: was gefragt wurde, was der Assistent sagte und ab wann ein Mensch schrieb.',
      },
      {
        title: 'Kanäle',
        text: 'Web-Chat, Messenger, Sprachassistent: Hier schalten Sie einen Kanal an, ab oder auf ein anderes Projekt um.',
      },
    ],
  },
  limits: {
    title: 'Was Zahlen nicht verraten.',
    lead: 'Wir zeigen, was gezählt werden kann. Den Rest müssen Sie lesen.',
    items: [
      'Ein beendetes Gespräch ist nicht immer ein gelöstes. Manche gehen einfach.',
      'Das Dashboard misst keine Leistung einzelner Beschäftigter und ist dafür nicht gedacht.',
      'Es ersetzt keine Webanalyse: Was vor dem Gespräch auf der Seite geschah, steht dort nicht.',
      'Auswertungsdaten bleiben nicht ewig. Spätestens sechs Monate nach Projektende werden sie gelöscht.',
    ],
  },
  plans: {
    title: 'Alle sehen dasselbe Dashboard.',
    text: 'Auswertungen, Berichte und Portal unterscheiden sich nicht von Plan zu Plan. Was wächst, ist die Zahl der Personen, die mitarbeiten, und der Projekte.',
  },
  questions: {
    title: 'Von Leitung und Betriebsrat gefragt.',
    items: [
      {
        question: 'Wer kann Gespräche mitlesen?',
        answer:
          'Wer dem Projekt zugeordnet ist und eine Rolle hat, die Dialoge einschließt. Alle anderen sehen sie nicht, auch nicht in Auswertungen.',
      },
      {
        question: 'Lassen sich zwei Abteilungen trennen?',
        answer:
          'Ja, über Teams und Weiterleitung innerhalb eines Projekts. Sollen auch Chatbot und Wissensbasis getrennt sein, braucht es ein zweites Projekt.',
      },
      {
        question: 'Welche Kennzahl sollten wir zuerst ansehen?',
        answer:
          'Den Anteil der Übergaben, und zwar je Thema. Er zeigt, wo Texte fehlen, und schützt vor dem Trugschluss, weniger Übergaben seien immer besser.',
      },
    ],
  },
  related: {
    title: 'Das hängt damit zusammen',
    product: { title: 'Live-Chat', text: 'Woher die Übergaben in der Auswertung kommen.' },
    useCase: { title: 'Kundenfeedback', text: 'Meinungen einholen und im Bericht wiederfinden.' },
  },
  next: {
    title: 'Ein Rundgang, an dem Sie die Fragen stellen.',
    text: 'Wir zeigen Ihnen Auswertung und Portal an einem Beispielprojekt. Sagen Sie vorher, wer bei Ihnen was sehen soll.',
    button: 'Rundgang vereinbaren',
  },
};
