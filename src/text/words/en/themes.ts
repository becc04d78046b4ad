import type { themes as de } from '../de/themes.ts';

/** Texts common to solutions, use cases and examples of all themes. */
export const themes = {
  useCase: {
    templates: 'See four templates',
    demo: 'Book a demo',
    examples: 'Read six conversations',
    statistic: 'Figure {number}',
    note: 'Stated by {brand}; meaning and source to be added',
    source: 'Source',
    solution: 'Planning this for a whole team? See the solution',
  },
  examples: {
    contents: 'The six conversations',
    talkLabel: 'Conversation with comments: {title}',
    note: 'Invented conversation',
    read: 'Read the conversation',
    back: 'Read the step-by-step guide',
    describe: 'Describe yours',
    invented:
      'Every conversation here is made up, companies and numbers included. Where a public body or a public emergency or advice line is named, it’s real.',
  },
  solution: {
    eyebrow: 'Solution: {name}',
    contact: 'Tell us your plans',
    guide: 'A guide for your team',
    roles: { show: 'The tasks and their owners', does: 'Does it', decides: 'Decides', asked: 'Consulted' },
    stages: { takes: 'It takes', done: 'Done when' },
    measures: {
      show: 'Each measure in detail',
      what: 'What you measure',
      tells: 'What it tells you',
      where: 'Where to find it',
      trap: 'How it misleads',
    },
    risks: { sign: 'Early sign', answer: 'What helps' },
    onward: {
      useCase: 'Read the guide',
      examples: 'Read the examples',
      products: 'Products involved',
      industries: 'Where it comes up',
    },
  },
} satisfies typeof de;
