import type { faq as de } from '../de/faq.ts';
import type { TranscriptMessage } from '../pictureWords.ts';

const messages: TranscriptMessage[] = [
  { from: 'assistant', text: 'Hi, I’m the AI assistant at {brand}.' },
  { from: 'visitor', text: 'How would we get out of the contract?' },
  {
    from: 'assistant',
    text: 'At the end of any quarter, unless your quote sets a minimum term. The notice period is under ‘How can we cancel?’.',
    source: 'FAQ › Prices and contract',
  },
  { from: 'visitor', text: 'And if my question isn’t here?' },
  {
    from: 'assistant',
    text: 'Then I won’t guess. Leave your email address, and our sales team will read this chat and reply. Or use the contact form.',
  },
];

export const faq = {
  title: 'Ask away. Here\u00A0are the\u00A0answers.',
  lead: 'Sorted by topic. Each answer has a link you can send to a colleague.',
  groupsLabel: 'Topics',
  talk: { label: 'Example conversation about the notice period', messages },
  address: 'Link to this answer',
  closing: {
    visitor: 'What we wanted to know isn’t on the list.',
    team: 'Then ask it here.',
  },
} satisfies typeof de;
