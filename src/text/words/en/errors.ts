import type { ConversationLine } from '../conversationLine.ts';
import type { errors as de } from '../de/errors.ts';

const failed: ConversationLine[] = [
  { from: 'visitor', text: 'Was that me?' },
  { from: 'us', text: 'No, it was our fault, and it’s been recorded.' },
  { from: 'visitor', text: 'What can I do?' },
  { from: 'us', text: 'Please try again in a few minutes. Or write and tell us what you were about to do.' },
];

export const errors = {
  home: 'Back to the home page',
  contact: 'Write to us',
  pricing: 'See the prices',
  'not-found': {
    eyebrow: 'Error 404',
    title: 'This page could not be found',
    text: 'It may have moved, or there may be a typo in the address.',
    lines: [
      { from: 'visitor', text: 'Hello? I’m looking for a page.' },
      { from: 'us', text: 'There isn’t one at this address, or not any more. Sorry about that.' },
      { from: 'visitor', text: 'So where do I go now?' },
      { from: 'us', text: 'You can get anywhere from the home page. Or you can ask a person.' },
    ],
  },
  'server-error': {
    eyebrow: 'Error 500',
    title: 'Something went wrong on our side',
    text: 'We can’t show you this page just now.',
    lines: failed,
  },
  'unknown-middleware': {
    eyebrow: 'Error 500',
    title: 'Unknown middleware',
    text: 'This page is set up wrongly and can’t be shown.',
    lines: failed,
  },
  nested: 'An error occurred while showing the error page',
} satisfies typeof de;
