/** The ten industry pages in a language, ready to show; both languages have the same entries by type. */
import { slugs } from '../../routes/slugs.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { withCompany } from '../words/words.ts';
import { de } from './industries/de.ts';
import { en } from './industries/en.ts';
import { type IndustryText, industrySchema } from './industries/schema.ts';
import { withPlanNames } from './plans.ts';

export type IndustryId = keyof typeof slugs.industries;

/**
 * What a reader of this industry wants to see first. dialogue: how it sounds; duties: who does what; records: what
 * happens to the data.
 */
export type IndustryLayout = 'dialogue' | 'duties' | 'records';

const layouts: Record<IndustryId, IndustryLayout> = {
  retail: 'dialogue',
  manufacturing: 'duties',
  energy: 'records',
  insurance: 'dialogue',
  banking: 'records',
  healthcare: 'duties',
  'public-sector': 'duties',
  tourism: 'dialogue',
  'real-estate': 'records',
  agencies: 'duties',
};

const texts: Record<Locale, Record<IndustryId, IndustryText>> = { de, en };

const industryIds = Object.keys(slugs.industries) as IndustryId[];

export const isIndustry = (id: string): id is IndustryId => id in slugs.industries;

/** The industry a page is about; undefined for pages of other kinds. */
export const industryOf = (page: PageId | undefined): IndustryId | undefined =>
  industryIds.find((id) => page === `industries/${id}`);

/** @throws when a text does not fit the schema */
export const industry = (id: IndustryId, locale: Locale): IndustryText & { layout: IndustryLayout } => ({
  ...withPlanNames(withCompany(industrySchema.parse(texts[locale][id])), locale),
  layout: layouts[id],
});
