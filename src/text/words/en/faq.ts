import type { faq as de } from '../de/faq.ts';
import type { TranscriptMessage } from '../pictureWords.ts';

const messages: TranscriptMessage[] = [
  { from: 'visitor', text: 'How do we get out of the contract again?' },
  {
    from: 'assistant',
    text: 'At the end of any quarter. The notice period is under ‘How can we cancel?’.',
    source: 'FAQ › Prices and contract',
  },
  { from: 'visitor', text: 'And if my question isn’t here?' },
  { from: 'assistant', text: 'Then I won’t guess. I’ll take it to a person.' },
];

export const faq = {
  title: 'Ask away. Here\u00A0are the\u00A0answers.',
  lead: 'Sorted by what they are about. Each answer has an address of its own that you can send to a colleague.',
  groupsLabel: 'Topics',
  talk: { label: 'Example conversation about the notice period', messages },
  address: 'Address of this answer',
  closing: {
    visitor: 'What we wanted to know isn’t on the list.',
    team: 'Then ask us. It may well be on here soon.',
  },
} satisfies typeof de;
