import type { offline as de } from '../de/offline.ts';

export const offline: typeof de = {
  eyebrow: 'No connection',
  title: 'We can’t get through to you right now.',
  lead: 'Your browser can’t reach our server. Most of the time it’s the network. As soon as you’re back online, this page will load by itself.',
  lines: [
    { from: 'visitor', text: 'Is everything I typed gone?' },
    { from: 'us', text: 'Most likely not. Go back one page: what you entered should still be in the form.' },
    { from: 'visitor', text: 'So what has reached you?' },
    { from: 'us', text: 'Only what we confirmed to you on a page. Everything else is still with you.' },
  ],
  retry: 'Try again',
  kept: {
    title: 'What you can read meanwhile',
    lead: 'Pages you have already opened on this device, as they were at that time.',
  },
};
