/** Solution pages, for the person responsible: goal, team, change of work, requirements (content-brief.md). */
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

/** A validated solution in a language, with the company tokens filled in. */
export const themeSolution = (theme: ThemeId, locale: Locale): SolutionText =>
  withCompany(solutionSchema.parse(solutions[locale][theme]));
