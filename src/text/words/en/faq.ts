import type { faq as de } from '../de/faq.ts';
export const faq = {
  title: 'Ask away. Here\u00A0are the\u00A0answers.',
  lead: 'Where something’s still open, we say so. Before we quote, we check what depends on your systems: send us your list, and you’ll get an answer to every point. In the free demo, you’ll see how the chatbot copes with your own questions.',
  groupsLabel: 'Topics',
  address: 'Link to this answer',
  closing: {
    visitor: 'What we wanted to know isn’t on the list.',
    team: 'Then ask it here, or bring it to the demo.',
  },
} satisfies typeof de;
