import type { common as de } from '../de/common.ts';

export const common = {
  skipToContent: 'Skip to content',
  toBeCompleted: 'to be completed before launch',
  speakers: { us: '{brand}', visitor: 'You' },
} satisfies typeof de;
