import type { chatLauncher as de } from '../de/chatLauncher.ts';

export const chatLauncher = {
  open: 'AI chat',
  title: 'AI chat by {brand}',
} satisfies typeof de;
