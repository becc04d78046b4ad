import type { offline as de } from '../de/offline.ts';

export const offline: typeof de = {
  eyebrow: 'No connection',
  title: 'We can’t get through to you right now.',
  lead: 'Your browser can’t reach our server. Usually the connection’s to blame. As soon as you’re back online, this page will load by itself.',
  lines: [
    { from: 'visitor', text: 'Is everything I typed gone?' },
    { from: 'us', text: 'Most likely not. Go back one page: what you entered should still be in the form.' },
    { from: 'visitor', text: 'So what has reached you?' },
    { from: 'us', text: 'Only what we confirmed to you on a page. The rest is still with you.' },
  ],
  retry: 'Try again',
  kept: {
    title: 'What you can read meanwhile',
    lead: 'Pages your browser has kept for you, as they were at the time.',
  },
  keep: {
    label: 'Keep pages for reading offline',
    note: 'While this is on, your browser keeps the pages you open, for you to read offline. Switch it off, and they’re deleted.',
  },
};
