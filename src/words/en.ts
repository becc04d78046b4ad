import type { Words } from './de.ts';
import { common } from './en/common.ts';
import { head } from './en/head.ts';
import { meta } from './en/meta.ts';

export const en = { common, head, meta } satisfies Words;
