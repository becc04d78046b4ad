/** Questions about prices and contract (spec section 9), with all figures from their single source. */

import type { Locale } from '../../routes/table.ts';
import { format } from '../format/format.ts';
import { smallCount } from '../format/smallCount.ts';
import { fillAll, type Tokens } from '../words/fill.ts';
import { platformTokens } from '../words/words.ts';
import { billing } from './billing.ts';
import { fromCms } from './currentContent.ts';
import { extraPrices } from './extraPrices.ts';
import { noticeDays } from './noticeDays.ts';
import { planFigureTokens, planNames, planOf } from './plans.ts';
import { de } from './pricing-questions/de.ts';
import { en } from './pricing-questions/en.ts';
import type { PricingQuestion } from './pricing-questions/pricingQuestion.ts';

export const pricingQuestionFiles: Record<Locale, PricingQuestion[]> = { de, en };

export const pricingQuestionsFor = (locale: Locale): PricingQuestion[] =>
  fillAll(fromCms('text-pricing', locale)?.pricingQuestions ?? pricingQuestionFiles[locale], tokens(locale));

const tokens = (locale: Locale): Tokens => ({
  ...planNames(locale),
  ...platformTokens(locale),
  ...planFigureTokens(locale),
  operator: format('EUR', extraPrices().operator, locale),
  channel: format('EUR', extraPrices().channel, locale),
  professionalAndChannel: format('EUR', planOf('professional', locale).price + extraPrices().channel, locale),
  ...noticeDays(locale),
  paymentDays: billing().paymentDays,
  objectionWeeks: smallCount(billing().objectionWeeks, locale),
  noticeWeeks: smallCount(billing().noticeWeeks, locale),
  returnedDebitFee: format('EUR', billing().returnedDebitFee, locale),
});
