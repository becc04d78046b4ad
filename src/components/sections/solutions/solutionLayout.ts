import type { SectionOf } from '../../../routes/pageSections.ts';
import { isTheme, type ThemeId } from '../../../text/content/themes.ts';
import type { Tone } from '../../ui/tone.ts';

type Section = SectionOf<'text-theme-solution'>;
type Layout = {
  /** Surface of the picture in the opening. */
  stage: 'mint' | 'sky';
  /** Surfaces of the sections, in the order of the page. */
  tones: Record<Exclude<Section, 'risks'>, Tone> & { risks: 'petrol-deep' | 'sky' };
};

const layouts: Record<ThemeId, Layout> = {
  'customer-service': {
    stage: 'mint',
    tones: {
      change: 'card',
      roles: 'paper',
      stages: 'card',
      risks: 'petrol-deep',
      measures: 'paper',
      decisions: 'card',
      next: 'paper',
    },
  },
  'conversational-marketing': {
    stage: 'sky',
    tones: {
      change: 'petrol-deep',
      decisions: 'paper',
      roles: 'card',
      stages: 'paper',
      risks: 'sky',
      measures: 'paper',
      next: 'card',
    },
  },
  'e-commerce-and-sales': {
    stage: 'mint',
    tones: {
      decisions: 'card',
      change: 'mint',
      stages: 'paper',
      roles: 'card',
      measures: 'paper',
      risks: 'petrol-deep',
      next: 'paper',
    },
  },
};

/** An entry that only the content system has looks like the first. */
export const solutionLayout = (theme: string): Layout => layouts[isTheme(theme) ? theme : 'customer-service'];

/** The sections of a solution's page in its own order. */
export const solutionSections = (theme: string) => Object.keys(solutionLayout(theme).tones) as Section[];
