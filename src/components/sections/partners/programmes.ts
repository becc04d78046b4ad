/** Links of the partner programme pages. */
import type { PageId } from '../../../routes/table.ts';
import type { ProgrammeId } from '../../../text/words/de/partners.ts';

type Targets = { thanks: PageId; other: ProgrammeId; rulesLink: PageId };

export const programmes: Record<ProgrammeId, Targets> = {
  'solution-partner-program': {
    thanks: 'solution-partner-program-thanks',
    other: 'affiliate-program',
    rulesLink: 'pricing',
  },
  'affiliate-program': {
    thanks: 'affiliate-program-thanks',
    other: 'solution-partner-program',
    rulesLink: 'privacy-policy',
  },
};
