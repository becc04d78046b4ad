/** Solution pages, for the person responsible: goal, team, change of work, requirements (content-brief.md). */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import { conversationalMarketing as deMarketing } from './solutions/de/conversationalMarketing.ts';
import { customerService as deService } from './solutions/de/customerService.ts';
import { eCommerceAndSales as deSales } from './solutions/de/eCommerceAndSales.ts';
import { conversationalMarketing as enMarketing } from './solutions/en/conversationalMarketing.ts';
import { customerService as enService } from './solutions/en/customerService.ts';
import { eCommerceAndSales as enSales } from './solutions/en/eCommerceAndSales.ts';
import { type SolutionText, solutionSchema } from './solutions/schema.ts';
import { isTheme, type ThemeId } from './themes.ts';

export const solutionFiles: Record<Locale, Record<ThemeId, SolutionText>> = {
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

/** The validated solution of a theme, tokens filled in; undefined if neither a file nor an entry has the theme. */
export function themeSolution(theme: ThemeId, locale: Locale): SolutionText;
export function themeSolution(theme: string, locale: Locale): SolutionText | undefined;
export function themeSolution(theme: string, locale: Locale): SolutionText | undefined {
  const own = () => (isTheme(theme) ? solutionSchema.parse(solutionFiles[locale][theme]) : undefined);
  return fillCompanyTokens(entryFromCms('text-theme-solution', locale, theme) ?? own());
}
