import type { TranscriptMessage } from '../pictureWords.ts';

const messages: TranscriptMessage[] = [
  { from: 'assistant', text: 'Hallo, ich bin der KI-Assistent von {brand}.' },
  { from: 'visitor', text: 'Wann kommen wir aus dem Vertrag wieder heraus?' },
  {
    from: 'assistant',
    text: 'Zum Ende jedes Quartals. Die Frist steht unter „Wie können wir kündigen?“.',
    source: 'FAQ › Preise und Vertrag',
  },
  { from: 'visitor', text: 'Und wenn meine Frage hier fehlt?' },
  {
    from: 'assistant',
    text: 'Dann rate ich nicht. Auf Wunsch übergebe ich an einen Menschen, der Ihnen per E-Mail antwortet.',
  },
];

export const faq = {
  title: 'Fragen Sie ruhig. Hier stehen die Antworten.',
  lead: 'Sie sind nach Themen sortiert, und jede hat einen Link, den Sie weiterschicken können.',
  groupsLabel: 'Themen',
  talk: { label: 'Beispielgespräch über die Kündigungsfrist', messages },
  address: 'Link zu dieser Antwort',
  closing: {
    visitor: 'Unsere Frage steht leider nicht dabei.',
    team: 'Dann stellen Sie sie hier.',
  },
};
