import type { faq as de } from '../de/faq.ts';
export const faq = {
  title: 'Ask away. Here\u00A0are the\u00A0answers.',
  lead: 'Sorted by topic. Each answer has a link you can send to a colleague.',
  groupsLabel: 'Topics',
  address: 'Link to this answer',
  closing: {
    visitor: 'What we wanted to know isn’t on the list.',
    team: 'Then ask it here.',
  },
} satisfies typeof de;
