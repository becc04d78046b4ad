/** The ten industry pages in a language. The types enforce the same entries in both languages. */
import { slugs } from '../../routes/slugs.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { fromCms } from './currentContent.ts';
import { de } from './industries/de.ts';
import { en } from './industries/en.ts';
import { type IndustryId, type IndustryText, industrySchema } from './industries/schema.ts';
import { fillPlanNames } from './plans.ts';

/**
 * Section order by the readers' priority. dialogue: the conversation first; duties: the division of tasks; records: the
 * data.
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

export const industryFiles: Record<Locale, Record<IndustryId, IndustryText>> = { de, en };

const industryIds = Object.keys(slugs.industries) as IndustryId[];

export const isIndustry = (id: string): id is IndustryId => id in slugs.industries;

/** The industry of a page; undefined for other pages. */
export const industryOf = (page: PageId | undefined): IndustryId | undefined =>
  industryIds.find((id) => page === `industries/${id}`);

/** @throws if a text does not match the schema */
export const industry = (id: IndustryId, locale: Locale): IndustryText & { layout: IndustryLayout } => ({
  ...fillPlanNames(fillCompanyTokens(textOf(id, locale)), locale),
  layout: layouts[id],
});

const textOf = (id: IndustryId, locale: Locale): IndustryText =>
  fromCms('text-industry', locale)?.[id] ?? industrySchema.parse(industryFiles[locale][id]);
