/** Pages that only the content system has, made of the site's sections. */
import type { Locale } from '../../routes/table.ts';
import { fillAll } from '../words/fill.ts';
import { fillCompanyTokens, platformTokens } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import type { FreePage } from './free-pages/schema.ts';
import { fillPlanNames } from './plans.ts';

export const freePageFiles: Record<Locale, Record<string, FreePage>> = { de: {}, en: {} };

export const freePage = (key: string, locale: Locale): FreePage | undefined =>
  fillPlanNames(fillAll(fillCompanyTokens(entryFromCms('text-page', locale, key)), platformTokens(locale)), locale);
