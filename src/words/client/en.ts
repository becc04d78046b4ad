import type { words as de } from './de.ts';

export const words = {
  readOn: 'Continue in English',
} satisfies typeof de;
