import type { legal as de } from '../de/legal.ts';

export const legal = {
  contents: 'Contents',
  changed: 'Last changed on {date}',
  draft: {
    title: 'Draft',
    text: 'This text has not yet been reviewed by a lawyer. It applies only once the operator has confirmed it before launch.',
  },
} satisfies typeof de;
