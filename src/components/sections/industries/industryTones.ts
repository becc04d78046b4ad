import type { IndustryId } from '../../../text/content/industries/schema.ts';
import type { Tone } from '../../ui/tone.ts';

/** The colour of each industry, in the order of the wall on the home page (two a row). */
const industryTones = {
  'public-sector': 'mint',
  retail: 'marigold',
  banking: 'ink',
  tourism: 'sky',
  'real-estate': 'paper',
  energy: 'petrol',
  insurance: 'sky',
  agencies: 'petrol-deep',
  healthcare: 'paper',
  manufacturing: 'mint',
} as const satisfies Record<IndustryId, Tone>;

/** Of an industry that only the content system has, too. */
export const toneOf = (id: string): Tone =>
  Object.entries<Tone>(industryTones).find(([own]) => own === id)?.[1] ?? 'mint';

export const industryWall = Object.keys(industryTones) as IndustryId[];
