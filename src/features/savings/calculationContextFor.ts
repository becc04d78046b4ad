import type { Locale } from '../../routes/table.ts';
import { pricedPlans } from '../../text/content/plans.ts';
import { wordsFor } from '../../text/words/words.ts';
import { type InputName, inputNames } from './inputRanges.ts';
import type { CalculationContext } from './resultInWords.ts';

/** Words, and title, price and users of the plans in a language: only the data that a calculation needs. */
export function calculationContextFor(locale: Locale): CalculationContext {
  const { labels, result } = wordsFor(locale).roi;
  return {
    locale,
    words: {
      labels: Object.fromEntries(inputNames.map((name) => [name, labels[name]])) as Record<InputName, string>,
      result,
    },
    plans: pricedPlans(locale).map(({ title, price, users }) => ({ title, price, users })),
  };
}
