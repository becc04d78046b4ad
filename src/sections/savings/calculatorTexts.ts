import type { CalculatorTexts } from '../../islands/SavingsCalculator.tsx';
import type { Locale } from '../../routes/table.ts';
import { inputNames } from '../../savings/ranges.ts';
import { termsFor } from '../../savings/terms.ts';
import { wordsFor } from '../../words/words.ts';

/** What the calculator says in a language, whatever is calculated. */
export function calculatorTexts(locale: Locale): CalculatorTexts {
  const { calculator, pricing, roi } = wordsFor(locale);
  const { send: _, talk: __, thanks: ___, ...words } = calculator;
  const mistakes = Object.fromEntries(inputNames.map((name) => [name, roi.errors[name]]));
  return {
    ...termsFor(locale).words,
    words,
    mistakes: mistakes as CalculatorTexts['mistakes'],
    vatNote: pricing.vatNote,
  };
}
