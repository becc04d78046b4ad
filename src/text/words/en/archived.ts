import type { archived as de } from '../de/archived.ts';

export const archived = {
  mark: 'Archived version',
  note: 'You’re reading a short version from the past, which is no longer maintained.',
  todayTitle: 'What applies today',
  todayText: 'You will find the current state here:',
  todayLink: 'Go to today’s page ‘{page}’',
} satisfies typeof de;
