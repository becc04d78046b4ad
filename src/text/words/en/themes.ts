import type { themes as de } from '../de/themes.ts';

/** Texts common to solutions, use cases and examples of all themes. */
export const themes = {
  useCase: {
    templates: 'See four templates for it',
    eyebrow: 'Use case',
    demo: 'Book a demo',
    examples: 'Read six dialogues',
    statistic: 'Figure {number}',
    note: 'Stated by {brand}; meaning and source to be added',
    source: 'Source',
    solution: 'Responsible for all of it? See the solution',
  },
  examples: {
    eyebrow: 'Examples',
    contents: 'The six dialogues',
    talkLabel: 'Dialogue with comments: {title}',
    back: 'To the guide, step by step',
    demo: 'Discuss your own case',
    invented: 'All conversations are made up, and so are the numbers and companies in them.',
  },
  solution: {
    eyebrow: 'Solution: {name}',
    contact: 'Discuss your plans',
    guide: 'To the guide for your team',
    roles: { does: 'Does it', decides: 'Decides', asked: 'Is asked' },
    stages: { takes: 'It takes', done: 'Done when' },
    measures: { what: 'What you measure', tells: 'What it tells', where: 'Where it is', trap: 'How it misleads' },
    risks: { sign: 'Early sign', answer: 'What helps then' },
    onward: {
      useCase: 'To the guide',
      examples: 'To the examples',
      products: 'The products involved',
      industries: 'Industries where it comes up',
    },
  },
} satisfies typeof de;
