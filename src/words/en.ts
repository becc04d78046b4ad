import type { Words } from './de.ts';
import { common } from './en/common.ts';
import { head } from './en/head.ts';
import { home } from './en/home.ts';
import { meta } from './en/meta.ts';
import { pictures } from './en/pictures.ts';

export const en = { common, head, home, meta, pictures } satisfies Words;
