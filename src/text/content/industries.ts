/** The ten industry pages in a language. The types enforce the same entries in both languages. */
import type { SectionOf } from '../../routes/pageSections.ts';
import { slugs } from '../../routes/slugs.ts';
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import { de } from './industries/de.ts';
import { en } from './industries/en.ts';
import { type IndustryId, type IndustryText, industrySchema } from './industries/schema.ts';
import { fillPlanNames } from './plans.ts';

/** Orders by the readers' priority. dialogue: the conversation first; duties: the division of tasks; records: the data. */
const orders = {
  dialogue: ['tasks', 'data', 'connections', 'start'],
  duties: ['tasks', 'connections', 'data', 'start'],
  records: ['data', 'tasks', 'start', 'connections'],
} as const satisfies Record<string, readonly SectionOf<'text-industry'>[]>;
export type IndustryLayout = keyof typeof orders;

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

/** The sections of an industry's page in its own order. */
export const industrySections = (id: string) => orders[industryLayout(id)];

export const industryLayout = (id: string): IndustryLayout => (isIndustry(id) ? layouts[id] : 'dialogue');

/** Undefined for an id that neither a file nor an entry has. @throws if a text does not match the schema */
export function industry(id: IndustryId, locale: Locale): IndustryText;
export function industry(id: string, locale: Locale): IndustryText | undefined;
export function industry(id: string, locale: Locale): IndustryText | undefined {
  return fillPlanNames(fillCompanyTokens(textOf(id, locale)), locale);
}

const isIndustry = (id: string): id is IndustryId => id in slugs.industries;

const textOf = (id: string, locale: Locale): IndustryText | undefined =>
  entryFromCms('text-industry', locale, id) ??
  (isIndustry(id) ? industrySchema.parse(industryFiles[locale][id]) : undefined);
