import type { words as de } from './de.ts';

export const words: typeof de = {
  kept: 'Our server cannot be reached right now. You are reading what your browser kept on {time}. Prices and details may have changed since.',
  again: 'Reload',
};
