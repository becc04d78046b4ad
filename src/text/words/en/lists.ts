import type { lists as de } from '../de/lists.ts';

export const lists = {
  trail: 'You are here',
  contents: 'In this article',
  all: 'All topics',
  pages: 'Pages of this list',
  page: 'Page',
  newer: 'Newer',
  older: 'Older',
} satisfies typeof de;
