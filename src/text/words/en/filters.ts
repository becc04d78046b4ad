import type { filters as de } from '../de/filters.ts';

export const filters = {
  label: 'Narrow down the list',
  submit: 'Show',
  reset: 'Show everything again',
  unknown: 'I don’t know one of the values in the address, so I’m leaving it out.',
} satisfies typeof de;
