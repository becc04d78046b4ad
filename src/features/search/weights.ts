/** How much a page counts where several fit equally well: what we offer before what we tell about it. */
import type { Page, PageId } from '../../routes/table.ts';

const byFamily: Readonly<Record<string, number>> = {
  blog: 0.7,
  newsroom: 0.65,
  examples: 0.7,
  industries: 0.9,
  // Forty conversations hold every word there is; their goal's own page says what it is about.
  templates: 0.4,
};
const byPage: Readonly<Partial<Record<PageId, number>>> = {
  home: 0.7,
  pricing: 1.25,
  contact: 1.3,
  'contact-us': 1.3,
  aboutus: 1.5,
  'privacy-policy': 1,
  // Lists of articles: the article itself is the answer.
  blog: 0.5,
  newsroom: 0.6,
  // Whoever asks for the calculator wants to use it.
  'newsroom/open-calculator': 0.3,
  templates: 0.7,
  'integrations-directory': 0.8,
};

/** The fine print, unless it is asked for by its name. */
const legal = 0.75;

export const weightOf = (id: PageId, { family, view }: Page): number =>
  byPage[id] ?? (family && byFamily[family.name]) ?? (view === 'Legal' ? legal : 1);
