import type { Locale } from '../../../routes/table.ts';
import { planNames } from '../../../text/content/plans.ts';
import { fill, wordsFor } from '../../../text/words/words.ts';
import { calculationContextFor } from '../calculationContextFor.ts';
import { inputNames } from '../inputRanges.ts';
import type { CalculatorTexts } from './SavingsCalculator.tsx';

/** Texts of the calculator in a language, independent of the input. */
export function calculatorTexts(locale: Locale): CalculatorTexts {
  const { calculator, pricing, roi } = wordsFor(locale);
  const { send: _, talk: __, thanks: ___, ...words } = calculator;
  const mistakes = Object.fromEntries(inputNames.map((name) => [name, roi.errors[name]]));
  return {
    ...calculationContextFor(locale).words,
    words: { ...words, boundary: fill(words.boundary, planNames(locale)) },
    mistakes: mistakes as CalculatorTexts['mistakes'],
    vatNote: pricing.vatNote,
  };
}
