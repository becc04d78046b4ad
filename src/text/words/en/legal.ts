import type { legal as de } from '../de/legal.ts';

export const legal = {
  contents: 'Contents',
  changed: 'Last changed on {date}',
  draft: {
    title: 'Draft',
    text: 'A lawyer has not yet checked this text. That will be done before launch; until then it is a draft.',
  },
} satisfies typeof de;
