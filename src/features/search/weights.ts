/** Score factors of pages for equally good matches: the offer ranks above articles about it. */
import type { Page, PageId } from '../../routes/table.ts';

const byFamily: Readonly<Record<string, number>> = {
  blog: 0.7,
  newsroom: 0.65,
  examples: 0.7,
  industries: 0.9,
  // Forty conversations contain almost every word; the page of their goal describes the topic.
  templates: 0.4,
};
const byPage: Readonly<Partial<Record<PageId, number>>> = {
  home: 0.7,
  pricing: 1.25,
  faq: 1.15,
  newsletter: 1.2,
  contact: 1.3,
  'contact-us': 1.3,
  aboutus: 1.5,
  'privacy-policy': 0.9,
  // Lists of articles: the article itself should rank higher.
  blog: 0.5,
  newsroom: 0.6,
  // A search for the calculator should lead to the calculator itself.
  'newsroom/open-calculator': 0.3,
  templates: 0.5,
  'integrations-directory': 0.8,
};

/** Factor for legal pages; a query for their name still finds them. */
const legal = 0.75;

export const weightOf = (id: PageId, { family, view }: Page): number =>
  byPage[id] ?? (family && byFamily[family.name]) ?? (view === 'Legal' ? legal : 1);
