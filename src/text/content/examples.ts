/** Examples of each theme: six complete dialogues with comments in the margin (content-brief.md). */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import { conversationalMarketing as deMarketing } from './examples/de/conversationalMarketing.ts';
import { customerService as deService } from './examples/de/customerService.ts';
import { eCommerceAndSales as deSales } from './examples/de/eCommerceAndSales.ts';
import { conversationalMarketing as enMarketing } from './examples/en/conversationalMarketing.ts';
import { customerService as enService } from './examples/en/customerService.ts';
import { eCommerceAndSales as enSales } from './examples/en/eCommerceAndSales.ts';
import { type Examples, examplesSchema } from './examples/schema.ts';
import { isTheme, type ThemeId } from './themes.ts';

export const exampleFiles: Record<Locale, Record<ThemeId, Examples>> = {
  de: {
    'conversational-marketing': deMarketing,
    'e-commerce-and-sales': deSales,
    'customer-service': deService,
  },
  en: {
    'conversational-marketing': enMarketing,
    'e-commerce-and-sales': enSales,
    'customer-service': enService,
  },
};

/** The validated examples of a theme, tokens filled in; undefined if neither a file nor an entry has the theme. */
export function themeExamples(theme: ThemeId, locale: Locale): Examples;
export function themeExamples(theme: string, locale: Locale): Examples | undefined;
export function themeExamples(theme: string, locale: Locale): Examples | undefined {
  const own = () => (isTheme(theme) ? examplesSchema.parse(exampleFiles[locale][theme]) : undefined);
  return fillCompanyTokens(entryFromCms('text-example', locale, theme) ?? own());
}
