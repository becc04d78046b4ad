import { fill } from '../../../text/words/fill.ts';
import { type CalculatorInput, calculateScenarios } from '../calculateScenarios.ts';
import { type CalculationContext, resultInWords } from '../resultInWords.ts';
import type { CalculatorWords } from './calculatorWords.ts';

/** The headline of the result and its facts, for the panel, the result bar and the status announcement. */
export function headlineOf(input: CalculatorInput, terms: CalculationContext, words: CalculatorWords) {
  const { shares, lines, onRequest, plan } = resultInWords(input, terms);
  const middle = (cells: readonly string[]) => cells[1] ?? '';
  const rate = shares[1] ?? '';
  const planFact = { name: words.facts.plan, value: plan ?? terms.words.result.onRequest };
  if (onRequest)
    return { label: fill(words.benefit, { rate }), figure: middle(lines.benefit.cells), plan, facts: [planFact] };
  const yearOne = { name: words.facts.yearOne, value: middle(lines.yearOne.cells) };
  const isLoss = (calculateScenarios(input, terms.plans).scenarios[1]?.offer?.yearOne ?? 0) < 0;
  return {
    label: fill(words.net, { rate }),
    figure: middle(lines.net.cells),
    plan,
    /** The first year, if it is a loss. */
    loss: isLoss ? yearOne : undefined,
    facts: [yearOne, { name: words.facts.payback, value: middle(lines.payback.cells) }, planFact],
  };
}
