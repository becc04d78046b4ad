import type { industry as de } from '../de/industry.ts';

export const industry = {
  templates: { label: 'Templates for your industry', text: 'Flows to adapt, with a sample conversation.' },
  demo: 'Book a demo',
  wall: 'All ten industries',
  talkLabel: 'Sample conversation with comments',
  assistant: 'The assistant can take on',
  people: 'Stays with your team',
  table: 'Details, purpose and recipients',
  what: 'Detail',
  why: 'What for',
  where: 'Where it goes',
} satisfies typeof de;
