import type { TranscriptMessage } from '../pictureWords.ts';

const opening: TranscriptMessage[] = [
  { from: 'assistant', text: 'Guten Tag, hier antwortet eine KI.' },
  { from: 'visitor', text: 'Wie lange habe ich Garantie auf die Pumpe?' },
];

const free: TranscriptMessage[] = [
  ...opening,
  { from: 'assistant', text: 'Auf Pumpen gibt es üblicherweise zwei Jahre Garantie.' },
];

const grounded: TranscriptMessage[] = [
  ...opening,
  {
    from: 'assistant',
    text: 'Für das Modell P\u00A040 ein Jahr ab Lieferung. Ihre gesetzlichen Rechte bei Mängeln bestehen daneben und kosten nichts. Haben Sie ein anderes Modell?',
    source: 'Bedingungen › Garantie',
  },
];

export const indexChatgpt = {
  title: 'Ein Sprach\u00ADmodell findet die\u00A0Worte. Das\u00A0Wissen kommt von\u00A0Ihnen.',
  lead: 'ChatGPT und andere Chatbots mit Sprachmodell formulieren flüssig, doch im Kundendialog muss die Antwort auch stimmen. Hier lesen Sie, was generative KI beiträgt, wo Nachschlagen sicherer ist und wer welche Daten erhält.',
  cta: 'Vorführung mit eigenen Fragen',
  compare: {
    label:
      'Dieselbe Frage, zwei erfundene Antworten: zuerst von einem Sprachmodell ohne Suche und Dokumente, danach aus der Wissensbasis',
    free: {
      title: 'Frei formuliert',
      speaker: 'Sprachmodell',
      status: 'KI · ohne Suche, ohne Dokumente',
      messages: free,
      origin: { title: 'Woher das kommt', text: 'Aus dem, was über Pumpen häufig geschrieben wird.' },
      remark: 'Klingt sicher, kann für Ihre Pumpe aber falsch sein.',
    },
    grounded: {
      title: 'Nachgeschlagen, dann formuliert',
      messages: grounded,
      origin: {
        title: 'Bedingungen › Garantie',
        text: '„Für das Modell P\u00A040 gewähren wir ein Jahr Garantie ab Lieferung. Gesetzliche Mängelrechte bestehen daneben und sind unentgeltlich.“',
      },
      remark: 'Die Quelle können Sie nachlesen, und die Rückfrage klärt das Modell.',
    },
  },
  adds: {
    title: 'Was ein Sprachmodell beiträgt.',
    lead: 'Vier Dinge, die einem Chatbot mit Stichwortliste schwerfallen.',
    items: [
      {
        title: 'Es versteht Umwege',
        text: '„Das Ding tropft schon wieder“ ist eine Reklamation, obwohl das Wort nicht fällt. Ein Modell kann die Absicht hinter Tippfehlern, Dialekt und halben Sätzen erkennen.',
      },
      {
        title: 'Es fasst zusammen',
        text: 'Aus drei Absätzen Hilfetext werden zwei Sätze, die auf die Frage passen. Wer mehr wissen will, folgt der Quelle.',
      },
      {
        title: 'Es kommt mit gemischten Sätzen zurecht',
        text: 'Auch „Wo bleibt meine order confirmation?“ kann ein Modell deuten. Ihr Chatbot antwortet auf Deutsch und Englisch; weitere Sprachen nennt das Angebot. Jede braucht eigene Texte.',
      },
      {
        title: 'Es fragt nach',
        text: 'Fehlt die Modellnummer, kann es danach fragen, statt ein ganzes Formular von vorn zu beginnen.',
      },
    ],
  },
  safer: {
    title: 'Wo Nachschlagen mit Quelle sicherer ist.',
    lead: 'Ein Modell wählt ein wahrscheinliches nächstes Wort, und das muss nicht das richtige sein. Wo eine falsche Auskunft Folgen hat, sollte die Antwort aus einem Dokument oder von einem Menschen kommen.',
    modelLabel: 'Das Modell darf',
    sourceLabel: 'Das letzte Wort hat',
    rows: [
      { topic: 'Preise und Rabatte', model: 'nach dem Bedarf fragen', source: 'die Zahl in der gültigen Liste' },
      {
        topic: 'Fristen und Bedingungen',
        model: 'den Absatz in einfachen Worten wiedergeben',
        source: 'der Wortlaut in der gültigen Fassung',
      },
      {
        topic: 'Änderungen an Bestellung und Konto',
        model: 'das Anliegen aufnehmen',
        source: 'ein Mensch, der weiß, wer fragt',
      },
      {
        topic: 'Gesundheit und Sicherheit',
        model: 'auf den Notruf 112 verweisen',
        source: 'Ärztin, Arzt oder Rettungsdienst',
      },
    ],
  },
  how: {
    title: 'So arbeitet {brand}: erst\u00A0suchen, dann\u00A0formulieren.',
    steps: [
      { title: 'Die Frage verstehen', text: 'Worum geht es, in welcher Sprache, fehlt noch etwas?' },
      { title: 'In Ihren Texten suchen', text: 'Gesucht wird in der Wissensbasis, die Sie freigegeben haben.' },
      {
        title: 'Eine Antwort formulieren',
        text: 'Aus den gefundenen Stellen. Auch dabei kann sich ein Sprachmodell irren; deshalb steht die Quelle darunter.',
      },
      { title: 'Oder passen', text: 'Findet sich nichts, soll der Assistent das sagen und auf Wunsch Ihr Team holen.' },
    ],
    note: 'Die Plattform wird in Deutschland gehostet. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage, die gefundenen Stellen und, soweit vereinbart, Auskünfte aus angebundenen Systemen. Wer dieser Betreiber ist, wo er sitzt und wie lange er speichert, ergänzen wir vor dem Start in den häufigen Fragen. Im Web-Chat steht vor der ersten Eingabe oben im Fenster, dass eine KI antwortet; Ihre Begrüßung sagt es auf jedem Kanal noch einmal.',
    mark: 'Beide Antworten sind erfunden, und auch die erste stammt nicht von ChatGPT: Dieses Produkt von OpenAI kann im Web suchen und Dateien lesen, die man ihm gibt. Es steht hier nur als bekanntes Beispiel für einen Chatbot mit Sprachmodell.',
    product: 'Der KI-Chatbot im Einzelnen',
    limits: 'Was ein KI-Chatbot nicht kann',
  },
  closing: {
    visitor: 'Kann man das nicht einfach ChatGPT fragen?',
    team: 'Für eine Idee ja. Ihre Lieferzeit muss ihm erst jemand sagen.',
  },
};
