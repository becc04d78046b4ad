import type { TranscriptMessage } from '../pictureWords.ts';

const free: TranscriptMessage[] = [
  { from: 'visitor', text: 'Wie lange habe ich Garantie auf die Pumpe?' },
  { from: 'assistant', text: 'Auf Pumpen gibt es üblicherweise zwei Jahre Garantie.' },
];

const grounded: TranscriptMessage[] = [
  { from: 'visitor', text: 'Wie lange habe ich Garantie auf die Pumpe?' },
  {
    from: 'assistant',
    text: 'Für das Modell P\u00A040 steht in den Bedingungen ein Jahr. Ist es ein anderes, nennen Sie mir bitte die Nummer.',
    source: 'Bedingungen › Garantie',
  },
];

export const indexChatgpt = {
  title: 'Ein Sprach\u00ADmodell kann reden. Wissen muss es von Ihnen.',
  lead: 'ChatGPT und verwandte Modelle haben gezeigt, wie flüssig Maschinen formulieren. Im Kundendialog zählt aber, ob es stimmt. Hier steht, was generative KI beiträgt, und wo Nachschlagen sicherer ist.',
  cta: 'Vorführung anfragen',
  compare: {
    label: 'Dieselbe Frage, zweimal beantwortet (Beispiel)',
    free: {
      title: 'Frei formuliert',
      speaker: 'Sprachmodell',
      status: 'KI · kennt Ihr Haus nicht',
      messages: free,
      origin: { title: 'Woher das kommt', text: 'Kein Dokument. Nur das, was über Pumpen häufig geschrieben wird.' },
      remark: 'Klingt sicher, gilt aber vielleicht für ein anderes Haus.',
    },
    grounded: {
      title: 'Nachgeschlagen, dann formuliert',
      messages: grounded,
      origin: {
        title: 'Bedingungen › Garantie',
        text: '„Für das Modell P\u00A040 gewähren wir ein Jahr Garantie ab Lieferung.“',
      },
      remark: 'Prüfbar, und zur Rückfrage bereit, bevor etwas Falsches stehen bleibt.',
    },
  },
  adds: {
    title: 'Was ein Sprachmodell wirklich beiträgt.',
    lead: 'Vier Dinge konnte ein Chatbot mit Stichwortliste nicht.',
    items: [
      {
        title: 'Es versteht Umwege',
        text: '„Das Ding tropft schon wieder“ ist eine Reklamation, obwohl das Wort nicht fällt. Ein Modell erkennt die Absicht hinter Tippfehlern, Dialekt und halben Sätzen.',
      },
      {
        title: 'Es fasst zusammen',
        text: 'Aus drei Absätzen Hilfetext werden zwei Sätze, die genau auf die Frage passen. Und aus einem langen Verlauf wird eine kurze Übergabe für Ihr Team.',
      },
      {
        title: 'Es wechselt die Sprache',
        text: 'Wer auf Englisch fragt, bekommt Englisch, auch mitten im Gespräch. Fachbegriffe und Namen legen Sie trotzdem besser selbst fest.',
      },
      {
        title: 'Es fragt nach',
        text: 'Fehlt eine Angabe, kann es darum bitten wie ein Mensch, statt das ganze Formular von vorn zu beginnen.',
      },
    ],
  },
  safer: {
    title: 'Wo Nachschlagen mit Quelle sicherer ist.',
    lead: 'Ein Modell sagt das wahrscheinlichste nächste Wort. Das ist etwas anderes als das richtige. Überall, wo eine falsche Auskunft Folgen hat, sollte die Antwort aus einem Dokument kommen.',
    modelLabel: 'Das Modell darf',
    sourceLabel: 'Das letzte Wort hat',
    rows: [
      { topic: 'Preise und Rabatte', model: 'nach dem Bedarf fragen', source: 'die Zahl in der gültigen Liste' },
      {
        topic: 'Fristen und Bedingungen',
        model: 'den Absatz verständlich sagen',
        source: 'der Wortlaut, mit seinem Stand',
      },
      {
        topic: 'Bestellung und Konto',
        model: 'die Nummer erfragen',
        source: 'das angebundene System, nach Prüfung der Person',
      },
      { topic: 'Gesundheit und Sicherheit', model: 'die Lage erkennen', source: 'ein Mensch, und zwar sofort' },
    ],
  },
  how: {
    title: 'So arbeitet {brand}: erst\u00A0suchen, dann\u00A0sprechen.',
    steps: [
      { title: 'Die Frage verstehen', text: 'Worum geht es, in welcher Sprache, fehlt noch etwas?' },
      { title: 'In Ihren Texten suchen', text: 'Nur die freigegebene Wissensbasis zählt, nicht das halbe Internet.' },
      { title: 'Eine Antwort formulieren', text: 'Aus den gefundenen Stellen, mit Verweis darauf.' },
      { title: 'Oder passen', text: 'Findet sich nichts, sagt der Assistent das und bietet einen Menschen an.' },
    ],
    note: 'Welche Daten dabei an ein Sprachmodell gehen und wer es betreibt, klären wir mit Ihnen vor dem Start und halten es schriftlich fest. Besucher erfahren vor der ersten Eingabe, dass eine KI antwortet.',
    mark: 'ChatGPT ist ein Produkt von OpenAI und steht hier nur als bekanntestes Beispiel.',
    product: 'Der KI-Chatbot im Einzelnen',
    limits: 'Was ein KI-Chatbot nicht kann',
  },
  closing: {
    visitor: 'Kann man das nicht einfach ChatGPT fragen?',
    team: 'Für eine Idee ja. Für Ihre Lieferzeit lieber nicht.',
  },
};
