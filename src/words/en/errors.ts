import type { errors as de } from '../de/errors.ts';

export const errors = {
  home: 'Back to the home page',
  'not-found': {
    title: 'This page could not be found',
    text: 'It may have moved, or there may be a typo in the address.',
  },
  'server-error': {
    title: 'Something went wrong here',
    text: 'The fault is ours and has been recorded. Please try again in a few minutes.',
  },
  'unknown-middleware': {
    title: 'Unknown middleware',
    text: 'This page is set up wrongly. The fault is ours and has been recorded.',
  },
  nested: 'An error occurred while showing the error page',
} satisfies typeof de;
