/** Use-case pages, for the person who sets the assistant up, step by step (content-brief.md). */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import { isTheme, type ThemeId } from './themes.ts';
import { conversationalMarketing as deMarketing } from './use-cases/de/conversationalMarketing.ts';
import { customerService as deService } from './use-cases/de/customerService.ts';
import { eCommerceAndSales as deSales } from './use-cases/de/eCommerceAndSales.ts';
import { conversationalMarketing as enMarketing } from './use-cases/en/conversationalMarketing.ts';
import { customerService as enService } from './use-cases/en/customerService.ts';
import { eCommerceAndSales as enSales } from './use-cases/en/eCommerceAndSales.ts';
import { type UseCase, useCaseSchema } from './use-cases/schema.ts';

/** Anchors of spec section 2, the same in both languages: targets of menus and old links. */
export const useCaseAnchors = {
  'conversational-marketing': ['leadgenerierung', 'customer-engagement', 'terminbuchung', 'kundenfeedback'],
  'e-commerce-and-sales': ['e-commerce', 'vertriebsunterstuetzung', 'vertrieb-promotion'],
  'customer-service': ['supportanfragen', 'helpdesk-and-faq-automation', 'live-chat'],
} as const satisfies Record<ThemeId, readonly string[]>;

export const useCaseFiles: Record<Locale, Record<ThemeId, UseCase>> = {
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

/** The validated use case of a theme, tokens filled in; undefined if neither a file nor an entry has the theme. */
export function themeUseCase(theme: ThemeId, locale: Locale): UseCase;
export function themeUseCase(theme: string, locale: Locale): UseCase | undefined;
export function themeUseCase(theme: string, locale: Locale): UseCase | undefined {
  const own = () => (isTheme(theme) ? useCaseSchema.parse(useCaseFiles[locale][theme]) : undefined);
  return fillCompanyTokens(entryFromCms('text-use-case', locale, theme) ?? own());
}
