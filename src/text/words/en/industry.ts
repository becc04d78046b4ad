import type { industry as de } from '../de/industry.ts';

export const industry = {
  templates: { label: 'Templates for your industry', text: 'Finished flows, each with its conversation.' },
  demo: 'Book a demo',
  toTalk: 'Read the conversation',
  openingLabel: 'How the conversation begins',
  talkLabel: 'Sample conversation with comments',
  assistant: 'The assistant takes on',
  people: 'Stays with people',
  table: 'Details, purpose and destination',
  what: 'Detail',
  why: 'What for',
  where: 'Where it goes',
} satisfies typeof de;
