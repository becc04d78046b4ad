/** "Two months of the middle plan, ten of the small one": their sum, and "with VAT?" after it. */
import type { Locale } from '../../src/routes/table.ts';
import { vatShare } from '../../src/text/content/plans/figures.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { priceReply } from './composePriceReply.ts';
import type { ConversationFacts, PlanMonths } from './conversationFacts.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import { periodInWords } from './priceExtras.ts';
import { readFacts } from './readFacts.ts';
import { readPlanMonths } from './readPlanMonths.ts';

/** Undefined if neither the message nor the last sum is about months on two plans. */
export function answerPlanMonths(understood: AnalysedQuestion, earlier: ConversationFacts): BotReply | undefined {
  const { plain, locale } = understood;
  const asked = readFacts(understood, locale, earlier);
  const isSame = Object.keys(asked).every((name) => name === 'months' || name === 'isGross');
  const read =
    readPlanMonths(plain, locale) ?? (isSame && isOnlyAboutSum(plain, locale) ? earlier.planMonths : undefined);
  if (!read) return undefined;
  const total = totalOf(read);
  const text = composePlanMonths(read, locale);
  const words = wordsFor(locale).answers.prices;
  const withTax = fill(words.planMonthsGross, {
    share: format('percent', vatShare, locale),
    total: format('EUR', total * (1 + vatShare), locale),
    net: format('price', total, locale),
  });
  return priceReply(
    asked.isGross ? [withTax, text] : [text],
    read.map(({ plan }) => plan),
    locale,
  );
}

/** "Two months of the middle plan and ten months of the small one come to …" */
export function composePlanMonths(read: PlanMonths, locale: Locale): string {
  const [one, other] = read;
  return fill(wordsFor(locale).answers.prices.planMonths, {
    ...{ title: one.plan.title, other: other.plan.title },
    ...{ months: periodInWords(one.months, locale), otherMonths: periodInWords(other.months, locale) },
    price: format('price', one.plan.price, locale),
    otherPrice: format('price', other.plan.price, locale),
    total: format('price', totalOf(read), locale),
  });
}

const totalOf = ([one, other]: PlanMonths): number => one.months * one.plan.price + other.months * other.plan.price;
