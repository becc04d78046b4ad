import type { common as de } from '../de/common.ts';

export const common = {
  skipToContent: 'Skip to content',
} satisfies typeof de;
