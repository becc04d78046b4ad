/** "Two months of the middle plan, ten of the small one": their sum, and "with VAT?" after it. */
import { vatShare } from '../../src/text/content/plans/figures.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { priceReply } from './composePriceReply.ts';
import type { ConversationFacts } from './conversationFacts.ts';
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
  const [one, other] = read;
  const words = wordsFor(locale).answers.prices;
  const total = one.months * one.plan.price + other.months * other.plan.price;
  const text = fill(words.planMonths, {
    ...{ title: one.plan.title, other: other.plan.title },
    ...{ months: periodInWords(one.months, locale), otherMonths: periodInWords(other.months, locale) },
    price: format('price', one.plan.price, locale),
    otherPrice: format('price', other.plan.price, locale),
    total: format('price', total, locale),
  });
  const withTax = fill(words.planMonthsGross, {
    share: format('percent', vatShare, locale),
    total: format('EUR', total * (1 + vatShare), locale),
    net: format('price', total, locale),
  });
  return priceReply(asked.isGross ? [withTax, text] : [text], [one.plan, other.plan], locale);
}
