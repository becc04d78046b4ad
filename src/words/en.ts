import type { Words } from './de.ts';
import { common } from './en/common.ts';

export const en = { common } satisfies Words;
