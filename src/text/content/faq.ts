/**
 * The most frequent questions in six groups (spec section 1). Ids are fragments, the same in both languages:
 * `/faq#cancel`.
 */
import type { Locale } from '../../routes/table.ts';
import { format } from '../format/format.ts';
import { smallCount } from '../format/smallCount.ts';
import { fill, fillCompanyTokens, platformTokens } from '../words/words.ts';
import { billing } from './billing.ts';
import { fromCms } from './currentContent.ts';
import { de } from './faq/de.ts';
import { en } from './faq/en.ts';
import { type FaqGroup, faqSchema } from './faq/schema.ts';
import { extraPrices } from './plans/figures.ts';
import { fillPlanNames, planOf } from './plans.ts';

const groups: Record<Locale, FaqGroup[]> = { de: faqSchema.parse(de), en: faqSchema.parse(en) };

/** The six groups with all figures filled in. */
export const faqFor = (locale: Locale): FaqGroup[] =>
  fillPlanNames(fillCompanyTokens(faqTextsFor(locale)), locale).map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({
      ...entry,
      answer: entry.answer.map((paragraph) => fill(paragraph, tokens(locale))),
    })),
  }));

/** The same with unfilled tokens. The CMS provides the entries; groups and further links come from the files. */
export function faqTextsFor(locale: Locale): FaqGroup[] {
  const given = fromCms('faq', locale);
  if (!given) return groups[locale];
  const own = new Map(groups[locale].flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  return groups[locale]
    .map((group) => ({
      ...group,
      entries: given
        .filter((entry) => entry.group === group.id)
        .map(({ key, question, answer }) => ({ ...own.get(key), id: key, question, answer })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const tokens = (locale: Locale) => ({
  ...platformTokens(locale),
  essentialPrice: format('price', planOf('essential', locale).price, locale),
  professionalPrice: format('price', planOf('professional', locale).price, locale),
  enterprisePrice: format('price', planOf('enterprise', locale).price, locale),
  essentialUsers: format('count', planOf('essential', locale).users, locale),
  professionalUsers: format('count', planOf('professional', locale).users, locale),
  enterpriseUsers: format('count', planOf('enterprise', locale).users, locale),
  operator: format('EUR', extraPrices.operator, locale),
  channel: format('EUR', extraPrices.channel, locale),
  paymentDays: billing.paymentDays,
  objectionWeeks: smallCount(billing.objectionWeeks, locale),
  noticeWeeks: smallCount(billing.noticeWeeks, locale),
  evaluationMonths: smallCount(billing.evaluationMonths, locale),
});
