/**
 * The most frequent questions in six groups (spec section 1). Ids are fragments, the same in both languages:
 * `/faq#cancel`.
 */
import type { Locale } from '../../routes/table.ts';
import { format } from '../format/format.ts';
import { smallCount } from '../format/smallCount.ts';
import { fill, fillCompanyTokens, platformTokens } from '../words/words.ts';
import { billing } from './billing.ts';
import { evaluationMonths } from './billingSchema.ts';
import { fromCms } from './currentContent.ts';
import { extraPrices } from './extraPrices.ts';
import { de } from './faq/de.ts';
import { en } from './faq/en.ts';
import { type FaqGroup, type FaqGroupTexts, faqSchema } from './faq/schema.ts';
import { noticeDays } from './noticeDays.ts';
import { fillPlanNames, planFigureTokens, planOf } from './plans.ts';

const groups: Record<Locale, FaqGroup[]> = { de: faqSchema.parse(de), en: faqSchema.parse(en) };

/** The six groups with all figures filled in. */
export function faqFor(locale: Locale): FaqGroup[] {
  const figures = figuresFor(locale);
  return fillPlanNames(fillCompanyTokens(faqTextsFor(locale)), locale).map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({
      ...entry,
      answer: entry.answer.map((paragraph) => fill(paragraph, figures)),
    })),
  }));
}

const textsOf = (all: FaqGroup[]): FaqGroupTexts =>
  Object.fromEntries(
    all.map(({ id, title, lead, entries }) => {
      const more = entries.flatMap((entry) => (entry.more ? [[entry.id, entry.more.label] as const] : []));
      return [id, { title, lead, more: Object.fromEntries(more) }];
    }),
  );

export const faqGroupFiles: Record<Locale, FaqGroupTexts> = { de: textsOf(groups.de), en: textsOf(groups.en) };

/** The groups with the texts of the CMS around their questions. */
function groupsOf(locale: Locale): FaqGroup[] {
  const texts = fromCms('text-faq', locale)?.groups;
  return groups[locale].map((group) => {
    const { title, lead, more: labels } = texts?.[group.id] ?? { ...group, more: {} };
    const entries = group.entries.map(({ more, ...entry }) => ({
      ...entry,
      ...(more && { more: { ...more, label: labels[entry.id] ?? more.label } }),
    }));
    return { ...group, title, lead, entries };
  });
}

/** The same with unfilled tokens. The CMS provides entries and texts; groups and targets of links are the files'. */
export function faqTextsFor(locale: Locale): FaqGroup[] {
  const given = fromCms('faq', locale);
  const ownGroups = groupsOf(locale);
  if (!given) return ownGroups;
  const own = new Map(ownGroups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  return ownGroups
    .map((group) => ({
      ...group,
      entries: given
        .filter((entry) => entry.group === group.id)
        .map(({ key, question, answer }) => ({ ...own.get(key), id: key, question, answer })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const figuresFor = (locale: Locale) => ({
  ...platformTokens(locale),
  ...planFigureTokens(locale),
  operator: format('EUR', extraPrices().operator, locale),
  channel: format('EUR', extraPrices().channel, locale),
  professionalAndChannel: format('EUR', planOf('professional', locale).price + extraPrices().channel, locale),
  ...noticeDays(locale),
  paymentDays: billing().paymentDays,
  objectionWeeks: smallCount(billing().objectionWeeks, locale),
  noticeWeeks: smallCount(billing().noticeWeeks, locale),
  evaluationMonths: smallCount(evaluationMonths, locale),
});
