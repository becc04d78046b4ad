import type { TranscriptMessage } from '../pictureWords.ts';

const messages: TranscriptMessage[] = [
  { from: 'visitor', text: 'Wann kommt man bei Ihnen wieder raus?' },
  {
    from: 'assistant',
    text: 'Zum Ende jedes Quartals. Die Frist steht unter „Wie können wir kündigen?“.',
    source: 'FAQ › Preise und Vertrag',
  },
  { from: 'visitor', text: 'Und wenn meine Frage hier fehlt?' },
  { from: 'assistant', text: 'Dann rate ich nicht. Ich gebe sie an einen Menschen weiter.' },
];

export const faq = {
  title: 'Fragen Sie ruhig. Hier stehen die Antworten.',
  lead: 'Sortiert nach dem, worum es geht. Jede Antwort hat eine eigene Adresse, die Sie weiterschicken können.',
  groupsLabel: 'Themen',
  talk: { label: 'Beispielgespräch über die Kündigungsfrist', messages },
  address: 'Adresse dieser Antwort',
  closing: {
    visitor: 'Unsere Frage steht leider nicht dabei.',
    team: 'Dann stellen Sie sie uns. Vielleicht steht sie bald hier.',
  },
};
