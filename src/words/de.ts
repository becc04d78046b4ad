/** German is the type: a key that is missing in another language does not compile. One file per area in de/. */
import { common } from './de/common.ts';

export const de = { common };

export type Words = typeof de;
