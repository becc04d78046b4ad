import type { chatLauncher as de } from '../de/chatLauncher.ts';

export const chatLauncher = {
  open: 'AI chat',
  write: 'Write to us',
  title: 'AI chat by {brand}',
} satisfies typeof de;
