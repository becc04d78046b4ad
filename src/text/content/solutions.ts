/** Solution pages: for the person responsible. Goal, team, how work changes, what it takes (content-brief.md). */
import type { Locale } from '../../routes/table.ts';
import { withCompany } from '../words/words.ts';
import { conversationalMarketing as deMarketing } from './solutions/de/conversational-marketing.ts';
import { customerService as deService } from './solutions/de/customer-service.ts';
import { eCommerceAndSales as deSales } from './solutions/de/e-commerce-and-sales.ts';
import { conversationalMarketing as enMarketing } from './solutions/en/conversational-marketing.ts';
import { customerService as enService } from './solutions/en/customer-service.ts';
import { eCommerceAndSales as enSales } from './solutions/en/e-commerce-and-sales.ts';
import { type SolutionText, solutionSchema } from './solutions/schema.ts';
import type { ThemeId } from './themes.ts';

const solutions: Record<Locale, Record<ThemeId, SolutionText>> = {
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

/** A solution in a language, checked, with the company's tokens filled in. */
export const themeSolution = (theme: ThemeId, locale: Locale): SolutionText =>
  withCompany(solutionSchema.parse(solutions[locale][theme]));
