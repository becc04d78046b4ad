import type { faq as de } from '../de/faq.ts';
import type { TranscriptMessage } from '../pictureWords.ts';

const messages: TranscriptMessage[] = [
  { from: 'assistant', text: 'Hi, I’m the AI assistant at {brand}.' },
  { from: 'visitor', text: 'How would we get out of the contract?' },
  {
    from: 'assistant',
    text: 'At the end of any quarter. You’ll find the notice period under ‘How can we cancel?’.',
    source: 'FAQ › Prices and contract',
  },
  { from: 'visitor', text: 'And if my question isn’t here?' },
  { from: 'assistant', text: 'I won’t guess. I’ll pass it to a person, who’ll reply by email.' },
];

export const faq = {
  title: 'Ask away. Here\u00A0are the\u00A0answers.',
  lead: 'Sorted by topic. Each answer has a link you can send to a colleague.',
  groupsLabel: 'Topics',
  talk: { label: 'Example conversation about the notice period', messages },
  address: 'Link to this answer',
  closing: {
    visitor: 'What we wanted to know isn’t on the list.',
    team: 'Then ask us, and you’ll get an answer by email.',
  },
} satisfies typeof de;
