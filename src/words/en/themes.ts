import type { themes as de } from '../de/themes.ts';

/** What solutions, use cases and examples say alike, whatever their theme. */
export const themes = {
  useCase: {
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
    invented: 'All names, numbers and companies in the dialogues are made up.',
  },
  solution: {
    eyebrow: 'Solution',
    contact: 'Discuss your plans',
    useCase: 'To the guide for your team',
    before: 'So far',
    after: 'From now on',
  },
} satisfies typeof de;
