/** German is the type: a key that is missing in another language does not compile. One file per area in de/. */
import { common } from './de/common.ts';
import { head } from './de/head.ts';
import { home } from './de/home.ts';
import { meta } from './de/meta.ts';
import { pictures } from './de/pictures.ts';

export const de = { common, head, home, meta, pictures };

export type Words = typeof de;
